import { instapayMostPesos } from '@saya/contract/withdrawal/pesonet.ts'
import { formatPesos, parsePesos, type Units, unitsPerPeso } from '@saya/money'
import { isWholeAmount } from '../../shared/typedAmount.ts'
import type { Intent } from './intent.ts'

/** What is known when somebody says how much: what the channel takes, and what of their balance is free. */
export interface WithdrawLimits {
  readonly min_amount: string
  readonly max_amount: string
  readonly withdrawable: string
}

export type AmountFault = 'required' | 'pattern' | 'minimum' | 'maximum'

function units(amount: string): Units {
  return parsePesos(amount) ?? 0n
}

function wholePesos(amount: Units): string {
  return String(amount / unitsPerPeso)
}

/** The most that can be withdrawn at once, in whole pesos: what the channel takes, and what is free. */
export function mostDigits({ max_amount, withdrawable }: Omit<WithdrawLimits, 'min_amount'>): string {
  const [max, free] = [units(max_amount), units(withdrawable)]
  return wholePesos(free < max ? free : max)
}

/** What is withdrawn as it stands: all of it follows what can be withdrawn. */
export function follow(intent: Intent, limits: WithdrawLimits): Intent {
  return intent.isAll ? { ...intent, digits: mostDigits(limits) } : intent
}

/** As it was looked at. It follows nothing any more, whatever becomes of the balance and the accounts. */
export function freeze(intent: Intent, payeeId: string): Intent {
  return { ...intent, isAll: false, payeeId }
}

/** Whether a quick amount can be taken: none is more than what can be withdrawn. */
export function isQuickPickOpen(amount: string, limits: WithdrawLimits): boolean {
  return units(amount) <= BigInt(mostDigits(limits)) * unitsPerPeso
}

/** Whether a channel takes more than goes at once: the rest goes with the banks' cycles. */
export function takesBeyondInstapay({ max_amount }: Pick<WithdrawLimits, 'max_amount'>): boolean {
  return units(max_amount) > BigInt(instapayMostPesos) * unitsPerPeso
}

/** What is wrong with an amount, by its first fault. */
export function amountFault(digits: string, limits: WithdrawLimits): AmountFault | null {
  if (digits === '') return 'required'
  const amount = isWholeAmount(digits) ? parsePesos(digits, 0) : null
  if (amount === null) return 'pattern'
  if (amount < units(limits.min_amount)) return 'minimum'
  return amount > BigInt(mostDigits(limits)) * unitsPerPeso ? 'maximum' : null
}

/** While one types, only what more digits cannot make right is told. */
export function isToldAtOnce(fault: AmountFault | null): boolean {
  return fault === 'maximum' || fault === 'pattern'
}

/** How much of the play that a credit asks for is done, in percent. */
export function playedPercent({ done, turnover_required }: { done: string; turnover_required: string }): number {
  const required = units(turnover_required)
  const percent = required > 0n ? (units(done) * 100n) / required : 100n
  return Number(percent)
}

/** What of a balance cannot be withdrawn yet. */
export function nonWithdrawable({ balance, withdrawable }: { balance: string; withdrawable: string }): string {
  return formatPesos(units(balance) - units(withdrawable))
}

/** An amount as people write it: 500,000. */
export function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** The whole pesos of an amount on the wire, as people write them. */
export function groupedPesos(amount: string): string {
  return grouped(wholePesos(units(amount)))
}
