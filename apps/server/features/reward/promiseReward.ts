import type { Units } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { lockPesoWallet } from '../wallet/index.ts'
import { findStop } from './readGates.ts'
import { dueAt, multipleFor, type RewardKey, rewardIdOf } from './reward.rules.ts'
import { findReward, keepReward, type Reward, type RewardBasis } from './reward.store.ts'

export interface RewardPromise extends RewardKey {
  /** In 1/10,000 peso and whole centavos, or in whole coins. */
  readonly amount: Units
  /** How often it must be played through, where that is not what its kind asks for. */
  readonly multiple?: number
  readonly basis: RewardBasis
  /** Whoever has not collected it by then loses it. */
  readonly expiresAtMs?: number
  /** Why a person has to look at it before it can be posted, in one word. */
  readonly held?: string
  /** Nobody has to collect it. */
  readonly isAutomatic?: boolean
  readonly nowMs: number
}

export type PromiseResult =
  | { readonly ok: true; readonly isNew: boolean; readonly reward: Reward }
  | { readonly ok: false; readonly code: 'nothing_to_promise' | 'promise_stopped' }

const endsPromises: readonly string[] = ['exclusion', 'time_out']

/** Another amount was promised under the same name: a mistake of our own, never the member's. */
export class RewardConflict extends Error {}

/**
 * Promises a member something, in the transaction that decides it. The same again answers what stands. What comes to
 * nothing is no promise, and uses nothing up. Nothing is promised during a time-out or an exclusion: the causes are read under
 * the wallet's lock, so that a promise is there before somebody closes play to themselves, or is not made at all.
 */
export async function promiseReward(tx: MemberTx, promise: RewardPromise): Promise<PromiseResult> {
  const { uid, kind, name, amount, basis, expiresAtMs = null, held, isAutomatic = false, nowMs } = promise
  if (amount < 0n) throw new RangeError('Nobody is promised less than nothing.')
  if (amount === 0n) return { ok: false, code: 'nothing_to_promise' }
  const known = await findReward(tx, rewardIdOf(promise))
  const stop = known ? undefined : await findStopLocked(tx, promise)
  if (stop && endsPromises.includes(stop.cause)) return { ok: false, code: 'promise_stopped' }
  const multiple = multipleFor(kind, promise.multiple)
  const due = held === undefined ? dueAt({ isAutomatic, expiresAtMs }, nowMs) : null
  const kept = await keepReward(tx, {
    id: rewardIdOf(promise),
    uid,
    kind,
    name,
    amount,
    multiple,
    promotion: basis.promotion,
    version: basis.version,
    decision: basis.decision,
    ...stateOf(held, nowMs),
    is_automatic: isAutomatic,
    promised_at: instant(nowMs),
    expires_at: expiresAtMs === null ? null : instant(expiresAtMs),
    due_at: due === null ? null : instant(due),
  })
  const { reward } = kept
  if (reward.amount !== amount || reward.multiple !== multiple)
    throw new RewardConflict(`Something else was promised as ${kind} ${name}.`)
  return { ok: true, ...kept }
}

async function findStopLocked(tx: MemberTx, promise: RewardPromise) {
  await lockPesoWallet(tx, promise.uid)
  return findStop(tx, promise)
}

function stateOf(held: string | undefined, nowMs: number) {
  if (held === undefined) return { status: 'open', reason: '', held_at: null }
  return { status: 'held', reason: held, held_at: instant(nowMs) }
}
