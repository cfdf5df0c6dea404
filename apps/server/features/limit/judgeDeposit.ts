import type { MemberTx } from '../../platform/db/database.ts'
import { leftOf, type Meter, spanOf } from './limit.rules.ts'
import { lockLimitsOf } from './limit.store.ts'
import { sumPaidIn } from './paidIn.store.ts'

interface Wish {
  readonly uid: bigint
  readonly amount: bigint
  readonly nowMs: number
  /** The deposit that is gone on with, where it is one. */
  readonly except: string | undefined
}

type Judgement = { readonly ok: true } | { readonly ok: false; readonly left: bigint; readonly untilMs: number }

/**
 * Whether a member's own limits let so much be paid in. The limits are held until the deposit is written, so that of two at once
 * the second counts the first.
 */
export async function judgeDeposit(tx: MemberTx, { uid, amount, nowMs, except }: Wish): Promise<Judgement> {
  const meters: Meter[] = []
  for (const limit of await lockLimitsOf(tx, uid, 'deposit')) {
    const { sinceMs, untilMs } = spanOf(limit.period, nowMs)
    meters.push({ ...limit, untilMs, used: await sumPaidIn(tx, { uid, sinceMs, except }) })
  }
  const beyond = meters.filter(meter => leftOf(meter) < amount)
  const left = beyond
    .map(leftOf)
    .reduce<bigint | null>((least, one) => (least === null || one < least ? one : least), null)
  if (left === null) return { ok: true }
  const binding = beyond.filter(meter => leftOf(meter) === left)
  return { ok: false, left, untilMs: Math.max(...binding.map(({ untilMs }) => untilMs)) }
}
