import { kycLimits } from '@saya/contract/limits'
import { type Task, task } from '../../../platform/jobs/index.ts'
import { type ReachDeps, reachMember } from './reachMember.ts'
import { reminderJob } from './reminderJob.ts'
import { isClockRunning, standingAt } from './standing.rules.ts'
import { findStanding } from './standing.store.ts'

/** Which language a member reads is not known here, so everything is said twice. */
function sentence(hoursLeft: number): string {
  return [
    `Saya: please verify your account within ${hoursLeft} hours, or it will be restricted. Open Account > KYC.`,
    `I-verify ang iyong account sa loob ng ${hoursLeft} oras, kung hindi ay malilimitahan ito. Buksan ang Account > KYC.`,
  ].join('\n')
}

/**
 * Reminds a member who still has not submitted: by e-mail where they proved an address, else, or where that is refused, by
 * text. Tried again later when the day has no text left.
 */
export function remind(deps: ReachDeps): Task {
  const { db, clock } = deps
  return task(reminderJob, async ({ uid: digits, hours }) => {
    const uid = BigInt(digits)
    const nowMs = clock.now()
    const kept = await db.member(uid, tx => findStanding(tx, uid))
    // Whoever has submitted since, or is frozen by now, is told something else.
    if (!kept || !isClockRunning(standingAt(kept.standing, kept.createdAtMs, nowMs))) return
    const text = sentence(kycLimits.deadlineHours - hours)
    await reachMember(deps, uid, { subject: 'Verify your Saya account', text })
  })
}
