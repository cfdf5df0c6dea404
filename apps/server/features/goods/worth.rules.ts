import { type GoodsGift, type GoodsWish, ticketCoins } from '@saya/contract/goods/goods.ts'
import { mallLimits } from '@saya/contract/limits.ts'
import { coinsOfPeso } from '@saya/contract/task/task.ts'

type Worth = Pick<GoodsWish, 'gives' | 'gives_amount' | 'price'>

/**
 * The least that goods may cost: what they give in money, at the planned cost of a coin, by which all that members earn is judged. A voucher
 * never gives more for a coin. A ticket does, with a large deposit, which is why a member has only so many of them ever.
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

/** How many tickets the goods that are on offer one member; nothing where there is no limit. What the member had before is counted by itself. */
export function ticketsOf(goods: readonly Limit[]): number | undefined {
  const on = goods.filter(({ gives, is_on }) => gives === 'ticket' && is_on)
  if (on.some(({ most_per_person: most }) => most === 0)) return undefined
  return on.reduce((sum, { gives_amount: tickets, most_per_person: most }) => sum + tickets * most, 0)
}

export const ticketCap = mallLimits.ticketsPerPerson

interface TicketItem extends Omit<Limit, 'gives_amount'> {
  readonly gives_amount: bigint
  readonly price: bigint
  readonly updated_at: number
}

interface TicketPrice {
  readonly price: bigint
  readonly proposedAtMs: number
}

/**
 * Whether tickets may be on as they are wished for: as they stood on before, dearer or fewer, or as they stand since a colleague was asked
 * who agreed. A coin buys no more tickets, and a member has no more of them, than two people have seen.
 */
export function areTicketsAgreed(
  { price: coins, gives_amount: amount, most_per_person: most }: Limit & Pick<GoodsWish, 'price'>,
  kept: TicketItem | undefined,
  agreed: TicketPrice | undefined,
): boolean {
  if (kept?.gives !== 'ticket') return false
  const [price, each] = [BigInt(coins), BigInt(amount)]
  if (kept.is_on && price >= kept.price && each <= kept.gives_amount && most <= kept.most_per_person) return true
  const isAsAsked = each === kept.gives_amount && most === kept.most_per_person
  return agreed !== undefined && agreed.proposedAtMs >= kept.updated_at && isAsAsked && price >= agreed.price
}

/** How many more pieces a member can have, by the tickets that they had of any goods. Other goods have room for any number. */
export function ticketRoom(gives: GoodsGift, each: bigint, had: number): number {
  return gives === 'ticket' ? Math.max(0, Math.floor((ticketCap - had) / Number(each))) : Infinity
}
