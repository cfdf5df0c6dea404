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

interface KeptItem {
  readonly gives: GoodsGift
  readonly price: bigint
  readonly is_on: boolean
  readonly updated_at: number
}

interface AgreedPrice {
  readonly price: bigint
  readonly proposedAtMs: number
}

/** Whether two of staff agreed that the item, as it stands, may cost so little. A price of what it was before a change opens nothing. */
function isPriceAgreed(price: bigint, kept: KeptItem, agreed: AgreedPrice | undefined): boolean {
  return agreed !== undefined && agreed.proposedAtMs >= kept.updated_at && price >= agreed.price
}

/** What a member sees a thing to be. Its other texts and pictures say more of the same. */
interface Look {
  readonly name_en: string
  readonly name_tl: string
  readonly imgs: readonly string[]
}

function isSameThing(wish: Look, kept: Look): boolean {
  return wish.name_en === kept.name_en && wish.name_tl === kept.name_tl && wish.imgs[0] === kept.imgs[0]
}

/**
 * Whether a thing may be on as it is wished for: the same thing as it stood on before, at that price or dearer, or as it stands since a
 * colleague was asked who agreed. Of what gives money the least is known, and what is off nobody can redeem.
 */
export function isThingAgreed(
  wish: Look & Pick<GoodsWish, 'gives' | 'price' | 'is_on'>,
  kept: (Look & KeptItem) | undefined,
  agreed: AgreedPrice | undefined,
): boolean {
  if (wish.gives !== '' || !wish.is_on) return true
  if (kept?.gives !== '' || !isSameThing(wish, kept)) return false
  const price = BigInt(wish.price)
  return (kept.is_on && price >= kept.price) || isPriceAgreed(price, kept, agreed)
}

type Limit = Pick<GoodsWish, 'gives' | 'gives_amount' | 'most_per_person' | 'is_on'>

/** How many tickets the goods that are on offer one member; nothing where there is no limit. What the member had before is counted by itself. */
export function ticketsOf(goods: readonly Limit[]): number | undefined {
  const on = goods.filter(({ gives, is_on }) => gives === 'ticket' && is_on)
  if (on.some(({ most_per_person: most }) => most === 0)) return undefined
  return on.reduce((sum, { gives_amount: tickets, most_per_person: most }) => sum + tickets * most, 0)
}

export const ticketCap = mallLimits.ticketsPerPerson

interface TicketItem extends KeptItem {
  readonly gives_amount: bigint
  readonly most_per_person: number
}

/**
 * Whether tickets may be on as they are wished for: as they stood on before, dearer or fewer, or as they stand since a colleague was asked
 * who agreed. A coin buys no more tickets, and a member has no more of them, than two people have seen.
 */
export function areTicketsAgreed(
  { price: coins, gives_amount: amount, most_per_person: most }: Limit & Pick<GoodsWish, 'price'>,
  kept: TicketItem | undefined,
  agreed: AgreedPrice | undefined,
): boolean {
  if (kept?.gives !== 'ticket') return false
  const [price, each] = [BigInt(coins), BigInt(amount)]
  if (kept.is_on && price >= kept.price && each <= kept.gives_amount && most <= kept.most_per_person) return true
  const isAsAsked = each === kept.gives_amount && most === kept.most_per_person
  return isAsAsked && isPriceAgreed(price, kept, agreed)
}

/** How many more pieces a member can have, by the tickets that they had of any goods. Other goods have room for any number. */
export function ticketRoom(gives: GoodsGift, each: bigint, had: number): number {
  return gives === 'ticket' ? Math.max(0, Math.floor((ticketCap - had) / Number(each))) : Infinity
}
