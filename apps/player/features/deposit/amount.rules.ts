import { moneyLimits } from '@saya/contract/limits'
import { formatPesos, formatWhole, parsePesos, type Units, unitsPerPeso } from '@saya/money'
import { isWholeAmount } from '../../shared/typedAmount.ts'

/** What a payment method takes, as the server tells it: pesos with two places. */
export interface Range {
  readonly min_amount: string
  readonly max_amount: string
}

/** The whole pesos of an amount as the server writes it. */
export function wholePesos(amount: string): string {
  const units = parsePesos(amount)
  return units === null ? '' : formatWhole(units)
}

/** Whether what stands in the field is an amount that the method takes. */
export function isWithin(held: string, range: Range | undefined): boolean {
  const amount = isWholeAmount(held) ? parsePesos(held, 0) : null
  const [least, most] = [parsePesos(range?.min_amount ?? ''), parsePesos(range?.max_amount ?? '')]
  if (amount === null || least === null || most === null) return false
  return least <= amount && amount <= most
}

/** What a ticket adds to a deposit: a share of it up to a cap, rounded down to centavos; nothing below the threshold. */
export function bonusOf(held: string): string | null {
  const amount = isWholeAmount(held) ? parsePesos(held, 0) : null
  if (amount === null || amount < BigInt(moneyLimits.cashbackThresholdPesos) * unitsPerPeso) return null
  const share = (amount * BigInt(moneyLimits.cashbackPercent)) / 100n
  const cap = BigInt(moneyLimits.cashbackCapPesos) * unitsPerPeso
  return formatPesos(smallerOf(share, cap))
}

function smallerOf(one: Units, other: Units): Units {
  return one < other ? one : other
}
