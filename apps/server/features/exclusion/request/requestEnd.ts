import type { contract } from '@saya/contract'
import { momentText } from '@saya/contract/manilaText.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { lockPesoWallet } from '../../wallet/index.ts'
import type { ExclusionDeps } from '../deps.ts'
import { judgeLift, type LiftTimes, liftableFrom, statusAt } from '../exclusion.rules.ts'
import { listStanding } from '../exclusion.store.ts'
import { findSameUntil } from '../sign/sign.store.ts'
import { addRequest, lockOpenRequest, setRequest } from './request.store.ts'

/** A request changes nothing by itself: people look at it. */
export function requestEnd({ db, clock }: ExclusionDeps): Handler<typeof contract.exclusion.requestEnd> {
  return async ({ caller: { uid }, body: { words }, once }) => {
    const nowMs = clock.now()
    const sameUntilMs = await db.app(tx => findSameUntil(tx, uid, nowMs))
    return once(async tx => {
      await lockPesoWallet(tx, uid)
      const stop = await refuseLift(tx, uid, { nowMs, sameUntilMs })
      if (stop) return stop
      await endLapsed(tx, uid, nowMs)
      const added = await addRequest(tx, { uid, words, nowMs })
      return added ? done({ asked_at: Math.floor(nowMs / 1000) }) : refuse('exclusion_request_waiting')
    })
  }
}

/** What was agreed to and not confirmed in its time stands in the way of no other request. */
async function endLapsed(tx: MemberTx, uid: bigint, nowMs: number): Promise<void> {
  const before = await lockOpenRequest(tx, uid)
  if (before && statusAt(before, nowMs) === 'ended') await setRequest(tx, { seen: before, to: 'ended', nowMs })
}

/** Why a member's exclusion cannot end before its time, where it cannot. */
export async function refuseLift(tx: MemberTx, uid: bigint, times: LiftTimes) {
  const verdict = judgeLift(await listStanding(tx, uid, times.nowMs), times)
  if (verdict.ok) return undefined
  if (verdict.code === 'exclusion_none') return refuse(verdict.code)
  return { ...refuse(verdict.code), values: { until: momentText(verdict.untilMs) } }
}

/** From when on a member may ask, and since when their exclusions stand. Nothing where none stands, null where only time ends it, or the end of another account's. */
export async function findRequestTimes(tx: MemberTx, uid: bigint, { nowMs, sameUntilMs }: LiftTimes) {
  const standing = await listStanding(tx, uid, nowMs)
  if (standing.length === 0) return undefined
  const fromMs = liftableFrom(standing)
  const endMs = Math.max(...standing.map(({ ends_at: at }) => at))
  const sinceMs = Math.max(...standing.map(({ begins_at: at }) => at))
  return { fromMs: fromMs < endMs && sameUntilMs === undefined ? fromMs : null, sinceMs }
}
