import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { NumberClaimDeps } from './deps.ts'
import { findOpenOf } from './numberClaim.store.ts'
import { maskNumber } from './numberClaim.view.ts'

export function getNumberClaim({
  db,
  clock,
}: Pick<NumberClaimDeps, 'db' | 'clock'>): Handler<typeof contract.numberClaim.getNumberClaim> {
  return async ({ caller: { uid } }) => {
    const open = await db.app(tx => findOpenOf(tx, uid, clock.now()))
    if (!open) return done({ is_open: false, new_phone: '', asked_at: 0 })
    return done({ is_open: true, new_phone: maskNumber(open.new_phone), asked_at: Math.floor(open.asked_at / 1000) })
  }
}
