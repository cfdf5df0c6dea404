import { isWithin } from '@saya/money'
import type { ListedPayout } from '../../platform/gateway/payoutGateway.ts'
import type { Pair } from './pairUp.rules.ts'
import type { PayoutBooks } from './payoutBooks.ts'

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

/** By how much the gateway moved more on a day than we did, of what both have alike on whatever days. */
export function shiftOf({ span, postings }: PayoutBooks, { own, payout }: Pair): bigint {
  if (payout?.amount !== own.amount || payout.currency !== 'PHP') return 0n
  const legs = legsOf(payout)
  const cameBack = own.outcome === 'returned'
  // A gateway may call failed what it paid and took back: then it moved nothing there, and here it did both.
  const isTold = legs.length > 0 || cameBack
  const isPaidHere = own.status === 'completed' || cameBack
  const paidHere =
    own.status === 'completed'
      ? isWithin(span, own.endedAtMs ?? 0)
      : cameBack && postings.some(one => one.reference === own.id && !one.isBack)
  const backHere = cameBack && isWithin(span, own.endedAtMs ?? 0)
  const on = (isBack: boolean) => legs.some(leg => leg.isBack === isBack && isWithin(span, leg.atMs))
  // It went and came back before we ever heard that it was paid.
  if (payout.state === 'returned' && own.status === 'canceled' && !cameBack) {
    return (unit(on(false)) - unit(on(true))) * own.amount
  }
  const out = isTold && isPaidHere ? unit(on(false)) - unit(paidHere) : 0n
  const back = cameBack && payout.state !== 'paid' ? unit(on(true)) - unit(backHere) : 0n
  return (out - back) * own.amount
}

function unit(isSo: boolean): bigint {
  return isSo ? 1n : 0n
}
