import { type DatedRebateCap, findRebateCap, isCapped } from '@saya/contract/rebateCap/rebateCap.ts'
import { manilaDay } from '@saya/money'
import type { MemberTx } from '../../../platform/db/database.ts'
import type { Reward } from '../reward.store.ts'
import { monthOf, retryAtMs } from './capMonth.rules.ts'
import { countRebate, readMonthState } from './month.store.ts'
import { fits, roomFor } from './room.rules.ts'

/**
 * Whether the law leaves room for a reward now. It is asked under the lock of the wallet, and what it says yes to it has
 * counted in the same transaction.
 */
export type FindRoom = (
  tx: MemberTx,
  reward: Reward,
  nowMs: number,
) => Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: string; readonly againAtMs: number }>

/** Why a reward waits that the law leaves no room for. */
export const capReason = 'cap'

/**
 * Whether the cap of the law leaves room for a reward in the month in which it would be posted. Where it does, the posting is
 * counted; where the law knows no cap it is counted all the same, for a cap that begins within the month.
 */
export function findLegalRoom(caps: readonly DatedRebateCap[]): FindRoom {
  return async (tx, { id, uid, kind, amount, promisedAtMs }, nowMs) => {
    if (!isCapped(kind)) return { ok: true }
    const month = monthOf(nowMs)
    const rebate = { uid, month, kind, reference: id, amount, nowMs }
    const cap = findRebateCap(caps, manilaDay(nowMs))
    if (!cap) {
      await countRebate(tx, rebate, null)
      return { ok: true }
    }
    const state = await readMonthState(tx, rebate)
    const room = roomFor(cap, state, { id, kind, amount, promisedAtMs })
    if (!fits(room, amount)) return { ok: false, reason: capReason, againAtMs: retryAtMs(nowMs) }
    await countRebate(tx, rebate, { cap, play: state.play, used: room.used, most: room.most })
    return { ok: true }
  }
}
