import { type GoodsGift, type GoodsWish, ticketCoins } from '@saya/contract/goods/goods.ts'
import { mallLimits } from '@saya/contract/limits.ts'
import { coinsOfPeso } from '@saya/contract/task/task.ts'

type Worth = Pick<GoodsWish, 'gives' | 'gives_amount' | 'price'>

/**
 * The least that goods may cost: what they give in money, at the planned cost of a coin. All that members earn is judged by that cost, so no
 * coin may ever buy more.
 */
export function leastPriceOf({ gives, gives_amount: amount }: Pick<Worth, 'gives' | 'gives_amount'>): number {
  const of: Readonly<Record<GoodsGift, number>> = {
    '': 1,
    voucher: amount * coinsOfPeso,
    ticket: amount * ticketCoins,
  }
  return of[gives]
}

/**
 * Whether a thing may be on at its price: as it stood on before or dearer, or from what two of staff agreed on. Of what gives money the
 * least is known, and what is off nobody can redeem.
 */
export function isPriceAgreed(
  { gives, price, is_on }: Pick<GoodsWish, 'gives' | 'price' | 'is_on'>,
  agreed: readonly (number | undefined)[],
): boolean {
  return gives !== '' || !is_on || agreed.some(least => least !== undefined && price >= least)
}

type Limit = Pick<GoodsWish, 'gives' | 'gives_amount' | 'most_per_person' | 'is_on'>

/** How many tickets one member could redeem from goods that are on; nothing where there is no limit. */
export function ticketsOf(goods: readonly Limit[]): number | undefined {
  const on = goods.filter(({ gives, is_on }) => gives === 'ticket' && is_on)
  if (on.some(({ most_per_person: most }) => most === 0)) return undefined
  return on.reduce((sum, { gives_amount: tickets, most_per_person: most }) => sum + tickets * most, 0)
}

export const ticketCap = mallLimits.ticketsPerPerson
