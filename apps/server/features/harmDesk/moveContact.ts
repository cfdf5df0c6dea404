import type { officeContract } from '@saya/contract/office.ts'
import { refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { contactTransitions } from '../harm/index.ts'
import type { StaffDeps } from '../staff/index.ts'
import { changeContact } from './changeContact.ts'
import { findContact, openColumns, takenColumns } from './contact.store.ts'

/** Whoever takes a contact that a colleague has takes it over, on record. Only whoever has one gives it back. */
export function moveContact(deps: StaffDeps): Handler<typeof officeContract.harmDesk.moveContact> {
  const { db, clock } = deps
  return async call => {
    const { uid, id, from, event } = call.body
    const seen = await db.member(uid, tx => findContact(tx, uid, id))
    if (!seen) return refuse('not_found')
    const to = contactTransitions.judge(from, event)
    if (!to.ok || seen.status !== from) return refuse('changed_meanwhile')
    if (event === 'leave' && seen.taken_by !== call.caller.operatorId) return refuse('contact_not_yours')
    const set = event === 'take' ? takenColumns(call.caller, clock.now()) : openColumns
    return changeContact(deps, call, { seen, set, after: { status: to.data } })
  }
}
