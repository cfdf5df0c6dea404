import { messageKinds } from '@saya/contract/message/messageKinds.ts'
import { dayMs } from '@saya/money'
import { type Task, task } from '../../../platform/jobs/index.ts'
import { type ReachDeps, reachMember } from '../standing/reachMember.ts'
import { resultJob } from './resultJob.ts'

const kinds = { full: 'kyc_approved', basic: 'kyc_approved_basic', rejected: 'kyc_rejected' } as const

/** Which language a member reads is not known here, so everything is said twice. */
function letterOf(decision: keyof typeof kinds): { readonly subject: string; readonly text: string } {
  const { title, text } = messageKinds[kinds[decision]]
  const [english, tagalog] = text()
  return { subject: `Saya: ${title[0]}`, text: [`Saya: ${title[0]}. ${english}`, `${title[1]}. ${tagalog}`].join('\n') }
}

/**
 * Tells a member who is not in the app what their verification came to. What is wrong with it stands in the app alone. What
 * could not be told for a day is no news any more: the message in the app is there.
 */
export function tellResult(deps: ReachDeps): Task {
  return task(resultJob, async ({ uid, decision, atMs }) => {
    if (deps.clock.now() - atMs <= dayMs) await reachMember(deps, BigInt(uid), letterOf(decision))
  })
}
