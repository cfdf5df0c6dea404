import { kycLimits } from '@saya/contract/limits'
import type { Clock } from '../../../platform/clock.ts'
import type { AppTx, Database } from '../../../platform/db/database.ts'
import { type Task, task } from '../../../platform/jobs/index.ts'
import type { MailSender } from '../../../platform/mail/mailSender.ts'
import type { SmsSender } from '../../../platform/sms/smsSender.ts'
import { reminderJob } from './reminderJob.ts'
import { isClockRunning, standingAt } from './standing.rules.ts'
import { findStanding } from './standing.store.ts'

export interface ReminderDeps {
  readonly db: Database
  readonly clock: Clock
  readonly sms: SmsSender
  /** The day's budget of texts, which whoever sends codes keeps. */
  readonly texts: {
    take(tx: AppTx, nowMs: number): Promise<boolean>
    giveBack(tx: AppTx, nowMs: number): Promise<void>
  }
  readonly mail: MailSender
  phoneOf(uid: bigint): Promise<string>
  /** The address a member proved to be theirs; empty where there is none. */
  emailOf(uid: bigint): Promise<string>
}

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
export function remind(deps: ReminderDeps): Task {
  const { db, clock, sms, mail, texts } = deps
  return task(reminderJob, async ({ uid: text, hours }) => {
    const uid = BigInt(text)
    const nowMs = clock.now()
    const kept = await db.member(uid, tx => findStanding(tx, uid))
    // Whoever has submitted since, or is frozen by now, is told something else.
    if (!kept || !isClockRunning(standingAt(kept.standing, kept.createdAtMs, nowMs))) return
    const said = sentence(kycLimits.deadlineHours - hours)
    const email = await deps.emailOf(uid)
    if (email && (await mail.send({ to: email, subject: 'Verify your Saya account', text: said })) !== 'refused') return
    if (!(await db.app(tx => texts.take(tx, nowMs)))) throw new Error('No text is left today for a reminder.')
    if ((await sms.send({ to: await deps.phoneOf(uid), text: said })) !== 'refused') return
    await db.app(tx => texts.giveBack(tx, nowMs))
    throw new Error('The carrier refused the reminder.')
  })
}
