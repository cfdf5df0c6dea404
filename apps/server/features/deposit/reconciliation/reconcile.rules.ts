import type { DepositMismatchKind } from '@saya/contract/reconciliation/mismatchKinds.ts'
import { type Tally, tally } from '@saya/money'
import type { TakenPayment } from '../../../platform/gateway/paymentGateway.ts'

/** What became of a payment that the gateway told of. */
export type Fate =
  | {
      readonly kind: 'credited'
      readonly amount: bigint
      /** What people credited of it besides, as a break: nothing ever may be. */
      readonly again?: bigint
    }
  | { readonly kind: 'kept'; readonly isClosed: boolean }

export interface Order {
  readonly name: string
  readonly amount: bigint
  readonly paymentId: string
}

export interface DepositPosting {
  readonly reference: string
  readonly amount: bigint
}

/** One day at one gateway, as each of the three has it. */
export interface DayBooks {
  /** What the gateway took on that day. */
  readonly told: readonly TakenPayment[]
  /** Of these, and of what the orders of that day were credited with. */
  readonly fates: ReadonlyMap<string, Fate>
  /** Deposits and breaks that were credited on that day. */
  readonly orders: readonly Order[]
  readonly postings: readonly DepositPosting[]
  /** Every payment that the gateway's list has around that day; nothing where it has no list. */
  readonly listed: ReadonlySet<string> | null
}

export interface Mismatch {
  readonly kind: DepositMismatchKind
  readonly name: string
  /** In its currency. */
  readonly amount: bigint
  readonly currency: string
  /** In pesos. */
  readonly otherAmount: bigint
}

export interface DayReport {
  readonly told: Tally
  readonly credited: Tally
  readonly kept: Tally
  readonly ordered: Tally
  readonly posted: Tally
  readonly mismatches: readonly Mismatch[]
}

/**
 * Lays the three side by side: every payment has an end, every order its payment and its posting, every posting its order. The
 * sums are pesos alone: money of another currency is nobody's until people have seen to it, and is told by itself.
 */
export function reconcile({ told, fates, orders, postings, listed }: DayBooks): DayReport {
  const ends = told.map(payment => ({ payment, fate: fates.get(payment.id) }))
  const pesos = ends.filter(({ payment }) => payment.currency === 'PHP')
  const mismatches = [
    ...ends.flatMap(judgeEnd),
    ...[...fates].flatMap(judgeTwice),
    ...orders
      .filter(({ paymentId }) => listed && !listed.has(paymentId))
      .map(order => found('unreported', order.paymentId, order)),
    ...judgeLedger(orders, postings),
  ]
  return {
    told: tally(pesos.map(({ payment }) => payment)),
    credited: tally(pesos.filter(({ fate }) => fate?.kind === 'credited').map(({ payment }) => payment)),
    kept: tally(pesos.filter(({ fate }) => fate?.kind === 'kept').map(({ payment }) => payment)),
    ordered: tally(orders),
    posted: tally(postings),
    mismatches,
  }
}

function judgeEnd({ payment, fate }: { readonly payment: TakenPayment; readonly fate: Fate | undefined }): Mismatch[] {
  if (!fate) return [found('missing', payment.id, payment)]
  const otherAmount = fate.kind === 'credited' ? fate.amount : 0n
  if (payment.currency !== 'PHP') {
    const isSeenTo = fate.kind === 'kept' && fate.isClosed
    return isSeenTo ? [] : [found('currency', payment.id, { ...payment, otherAmount })]
  }
  if (fate.kind === 'kept' || fate.amount === payment.amount) return []
  return [found('amount', payment.id, { ...payment, otherAmount })]
}

/** One payment has one order, whatever was told of it when. */
function judgeTwice([paymentId, fate]: readonly [string, Fate]): Mismatch[] {
  if (fate.kind !== 'credited' || fate.again === undefined) return []
  return [found('twice', paymentId, { amount: fate.amount, otherAmount: fate.again })]
}

function judgeLedger(orders: readonly Order[], postings: readonly DepositPosting[]): Mismatch[] {
  const posted = new Map(postings.map(({ reference, amount }) => [reference, amount]))
  const ordered = new Set(orders.map(({ name }) => name))
  return [
    ...orders
      .filter(({ name, amount }) => posted.get(name) !== amount)
      .map(order => found('unposted', order.name, { amount: order.amount, otherAmount: posted.get(order.name) ?? 0n })),
    ...postings.filter(({ reference }) => !ordered.has(reference)).map(one => found('unordered', one.reference, one)),
  ]
}

interface Amounts {
  readonly amount: bigint
  readonly currency?: string
  readonly otherAmount?: bigint
}

function found(kind: DepositMismatchKind, name: string, amounts: Amounts): Mismatch {
  const { amount, currency = 'PHP', otherAmount = 0n } = amounts
  return { kind, name, amount, currency, otherAmount }
}
