import { formatPesos, type Units, unitsPerCentavo, unitsPerPeso } from '@saya/money'
import { moneyLimits } from '../limits.ts'

const cap = BigInt(moneyLimits.cashbackCapPesos) * unitsPerPeso
const least = BigInt(moneyLimits.cashbackThresholdPesos) * unitsPerPeso

/** The ticket as it is printed. Its minimum was always 100; what counts is `leastForBonus`. */
export const cashbackTicket = {
  share_percent: moneyLimits.cashbackPercent,
  cap: formatPesos(cap),
  min_amount: '100.00',
} as const

/** The least deposit that a ticket may be used for. */
export const leastForBonus = formatPesos(least)

/** What a ticket adds to a deposit: a share of it up to a cap, rounded down to centavos; nothing below the threshold. */
export function bonusFor(amount: Units): Units {
  if (amount < least) return 0n
  const share = (amount * BigInt(moneyLimits.cashbackPercent)) / 100n
  const whole = share - (share % unitsPerCentavo)
  return whole < cap ? whole : cap
}
