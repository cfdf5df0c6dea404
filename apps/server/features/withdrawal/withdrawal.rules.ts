import type { WithdrawalStatus } from '@saya/contract/withdrawal/status.ts'
import type { Outcome } from '@saya/contract/withdrawal/withdrawal.ts'
import { declareTransitions } from '../../platform/transition/transition.rules.ts'

/**
 * What can happen to a withdrawal: it is released to be paid, staff decline it, and then what the gateway itself says of
 * it: paid, failed, or sent back after it was paid. Or the gateway has said nothing for too long.
 */
export type WithdrawalEvent = 'released' | 'declined' | 'paid' | 'failed' | 'ranOut' | 'returned'

/**
 * What is not here cannot happen. Only the gateway's own word ends what was sent to it, however long it is silent; what is
 * being paid can be declined where it was never sent.
 */
export const { table: transitions, next: nextStatus } = declareTransitions<WithdrawalStatus, WithdrawalEvent>({
  initial: ['under_review', 'paying'],
  table: {
    under_review: { released: 'paying', declined: 'canceled' },
    paying: { declined: 'canceled', paid: 'completed', failed: 'canceled', ranOut: 'timeout' },
    timeout: { paid: 'completed', failed: 'canceled' },
    completed: { returned: 'canceled' },
    canceled: {},
  },
})

/** Those whose money is held and that nothing has ended yet. */
export const openStatuses = ['under_review', 'paying', 'timeout'] as const satisfies readonly WithdrawalStatus[]

const outcomes: Readonly<Partial<Record<WithdrawalEvent, Outcome>>> = {
  declined: 'declined',
  failed: 'failed',
  returned: 'returned',
}

/** How an end is told, where it is not that the money arrived. */
export function outcomeOf(event: WithdrawalEvent): Outcome {
  return outcomes[event] ?? ''
}

/** What a gateway says of a payout, asked by its name or ours. */
export type PayoutState = 'pending' | 'paid' | 'failed'

interface JudgedWithdrawal {
  readonly status: WithdrawalStatus
  readonly deadlineMs: number
}

/** What the gateway's own word comes to; without a word, only time passes. */
export function judge(
  { status, deadlineMs }: JudgedWithdrawal,
  state: PayoutState | null,
  nowMs: number,
): WithdrawalEvent | null {
  const event = eventOf(status, state) ?? (nowMs >= deadlineMs ? 'ranOut' : null)
  return event && nextStatus(status, event) ? event : null
}

function eventOf(status: WithdrawalStatus, state: PayoutState | null): WithdrawalEvent | null {
  if (state === 'paid') return 'paid'
  if (state === 'failed') return status === 'completed' ? 'returned' : 'failed'
  return null
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

const earlyChecksMs = [1, 3, 10, 20, 30].map(minutes => minutes * minuteMs)
/** A bank may send money back days after it took it, and a gateway may have called failed what arrives all the same. */
const lateChecksMs = [1, 6, 24, 72, 168].map(hours => hours * hourMs)

interface WatchedWithdrawal {
  readonly status: WithdrawalStatus
  readonly outcome?: Outcome
  /** Since when it is paid, or whatever it was last. */
  readonly sinceMs: number
}

/** Whether the gateway itself ended it, in whichever way: it may change its mind. */
function isEndedByGateway(status: WithdrawalStatus, outcome: Outcome): boolean {
  return status === 'completed' || outcome === 'failed' || outcome === 'returned'
}

interface WithdrawalEnd {
  readonly status: WithdrawalStatus
  readonly outcome: Outcome
  readonly releasedAtMs: number | null
  readonly endedAtMs: number | null
}

/** Since when a withdrawal is watched: while its money is held, since it was let go. */
export function watched({ status, outcome, releasedAtMs, endedAtMs }: WithdrawalEnd): WatchedWithdrawal {
  const isEnded = isEndedByGateway(status, outcome)
  return { status, outcome, sinceMs: (isEnded ? endedAtMs : releasedAtMs) ?? 0 }
}

/** When the gateway is asked next, whatever it told us: while money is held, for ever; of what it ended, for a week. */
export function nextCheckMs({ status, outcome = '', sinceMs }: WatchedWithdrawal, nowMs: number): number | null {
  const ageMs = nowMs - sinceMs
  if (status === 'paying' || status === 'timeout') {
    const early = earlyChecksMs.find(atMs => atMs > ageMs)
    return sinceMs + (early ?? (Math.floor(ageMs / hourMs) + 1) * hourMs)
  }
  const late = isEndedByGateway(status, outcome) ? lateChecksMs.find(atMs => atMs > ageMs) : undefined
  return late === undefined ? null : sinceMs + late
}

/**
 * Whether a gateway that will not pay has not paid. The refusal of a repetition may mean that it is one, from a gateway
 * that took the first and does not list it yet; an hour later it lists all that it took, and was asked for that just before.
 */
export function isRefusalBelieved({ isFirst, ageMs }: { readonly isFirst: boolean; readonly ageMs: number }): boolean {
  return isFirst || ageMs >= hourMs
}

/** How long the gateway remembers that it was asked once already; after that it is never asked to pay again. */
export const sameKeyMs = 23 * hourMs

interface SendState {
  readonly status: WithdrawalStatus
  readonly sentAtMs: number | null
}

const lostMs = 72 * hourMs

/** Whether people may ask for its end: the gateway has not been asked to pay it for days, and may know nothing of it. */
export function isLost({ status, sentAtMs }: SendState, nowMs: number): boolean {
  return status === 'timeout' && sentAtMs !== null && nowMs - sentAtMs >= lostMs
}

interface ReleaseState extends SendState {
  readonly releasedAtMs: number | null
}

const unsentMs = 48 * hourMs

/** Whether it was let go so long ago that somebody is to know where it is not sent yet. */
export function isLongReleased({ releasedAtMs }: Pick<ReleaseState, 'releasedAtMs'>, nowMs: number): boolean {
  return releasedAtMs !== null && nowMs - releasedAtMs >= unsentMs
}

/** Whether nobody was asked to pay it, days after it was let go. What a gateway was asked for is never one. */
export function isUnsent(row: ReleaseState, nowMs: number): boolean {
  return row.status === 'paying' && row.sentAtMs === null && isLongReleased(row, nowMs)
}

/** Whether its member is told that it takes longer: it is sent at once, unless its gateway takes none. */
export function isHeldUp({ status, sentAtMs, releasedAtMs }: ReleaseState, nowMs: number): boolean {
  return status === 'paying' && sentAtMs === null && releasedAtMs !== null && nowMs - releasedAtMs >= hourMs
}

/** Whether a person may say that it is not paid: while it waits for them, and where it came to nobody who pays. */
export function mayDecline(row: ReleaseState, nowMs: number): boolean {
  return row.status === 'under_review' || isUnsent(row, nowMs)
}
