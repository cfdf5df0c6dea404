import type { MemberTx } from '../../platform/db/database.ts'
import { addCoupons, countCoupons } from '../coupon/index.ts'
import { post } from '../wallet/index.ts'
import type { Claim } from './claim/claim.store.ts'

const mostTries = 5

/** Gives at once what was redeemed: tickets, or pesos that are to be played once and count as no deposit. The wallet comes last. */
export async function deliver(tx: MemberTx, { id, uid, pieces, terms }: Claim, nowMs: number): Promise<void> {
  const total = BigInt(terms.givesAmount) * BigInt(pieces)
  if (terms.gives === 'ticket') return giveTickets(tx, { uid, count: Number(total), nowMs })
  const posted = await post(tx, { act: 'mall_voucher', uid, reference: id, amount: total, nowMs })
  if (!posted.ok) throw new Error(`The ledger refused the voucher of redemption ${id}: ${posted.code}.`)
}

interface Tickets {
  readonly uid: bigint
  readonly count: number
  readonly nowMs: number
}

/** Somebody else may give some in the same moment: then they are counted anew. */
async function giveTickets(tx: MemberTx, { uid, count, nowMs }: Tickets): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const { given } = await countCoupons(tx, uid)
    if (await addCoupons(tx, { uid, given, count, nowMs })) return
  }
  throw new Error(`No tickets could be given to ${uid}.`)
}
