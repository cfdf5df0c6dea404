import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actAs } from '../../staff/index.ts'
import type { RedemptionDeps } from '../deps.ts'
import { openRecipient } from '../recipientSeal.ts'
import { findRedemption } from '../redemption.store.ts'
import { viewDeskRedemption } from '../redemption.view.ts'

/** A name and an address are shown here, so that it was read is on record before it is answered. */
export function readRedemption(deps: RedemptionDeps): Handler<typeof officeContract.redemption.readRedemption> {
  const { db, clock } = deps
  return async call => {
    const { uid, id } = call.body
    const row = await db.member(uid, tx => findRedemption(tx, uid, id))
    if (!row || row.status === 'refused') return refuse('not_found')
    const object = { kind: 'redemption', id } as const
    await db.app(tx => actAs(tx, call, { action: 'redemption.read', object, uid, nowMs: clock.now() }))
    const recipient = openRecipient(row, deps)
    return done({ ...viewDeskRedemption(row, recipient, clock.now()), ...recipient, price: String(row.price) })
  }
}
