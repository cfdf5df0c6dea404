import type { BoxTerms } from '@saya/contract/box/box.ts'
import { refuse } from '@saya/contract/outcome.ts'
import { formatPesos, groupDigits } from '@saya/money'
import type { RefTx } from '../../../platform/db/database.ts'
import { boxGiftMonth, readGiftCap, sumGifts } from '../../promotion/index.ts'
import { mayBeOdds } from '../box.rules.ts'

/** What is wrong with the odds, if anything is. */
export function refuseOdds({ odds }: BoxTerms) {
  if (mayBeOdds(odds)) return undefined
  const sum = odds.reduce((whole, { weight }) => whole + weight, 0)
  return { ...refuse('box_odds'), values: { sum: groupDigits(String(sum)) } }
}

/** Whether a member's boxes of a month, by the odds, are beyond what an ID may be given with all other gifts. */
export async function refuseGift(tx: RefTx, { odds }: BoxTerms, nowMs: number) {
  const total = (await sumGifts(tx, nowMs)) + boxGiftMonth(odds)
  const giftCap = await readGiftCap(tx)
  if (total <= giftCap) return undefined
  return { ...refuse('box_gift'), values: { total: formatPesos(total), cap: formatPesos(giftCap) } }
}
