import { formatPesos } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { listOwn } from './coupon.store.ts'

/** Every cashback ticket, and what it brought, for the copy of the member's own data. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const rows = await listOwn(tx, uid)
  return rows.map(({ place, given_at, deposit_id: deposit, used_at, bonus }) => ({
    place,
    given_at: Math.floor(given_at / 1000),
    deposit,
    used_at: used_at === null ? null : Math.floor(used_at / 1000),
    bonus: bonus === null ? null : formatPesos(bonus),
  }))
}
