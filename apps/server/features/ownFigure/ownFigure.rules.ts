import { isBonusType } from '@saya/contract/transaction/cashTypes.ts'
import type { Units } from '@saya/money'

/** What was bet and won in the rounds that ended on a day. */
export interface DayPlay {
  readonly day: string
  readonly bet: Units
  readonly win: Units
}

/** What was posted on a day, by the kind of the posting. */
export interface DayMoney {
  readonly day: string
  readonly kind: number
  readonly amount: Units
}

export interface Payments {
  readonly paidIn: Units
  readonly paidOut: Units
}

export interface Figure extends Payments {
  readonly bet: Units
  readonly won: Units
  readonly bonus: Units
}

const nothing: Figure = { paidIn: 0n, paidOut: 0n, bet: 0n, won: 0n, bonus: 0n }

/** What a posting of each kind adds to which figure. What staff put right and what play gives back adds to none. */
function figureOfPosting({ kind, amount }: Omit<DayMoney, 'day'>): Partial<Figure> {
  switch (kind) {
    // A deposit, and a voucher that was exchanged.
    case 10:
    case 20:
      return { paidIn: amount }
    // A withdrawal is out of the wallet once it is asked for, and in it again where it was not paid, or came back.
    case 11:
      return { paidOut: amount }
    case 12:
    case 14:
      return { paidOut: -amount }
    // What games gave beside their rounds, and what they corrected.
    case 4:
    case 5:
      return { won: amount }
    case 51:
      return { bonus: -amount }
    default:
      return isBonusType(kind) ? { bonus: amount } : {}
  }
}

/** What was paid in and out, of postings by their kind. */
export function paymentsOf(postings: readonly Omit<DayMoney, 'day'>[]): Payments {
  return postings.map(figureOfPosting).reduce(add, nothing)
}

/** The figures of each of these days, of all that was told of them. */
export function figuresByDay(
  days: readonly string[],
  { play, money }: { readonly play: readonly DayPlay[]; readonly money: readonly DayMoney[] },
): ReadonlyMap<string, Figure> {
  const figures = new Map(days.map(day => [day, nothing]))
  function count(day: string, part: Partial<Figure>): void {
    const known = figures.get(day)
    if (known) figures.set(day, add(known, part))
  }
  for (const { day, bet, win } of play) count(day, { bet, won: win })
  for (const posting of money) count(posting.day, figureOfPosting(posting))
  return figures
}

export function sumFigures(figures: readonly Figure[]): Figure {
  return figures.reduce(add, nothing)
}

function add(one: Figure, more: Partial<Figure>): Figure {
  return {
    paidIn: one.paidIn + (more.paidIn ?? 0n),
    paidOut: one.paidOut + (more.paidOut ?? 0n),
    bet: one.bet + (more.bet ?? 0n),
    won: one.won + (more.won ?? 0n),
    bonus: one.bonus + (more.bonus ?? 0n),
  }
}
