import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../../platform/db/database.ts'
import type { Call, Handler } from '../../../platform/http/request/call.ts'
import { actFirst } from '../../staff/index.ts'
import { findDay, findOwnPlace, lockDay } from '../day.store.ts'
import type { RankingDeskDeps } from '../deps.ts'
import { addHold } from '../hold.store.ts'

type Operation = typeof officeContract.ranking.holdWinner

/**
 * What the member wins that day is promised and held; a colleague decides about it among the held rewards. The place stays theirs:
 * nobody moves up.
 */
export function holdWinner(deps: RankingDeskDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { contest, day, uid, reason } = call.body
    const early = await db.app(tx => judge(tx, call))
    if (early) return refuse(early)
    const object = { kind: 'ranking', id: `${contest} ${day}` } as const
    const act = { action: 'ranking.hold', object, uid, after: { held: String(uid) }, reason } as const
    return actFirst(deps, { actor: call, act }, () => db.app(tx => hold(tx, call, clock.now())))
  }
}

async function judge(tx: AppTx, { body: { contest, day, uid } }: Call<Operation>) {
  const known = await findDay(tx, { contest, day })
  if (!known || !(await findOwnPlace(tx, { contest, day }, uid))) return 'not_found'
  return known.settledAtMs === null ? undefined : 'ranking_settled'
}

/** Whoever settles the day waits for this, or this finds it settled. */
async function hold(tx: AppTx, { body, caller }: Call<Operation>, nowMs: number) {
  const { contest, day, uid, reason } = body
  const known = await findDay(tx, { contest, day })
  if (!known) return refuse('not_found')
  const { settledAtMs } = await lockDay(tx, { contest, day, version: known.version })
  if (settledAtMs !== null) return refuse('ranking_settled')
  const held = { contest, day, uid, reason, heldBy: caller.operatorId, heldName: caller.email, heldAtMs: nowMs }
  return (await addHold(tx, held)) ? done({}) : refuse('ranking_held')
}
