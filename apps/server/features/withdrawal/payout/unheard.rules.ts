import { type DaySpan, isWithin } from '@saya/money'
import type { Pair } from '../reconciliation/pairUp.rules.ts'

/** Whether the gateway's list says something of a withdrawal on a day that would change how it stands with us. */
export function isUnheard(span: DaySpan, { own, payout }: Pair): boolean {
  if (!payout || !isWithin(span, payout.changedAtMs)) return false
  const isOpen = own.status === 'paying' || own.status === 'timeout'
  if (payout.state === 'paid') return isOpen
  return payout.state !== 'pending' && (isOpen || own.status === 'completed')
}

/** Whether we paid on a day what the list does not have, or has under way still. */
export function isDoubtful(span: DaySpan, { own, payout }: Pair): boolean {
  if (own.status !== 'completed' || !isWithin(span, own.endedAtMs ?? 0)) return false
  return payout === undefined || payout.state === 'pending'
}
