import type { MemberTx } from '../../platform/db/database.ts'
import { readPages } from '../../platform/readPages.ts'
import { listOwnChanges, listOwnLimits, type OwnLimitChange } from './limit.store.ts'
import { findPromptedAt } from './prompt.store.ts'
import { listOwnStops, type OwnStop } from './stop.store.ts'
import { writeFigure } from './limit.view.ts'
import type { LimitCounts } from '@saya/contract/limit/limit.ts'

/** The limits that are set, every change of them and when one stopped the member, for the copy of the member's own data. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const promptedAtMs = await findPromptedAt(tx, uid)
  const limits = await listOwnLimits(tx, uid)
  const { rows, isComplete } = await readPages<OwnLimitChange>(next => listOwnChanges(tx, uid, next))
  const stops = await readPages<OwnStop>(next => listOwnStops(tx, uid, next))
  return {
    limits: limits.map(({ counts, period, most, waiting }) => ({
      counts,
      period,
      most: writeFigure({ counts }, most),
      asked_at: waiting && Math.floor(waiting.askedAtMs / 1000),
    })),
    limit_prompted_at: promptedAtMs === null ? null : Math.floor(promptedAtMs / 1000),
    limit_changes: { rows: rows.map(viewChange), is_complete: isComplete },
    limit_stops: { rows: stops.rows.map(viewStop), is_complete: stops.isComplete },
  }
}

function viewChange({ counts, period, act, most_before, most_after, at }: OwnLimitChange) {
  const figure = (units: bigint | null) => (units === null ? '' : writeFigure({ counts: counts as LimitCounts }, units))
  return { counts, period, act, before: figure(most_before), after: figure(most_after), at: Math.floor(at / 1000) }
}

function viewStop({ counts, stopped_at }: OwnStop) {
  return { counts, at: Math.floor(stopped_at / 1000) }
}
