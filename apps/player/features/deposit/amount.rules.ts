import { moneyLimits } from '@saya/contract/limits'
import { formatPesos, formatWhole, groupDigits, parsePesos, type Units, unitsPerPeso } from '@saya/money'

/** What a payment method takes, as the server tells it: pesos with two places. */
export interface Range {
  readonly min_amount: string
  readonly max_amount: string
}

/** Only digits are typed, and no zero before them: amounts are whole pesos. */
export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, 9)
}

/** An amount as people write it: 2,000. */
export function groupedOf(digits: string): string {
  return groupDigits(digits)
}

/** The whole pesos of an amount as the server writes it. */
export function wholePesos(amount: string): string {
  const units = parsePesos(amount)
  return units === null ? '' : formatWhole(units)
}

export function isWithin(digits: string, range: Range | undefined): boolean {
  const amount = parsePesos(digits, 0)
  const [least, most] = [parsePesos(range?.min_amount ?? ''), parsePesos(range?.max_amount ?? '')]
  if (amount === null || least === null || most === null) return false
  return least <= amount && amount <= most
}

/** What a ticket adds to a deposit: a share of it up to a cap, rounded down to centavos; nothing below the threshold. */
export function bonusOf(digits: string): string | null {
  const amount = parsePesos(digits, 0)
  if (amount === null || amount < BigInt(moneyLimits.cashbackThresholdPesos) * unitsPerPeso) return null
  const share = (amount * BigInt(moneyLimits.cashbackPercent)) / 100n
  const cap = BigInt(moneyLimits.cashbackCapPesos) * unitsPerPeso
  return formatPesos(smallerOf(share, cap))
}

function smallerOf(one: Units, other: Units): Units {
  return one < other ? one : other
}
