import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import type { NumberClaimDeskDeps } from './deps.ts'
import { findNumberClaim } from './numberClaim.store.ts'

/** What somebody needs to call the person back. That it was looked at is on record before it is shown. */
export function revealNumberClaim({
  db,
  clock,
}: NumberClaimDeskDeps): Handler<typeof officeContract.numberClaim.revealNumberClaim> {
  return async call => {
    const { id, reason } = call.body
    const row = await db.app(tx => findNumberClaim(tx, id))
    if (!row) return refuse('not_found')
    const object = { kind: 'numberClaim', id } as const
    const act = { action: 'number.reveal', object, uid: row.uid, reason, nowMs: clock.now() } as const
    await db.app(tx => actAs(tx, call, act))
    return done({ new_phone: row.new_phone, words: row.words })
  }
}
