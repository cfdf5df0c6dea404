import type { HarmTopic } from '@saya/contract/harmDesk/topics.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { refuse } from '@saya/contract/outcome.ts'
import { manilaDay } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { contactTransitions, isWholeSeen, judgeEnding, lockWaiting, reopenContact, wasAnswered } from '../harm/index.ts'
import type { StaffDeps } from '../staff/index.ts'
import { changeContact } from './changeContact.ts'
import { findContact } from './contact.store.ts'

/** What was said stays with the contact; the audit log says how it ended. Where nobody answered it is open again in the same commit. */
export function finishContact(deps: StaffDeps): Handler<typeof officeContract.harmDesk.finishContact> {
  const { db, clock } = deps
  return async call => {
    const { uid, id, way, said, outcome, next_on: nextOn, seen_topics: seenTopics } = call.body
    const seen = await db.member(uid, tx => findContact(tx, uid, id))
    if (!seen) return refuse('not_found')
    const to = contactTransitions.judge(seen.status as 'taken', 'finish')
    if (!to.ok) return refuse(to.code)
    if (seen.taken_by !== call.caller.operatorId) return refuse('contact_not_yours')
    const nowMs = clock.now()
    const judged = judgeEnding({ way, outcome, nextOn }, manilaDay(nowMs))
    if (!judged.ok) return refuse(judged.code)
    const ended = { status: to.data, way, outcome, next_on: nextOn || null }
    return changeContact(deps, call, {
      seen,
      set: { ...ended, said, done_at: instant(nowMs) },
      after: ended,
      ...(wasAnswered(outcome)
        ? { judge: tx => judgeSeen(tx, uid, seenTopics ?? (seen.topics as HarmTopic[])) }
        : { follow: (tx, row) => reopenContact(tx, row, nowMs) }),
    })
  }
}

/** What the member wrote behind what was read is not finished with it. */
async function judgeSeen(tx: MemberTx, uid: bigint, seen: readonly HarmTopic[]): Promise<'contact_grew' | undefined> {
  const held = await lockWaiting(tx, uid)
  return held && !isWholeSeen(seen, held.topics as HarmTopic[]) ? 'contact_grew' : undefined
}
