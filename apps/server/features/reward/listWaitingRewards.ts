import type { contract } from '@saya/contract'
import { findRebateCap, isCapped, rebateCaps } from '@saya/contract/rebateCap/rebateCap.ts'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos, manilaDay } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { capReason } from './cap/findLegalRoom.ts'
import { readMonthState } from './cap/month.store.ts'
import { monthOf } from './cap/capMonth.rules.ts'
import { playUntilRoom } from './cap/room.rules.ts'
import type { RewardDeps } from './deps.ts'
import { listOpenRewards, type Reward } from './reward.store.ts'
import { viewReward } from './reward.view.ts'

type WaitingDeps = Pick<RewardDeps, 'db' | 'clock' | 'jurisdiction'>

/** What waits under the cap of the law, and how much more play makes room for it, as it would be judged now. */
export function listWaitingRewards(deps: WaitingDeps): Handler<typeof contract.reward.listWaitingRewards> {
  const { db, clock, jurisdiction } = deps
  return async ({ caller: { uid } }) => {
    const nowMs = clock.now()
    const cap = findRebateCap(rebateCaps[jurisdiction], manilaDay(nowMs))
    const shown = await db.member(uid, async tx => {
      const waiting = await listWaiting(tx, uid)
      const state = waiting.length > 0 ? await readMonthState(tx, { uid, month: monthOf(nowMs) }) : undefined
      return waiting.map(reward => {
        const more =
          cap && state && isCapped(reward.kind) ? playUntilRoom(cap, state, { ...reward, kind: reward.kind }) : null
        return { ...viewReward(reward), more_play: more === null ? null : formatPesos(more) }
      })
    })
    return done({ d: shown, t: shown.length })
  }
}

async function listWaiting(tx: MemberTx, uid: bigint): Promise<readonly Reward[]> {
  const open = await listOpenRewards(tx, uid)
  const waiting = open.filter(({ status, reason }) => status === 'open' && reason === capReason)
  return waiting.toSorted((one, other) => one.promisedAtMs - other.promisedAtMs || (one.id < other.id ? -1 : 1))
}
