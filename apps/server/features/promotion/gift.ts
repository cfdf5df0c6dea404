import { firstBoxTerms, type BoxTerms } from '@saya/contract/box/box.ts'
import { boxMeanOf } from '@saya/game-math'
import { type Units, unitsPerCentavo } from '@saya/money'
import type { MemberTx, RefTx } from '../../platform/db/database.ts'
import { findBoxOdds } from './guard.store.ts'
import { offeredOf } from './offered.ts'
import { listLive } from './promotion.store.ts'

const daysOfMonth = 31n

/** What an ID's boxes of a month come to by the odds, each rounded up to centavos. */
export function boxGiftMonth(odds: BoxTerms['odds']): Units {
  const mean = boxMeanOf(odds)
  return ((mean + unitsPerCentavo - 1n) / unitsPerCentavo) * unitsPerCentavo * daysOfMonth
}

/** The same of the odds that hold. */
export async function readBoxGifts(tx: RefTx | MemberTx): Promise<Units> {
  return boxGiftMonth((await findBoxOdds(tx)) ?? firstBoxTerms.odds)
}

/** What all gifts that hold come to for an ID, boxes apart. */
export async function sumGifts(tx: RefTx): Promise<Units> {
  const live = (await listLive(tx)).filter(({ stoppedAtMs }) => stoppedAtMs === null).map(offeredOf)
  return live.filter(({ deal }) => deal.pays === 'once').reduce((sum, { deal }) => sum + deal.most, 0n)
}
