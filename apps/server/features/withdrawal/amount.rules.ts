import { formatWhole, parsePesos, type Units, unitsPerPeso } from '@saya/money'

export interface AmountLimits {
  readonly min: Units
  /** Of the channel. */
  readonly max: Units
  readonly withdrawable: Units
}

export type JudgedAmount =
  | { readonly ok: true; readonly amount: Units }
  | {
      readonly ok: false
      readonly code: 'withdraw_amount'
      readonly values: { readonly min: string; readonly max: string }
    }
  | {
      readonly ok: false
      readonly code: 'withdraw_minimum' | 'withdraw_maximum'
      readonly values: { readonly n: string }
    }

/** The most that can be withdrawn at once: what the channel takes, and of what is free the whole pesos. */
export function mostOf({ max, withdrawable }: AmountLimits): Units {
  const free = withdrawable - (withdrawable % unitsPerPeso)
  return free < max ? free : max
}

/** An amount as somebody typed it: up to nine digits without a zero in front, whole pesos, between the limits. */
export function judgeAmount(text: string, limits: AmountLimits): JudgedAmount {
  const { min, max } = limits
  const amount = /^[1-9]\d{0,8}$/.test(text) ? parsePesos(text, 0) : null
  if (amount === null) {
    return { ok: false, code: 'withdraw_amount', values: { min: formatWhole(min), max: formatWhole(max) } }
  }
  if (amount < min) return { ok: false, code: 'withdraw_minimum', values: { n: formatWhole(min) } }
  const most = mostOf(limits)
  if (amount > most) return { ok: false, code: 'withdraw_maximum', values: { n: formatWhole(most) } }
  return { ok: true, amount }
}
