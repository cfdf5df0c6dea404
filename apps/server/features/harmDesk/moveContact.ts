import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { contactTransitions } from '../harm/index.ts'
import { actFirst, type StaffDeps } from '../staff/index.ts'
import { findContact, openColumns, setContact, takenColumns } from './contact.store.ts'
import { viewContact } from './contact.view.ts'

/** Whoever takes a contact that a colleague has takes it over, on record. */
export function moveContact(deps: StaffDeps): Handler<typeof officeContract.harmDesk.moveContact> {
  const { db, clock } = deps
  return async call => {
    const { uid, id, from, event } = call.body
    const seen = await db.member(uid, tx => findContact(tx, uid, id))
    if (!seen) return refuse('not_found')
    const to = contactTransitions.judge(from, event)
    if (!to.ok || seen.status !== from) return refuse('changed_meanwhile')
    const object = { kind: 'contact', id } as const
    const change = { before: { status: from, by: seen.taken_name }, after: { status: to.data } }
    const act = { action: 'harm.contact', object, uid, ...change } as const
    return actFirst(deps, { actor: call, act }, () =>
      db.member(uid, async tx => {
        const nowMs = clock.now()
        const set = event === 'take' ? takenColumns(call.caller, nowMs) : openColumns
        const row = await setContact(tx, { id, status: from, takenBy: seen.taken_by }, set)
        const looking = { operatorId: call.caller.operatorId, nowMs }
        return row ? done(viewContact(row, looking)) : refuse('changed_meanwhile')
      }),
    )
  }
}
