import { firstBoxTerms, type BoxTerms } from '@saya/contract/box/box.ts'
import { boxShareOf } from '@saya/contract/box/boxShare.ts'
import type { Units } from '@saya/money'
import type { MemberTx, RefTx } from '../../platform/db/database.ts'
import { findBoxOdds, readCoinGifts } from './guard.store.ts'
import { listHeld } from './held.ts'
import { giftOf } from './rules/guard.rules.ts'
import { sidesOf } from './rules/terms.rules.ts'

const daysOfMonth = 31n

/** What the boxes of an ID come to in a month by the odds. */
export function boxGiftMonth(odds: BoxTerms['odds']): Units {
  return boxShareOf(odds) * daysOfMonth
}

/** The same of the odds that hold. */
export async function readBoxGifts(tx: RefTx | MemberTx): Promise<Units> {
  return boxGiftMonth((await findBoxOdds(tx)) ?? firstBoxTerms.odds)
}

/** What all gifts that hold come to for an ID in a month, those of coins among them, boxes apart. */
export async function sumGifts(tx: RefTx, nowMs: number): Promise<Units> {
  return (await sumPromotionGifts(tx, nowMs)) + (await readCoinGifts(tx))
}

export async function sumPromotionGifts(tx: RefTx, nowMs: number): Promise<Units> {
  const sums = sidesOf(await listHeld(tx, nowMs)).map(side => side.reduce((sum, { deal }) => sum + giftOf(deal), 0n))
  return sums.reduce((most, sum) => (sum > most ? sum : most), 0n)
}
