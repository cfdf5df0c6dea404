import { startOfManilaDay } from '@saya/money'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { countDecided, readWaiting } from './figures.store.ts'
import type { Decision } from '../standing/standing.rules.ts'

/** How the desk stands, the day being the one in Manila. */
export interface DeskFigures {
  readonly waiting: number
  readonly escalated: number
  /** Null where nobody waits. */
  readonly medianWaitSeconds: number | null
  readonly oldestWaitSeconds: number | null
  readonly decidedToday: readonly { readonly reviewer: string; readonly decision: Decision; readonly count: number }[]
}

export async function readFigures({ db, clock }: { db: Database; clock: Clock }): Promise<DeskFigures> {
  const nowMs = clock.now()
  return db.app(async tx => {
    const waiting = await readWaiting(tx, nowMs)
    return {
      waiting: Number(waiting?.waiting ?? 0n),
      escalated: Number(waiting?.escalated ?? 0n),
      medianWaitSeconds: waiting?.median ?? null,
      oldestWaitSeconds: waiting?.oldest ?? null,
      decidedToday: await countDecided(tx, startOfManilaDay(nowMs)),
    }
  })
}
