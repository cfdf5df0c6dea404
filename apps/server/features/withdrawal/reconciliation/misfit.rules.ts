import { isPayout, type Word } from '../payout/send.ts'
import type { Withdrawal } from '../withdrawal.store.ts'

export type Misfit = Readonly<Record<string, string>>

/** How an answer is about something else than what was asked. Such a one is not believed in anything. */
export function misfitOf(
  { id, amount, payoutId }: Pick<Withdrawal, 'id' | 'amount' | 'payoutId'>,
  word: Word,
): Misfit | null {
  if (!isPayout(word)) return null
  const isOurs = word.reference === id && (payoutId === null || payoutId === word.id) && word.copies === undefined
  if (isOurs && word.amount === amount && word.currency === 'PHP') return null
  const currency = word.currency.slice(0, 10)
  return { payout: word.id, told: String(word.amount), wanted: String(amount), currency, state: word.state }
}
