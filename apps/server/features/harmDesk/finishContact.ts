import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { manilaDay } from '@saya/money'
import { instant } from '../../platform/db/instant.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { contactTransitions } from '../harm/index.ts'
import { actFirst, type StaffDeps } from '../staff/index.ts'
import { findContact, setContact } from './contact.store.ts'
import { viewContact } from './contact.view.ts'

/** What was said stays with the contact; the audit log says how it ended. */
export function finishContact(deps: StaffDeps): Handler<typeof officeContract.harmDesk.finishContact> {
  const { db, clock } = deps
  return async call => {
    const { uid, id, way, said, outcome, next_on: nextOn } = call.body
    const { operatorId } = call.caller
    const seen = await db.member(uid, tx => findContact(tx, uid, id))
    if (!seen) return refuse('not_found')
    if (seen.status !== 'taken') return refuse('changed_meanwhile')
    if (seen.taken_by !== operatorId) return refuse('contact_not_yours')
    if (nextOn !== '' && nextOn <= manilaDay(clock.now())) return refuse('contact_next_past')
    const to = contactTransitions.judge(seen.status, 'finish')
    if (!to.ok) return refuse('changed_meanwhile')
    const object = { kind: 'contact', id } as const
    const change = { before: { status: seen.status }, after: { status: to.data, way, outcome, next_on: nextOn } }
    return actFirst(deps, { actor: call, act: { action: 'harm.contact', object, uid, ...change } }, () =>
      db.member(uid, async tx => {
        const nowMs = clock.now()
        const set = { status: to.data, way, said, outcome, next_on: nextOn || null, done_at: instant(nowMs) }
        const row = await setContact(tx, { id, status: 'taken', takenBy: operatorId }, set)
        return row ? done(viewContact(row, { operatorId, nowMs })) : refuse('changed_meanwhile')
      }),
    )
  }
}
