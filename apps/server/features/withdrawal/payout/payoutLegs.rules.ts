import { isWithin } from '@saya/money'
import type { ListedPayout } from '../../../platform/gateway/payoutGateway.ts'
import type { Pair } from '../reconciliation/pairUp.rules.ts'
import type { OwnPayout, PayoutBooks } from './payoutBooks.ts'

interface Leg {
  readonly id: string
  readonly amount: bigint
  readonly isBack: boolean
  readonly atMs: number
}

/**
 * What a payout moved at the gateway, and when. Of one that came back the gateway tells no more when it was paid, so that
 * counts on the day it was asked for.
 */
export function legsOf({ id, amount, state, beganAtMs, changedAtMs }: ListedPayout): readonly Leg[] {
  const out = { id, amount, isBack: false, atMs: state === 'returned' ? beganAtMs : changedAtMs }
  if (state === 'paid') return [out]
  return state === 'returned' ? [out, { ...out, isBack: true, atMs: changedAtMs }] : []
}

/**
 * By how much the gateway moved more on a day than we did, of what both have alike on whatever days. What went and came back
 * on both sides comes to nothing on both, also where the gateway told another amount of it; and where people found that it
 * arrived, what was asked for is alike, and the rest of it a difference.
 */
export function shiftOf(books: PayoutBooks, { own, payout }: Pair): bigint {
  const there = payout?.currency === 'PHP' ? alikeThere({ own, payout }) : undefined
  if (!payout || there === undefined) return 0n
  const legs = legsOf(payout)
  const on = (isBack: boolean) => unit(legs.some(leg => leg.isBack === isBack && isWithin(books.span, leg.atMs)))
  const cameBack = own.outcome === 'returned'
  if (own.status !== 'completed' && !cameBack) {
    // It went and came back before we ever heard that it was paid.
    return payout.state === 'returned' && own.status === 'canceled' ? (on(false) - on(true)) * own.amount : 0n
  }
  // A gateway may call failed what it paid and took back: then it moved nothing there, and here it did both.
  const out = legs.length > 0 || cameBack ? on(false) * there - unit(isPaidOn(books, own)) * own.amount : 0n
  const back = cameBack && payout.state !== 'paid' ? on(true) * there - unit(isEndedOn(books, own)) * own.amount : 0n
  return out - back
}

function isEndedOn({ span }: PayoutBooks, { endedAtMs }: OwnPayout): boolean {
  return isWithin(span, endedAtMs ?? 0)
}

/** Of one that came back the row forgets when it was paid; its posting knows. */
function isPaidOn(books: PayoutBooks, own: OwnPayout): boolean {
  if (own.status === 'completed') return isEndedOn(books, own)
  return books.postings.some(one => one.reference === own.id && !one.isBack)
}

function unit(isSo: boolean): bigint {
  return isSo ? 1n : 0n
}

/** How much of what the gateway moved both have; nothing where it is another amount that nobody has found to be right. */
function alikeThere({ own, payout }: Required<Pair>): bigint | undefined {
  if (own.outcome === 'returned' && payout?.state === 'returned') return payout.amount
  const isPaidOnBoth = own.status === 'completed' && payout?.state === 'paid'
  return payout?.amount === own.amount || isPaidOnBoth ? own.amount : undefined
}
