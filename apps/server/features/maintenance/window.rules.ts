import { done, refuse } from '@saya/contract/outcome.ts'
import { dayMs } from '@saya/money'

export interface Span {
  readonly beginsAtMs: number
  readonly endsAtMs: number
}

interface PlannedWindow extends Span {
  readonly isCancelled: boolean
}

const mostAheadMs = 14 * dayMs
const longestMs = 3 * dayMs

export type WindowState = 'planned' | 'open' | 'over' | 'cancelled'

export function stateOf({ beginsAtMs, endsAtMs, isCancelled }: PlannedWindow, nowMs: number): WindowState {
  if (isCancelled) return 'cancelled'
  if (endsAtMs <= nowMs) return 'over'
  return beginsAtMs <= nowMs ? 'open' : 'planned'
}

/** A window as it is wished for: what should have begun begins now. */
export function readSpan({ beginsAtMs, endsAtMs }: Span, nowMs: number) {
  const span = { beginsAtMs: Math.max(beginsAtMs, nowMs), endsAtMs }
  return judge(span, nowMs)
}

/** The same of one that is there. What has begun has begun, and what is over stays so. */
export function moveSpan(kept: PlannedWindow, { beginsAtMs, endsAtMs }: Span, nowMs: number) {
  const state = stateOf(kept, nowMs)
  if (state === 'open') return judge({ beginsAtMs: kept.beginsAtMs, endsAtMs }, nowMs)
  return state === 'planned' ? readSpan({ beginsAtMs, endsAtMs }, nowMs) : refuse('window_over')
}

function judge(span: Span, nowMs: number) {
  if (span.endsAtMs <= Math.max(span.beginsAtMs, nowMs)) return refuse('window_order')
  const isFar = span.beginsAtMs > nowMs + mostAheadMs || span.endsAtMs - span.beginsAtMs > longestMs
  return isFar ? refuse('window_far') : done(span)
}
