import type { BatchStatus } from '@saya/contract/voucher/batch.ts'
import { voucherLimits } from '@saya/contract/voucher/batch.ts'
import { dayMs, daySpan, manilaDay, startOfManilaDay } from '@saya/money'
import { declareTransitions } from '../../../platform/transition/transition.rules.ts'

type BatchEvent = 'approved' | 'rejected' | 'issued' | 'voided'

/** What is not here cannot happen. Codes are told once, so nothing leads to `issued` twice. */
export const { next: nextStatus } = declareTransitions<BatchStatus, BatchEvent>({
  initial: ['proposed'],
  table: {
    proposed: { approved: 'approved', rejected: 'rejected', voided: 'void' },
    approved: { issued: 'issued', voided: 'void' },
    issued: { voided: 'void' },
    rejected: {},
    void: {},
  },
})

/** The end of a day in Manila, if vouchers made now may last until then. */
export function expiryMs(day: string, nowMs: number): number | undefined {
  const { untilMs: endMs } = daySpan(day)
  // A day that no month has is read as one of the next.
  if (!Number.isFinite(endMs) || manilaDay(endMs - 1) !== day) return undefined
  const days = (endMs - startOfManilaDay(nowMs)) / dayMs
  return days >= 1 && days <= voucherLimits.longestDays ? endMs : undefined
}
