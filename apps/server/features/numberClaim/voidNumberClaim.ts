import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { stopNumberClaims } from '../identity/index.ts'
import type { NumberClaimDeps } from './deps.ts'

/** Where nobody asks any more there is nothing to refuse, and the answer is the same. */
export function voidNumberClaim({
  db,
  clock,
}: Pick<NumberClaimDeps, 'db' | 'clock'>): Handler<typeof contract.numberClaim.voidNumberClaim> {
  return async ({ caller: { uid } }) => {
    await db.app(tx => stopNumberClaims(tx, uid, clock.now()))
    return done({})
  }
}
