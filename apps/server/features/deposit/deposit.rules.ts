import type { DepositStatus } from '@saya/contract/deposit/status.ts'
import { dayMs } from '@saya/money'
import type { TakenPayment } from '../../platform/gateway/paymentGateway.ts'
import { declareTransitions } from '../../platform/transition/transition.rules.ts'

/** What can happen to a deposit: the gateway took the money, nothing can be paid any more, or its time is over. */
export type DepositEvent = 'paid' | 'closed' | 'ranOut'

/** What is not here cannot happen. A status without events is the end, but for money that arrives late. */
export const { table: transitions, next: nextStatus } = declareTransitions<DepositStatus, DepositEvent>({
  initial: ['pending'],
  table: {
    pending: { paid: 'completed', closed: 'canceled', ranOut: 'timeout' },
    timeout: { paid: 'completed' },
    completed: {},
    canceled: {},
  },
})

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** After that it is over for the member; money that comes later is taken all the same. */
export const openMs = 30 * minuteMs

interface Waiting {
  readonly status: DepositStatus
  readonly payUrl: string
  readonly isLeft: boolean
  readonly hasBreak: boolean
  readonly createdAtMs: number
}

/** Whether somebody may be sent to its page: while it waits, and nothing speaks against paying there. */
export function isPayable({ status, payUrl, isLeft, hasBreak, createdAtMs }: Waiting, nowMs: number): boolean {
  return status === 'pending' && payUrl !== '' && !isLeft && !hasBreak && nowMs - createdAtMs < openMs
}

const earlyChecksMs = [1, 3, 10, 30].map(minutes => minutes * minuteMs)
const lastHourlyMs = 72 * hourMs
const lastDailyMs = 30 * dayMs

interface PolledDeposit {
  readonly status: DepositStatus
  readonly createdAtMs: number
}

/** When the gateway is asked next about a deposit that it has told us of, and how that stands now; nothing where never. */
export function nextLookMs(
  { status, createdAtMs }: PolledDeposit,
  nowMs: number,
  { hasList = true } = {},
): number | null {
  if (status === 'pending' || status === 'timeout') return nextCheckMs(createdAtMs, nowMs, { hasList })
  // Nothing is to be paid on a page that is closed, and a gateway without a list would tell of it to whoever asks alone.
  return status === 'canceled' && !hasList ? nextDailyMs(createdAtMs, nowMs) : null
}

function nextDailyMs(createdAtMs: number, nowMs: number): number | null {
  const daily = (Math.floor((nowMs - createdAtMs) / dayMs) + 1) * dayMs
  return daily <= lastDailyMs ? createdAtMs + daily : null
}

/**
 * When the gateway is asked next, whatever it told us: soon and seldomer, then hourly for three days. One that has no list
 * of what it took is asked daily for a month: nothing else tells of money that comes later and whose event is lost.
 */
export function nextCheckMs(createdAtMs: number, nowMs: number, { hasList = true } = {}): number | null {
  const ageMs = nowMs - createdAtMs
  const early = earlyChecksMs.find(atMs => atMs > ageMs)
  if (early !== undefined) return createdAtMs + early
  const hourly = (Math.floor(ageMs / hourMs) + 1) * hourMs
  if (hourly <= lastHourlyMs) return createdAtMs + hourly
  return hasList ? null : nextDailyMs(createdAtMs, nowMs)
}

/** Why money that was taken is not credited, but kept for a person to look at. */
export type BreakReason = 'amount' | 'currency' | 'second' | 'canceled' | 'unknown' | 'taken'

export interface PaymentBreak {
  readonly payment: TakenPayment
  readonly reason: BreakReason
}

interface JudgedDeposit {
  readonly status: DepositStatus
  readonly amount: bigint
  readonly paymentId: string | null
  readonly createdAtMs: number
}

export interface Verdict {
  readonly event: DepositEvent | null
  /** What it is credited with, where the event is that it was paid. */
  readonly credit: TakenPayment | null
  readonly breaks: readonly PaymentBreak[]
}

export interface GatewayReport {
  readonly paid: readonly TakenPayment[]
  readonly isClosed: boolean
}

/**
 * What the gateway's own word comes to for a deposit. One payment of exactly its amount is credited, ever; of every other
 * it is said why not.
 */
export function judge(deposit: JudgedDeposit, { paid, isClosed }: GatewayReport, nowMs: number): Verdict {
  const breaks: PaymentBreak[] = []
  let credit: TakenPayment | null = null
  for (const payment of paid) {
    if (payment.id === deposit.paymentId) continue
    const reason = faultOf(deposit, payment, credit !== null)
    if (reason) breaks.push({ payment, reason })
    else credit = payment
  }
  if (credit) return { event: 'paid', credit, breaks }
  const isOver = nowMs - deposit.createdAtMs >= openMs
  const event = isClosed ? 'closed' : isOver ? 'ranOut' : null
  return { event: event && nextStatus(deposit.status, event) ? event : null, credit, breaks }
}

function faultOf({ status, amount }: JudgedDeposit, payment: TakenPayment, isCredited: boolean): BreakReason | null {
  if (payment.currency !== 'PHP') return 'currency'
  if (payment.amount !== amount) return 'amount'
  if (isCredited) return 'second'
  if (nextStatus(status, 'paid')) return null
  return status === 'canceled' ? 'canceled' : 'second'
}
