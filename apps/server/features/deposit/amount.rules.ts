import { formatWhole, parsePesos, type Units, unitsPerPeso } from '@saya/money'

interface Limits {
  readonly min_amount: Units
  readonly max_amount: Units
}

/** What somebody means to pay, if it is an amount that the channel takes. */
export function amountWithin(text: string, { min_amount, max_amount }: Limits): Units | null {
  // A zero in front is no amount as people write it, and whoever meant 0.100 is not to pay a hundred.
  const amount = /^0\d/.test(text) ? null : parsePesos(text)
  return amount !== null && amount >= min_amount && amount <= max_amount ? amount : null
}

/** The limits as the sentence about them has them: whole pesos bare, others with their centavos. */
export function writtenLimits({ min_amount, max_amount }: Limits): { readonly min: string; readonly max: string } {
  return { min: bare(min_amount), max: bare(max_amount) }
}

function bare(amount: Units): string {
  const pesos = formatWhole(amount)
  const rest = (amount % unitsPerPeso) / 100n
  return rest === 0n ? pesos : `${pesos}.${String(rest).padStart(2, '0')}`
}
