import { mallLimits } from '@saya/contract/limits'

export interface Means {
  readonly price: bigint
  readonly balance: bigint
  readonly stock: number
  /** 0 is any number. */
  readonly most: number
  /** How many the member has of it. */
  readonly had: number
}

/** So many pieces can be chosen: as many as are paid for, are there and may be had, and never less than one. */
export function mostPieces({ price, balance, stock, most, had }: Means): number {
  const payable = balance / price
  const allowed = most === 0 ? mallLimits.pieces : most - had
  return Math.max(1, Math.min(Number(payable), stock, allowed, mallLimits.pieces))
}

/** What it is that allows no more than the most: what is there, where several do. */
export function boundOf(means: Means): 'stock' | 'purse' | 'limit' {
  const most = mostPieces(means)
  if (means.stock <= most) return 'stock'
  return means.balance / means.price <= BigInt(most) ? 'purse' : 'limit'
}

/** What the button says, and whether it does anything: exactly enough is enough. */
export function buttonOf({
  price,
  balance,
  stock,
  most,
  had,
}: Means): 'restocking' | 'limitReached' | 'insufficient' | 'redeemNow' {
  if (stock === 0) return 'restocking'
  if (most > 0 && had >= most) return 'limitReached'
  return balance < price ? 'insufficient' : 'redeemNow'
}

/** A number as it is typed, in groups: three, three and four, and one more in front where it begins with a nought. */
export function shownNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 11)
  const first = digits.startsWith('0') ? 4 : 3
  return [digits.slice(0, first), digits.slice(first, first + 3), digits.slice(first + 3)].filter(Boolean).join(' ')
}
