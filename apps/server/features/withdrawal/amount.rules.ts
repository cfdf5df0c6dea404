import { parsePesos, type Units, unitsPerPeso } from '@saya/money'

export interface AmountLimits {
  readonly min: Units
  /** Of the channel. */
  readonly max: Units
  readonly withdrawable: Units
}

type AmountRefusal = 'withdraw_amount' | 'withdraw_minimum' | 'withdraw_maximum'

export type JudgedAmount =
  | { readonly ok: true; readonly amount: Units }
  | { readonly ok: false; readonly code: AmountRefusal; readonly values: Readonly<Record<string, string>> }

/** The most that can be withdrawn at once: what the channel takes, and of what is free the whole pesos. */
export function mostOf({ max, withdrawable }: AmountLimits): Units {
  const free = withdrawable - (withdrawable % unitsPerPeso)
  return free < max ? free : max
}

/** An amount as somebody typed it: up to nine digits, whole pesos, between the limits. */
export function judgeAmount(text: string, limits: AmountLimits): JudgedAmount {
  const { min, max } = limits
  const amount = /^\d{1,9}$/.test(text) ? parsePesos(text, 0) : null
  if (amount === null || amount === 0n) return refused('withdraw_amount', { min: written(min), max: written(max) })
  if (amount < min) return refused('withdraw_minimum', { n: written(min) })
  const most = mostOf(limits)
  return amount > most ? refused('withdraw_maximum', { n: written(most) }) : { ok: true, amount }
}

function refused(code: AmountRefusal, values: Readonly<Record<string, string>>): JudgedAmount {
  return { ok: false, code, values }
}

/** Pesos as a sentence has them: 500,000. */
function written(amount: Units): string {
  return String(amount / unitsPerPeso).replace(/\B(?=(\d{3})+$)/g, ',')
}
