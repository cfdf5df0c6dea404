import type { MemberTx } from '../../platform/db/database.ts'
import { giveCoupons } from '../coupon/index.ts'
import { post } from '../wallet/index.ts'
import type { Claim } from './claim/claim.store.ts'

/** Gives at once what was redeemed: tickets, or pesos that are to be played once and count as no deposit. The wallet comes last. */
export async function deliver(tx: MemberTx, { id, uid, pieces, terms }: Claim, nowMs: number): Promise<void> {
  const total = BigInt(terms.givesAmount) * BigInt(pieces)
  if (terms.gives === 'ticket') return giveCoupons(tx, { uid, count: Number(total), nowMs })
  const posted = await post(tx, { act: 'mall_voucher', uid, reference: id, amount: total, nowMs })
  if (!posted.ok) throw new Error(`The ledger refused the voucher of redemption ${id}: ${posted.code}.`)
}
