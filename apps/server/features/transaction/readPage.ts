import type { DayRange } from '@saya/contract/dayRange.ts'
import type { TimeFlag } from '@saya/contract/list.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { readPlace, writePlace } from '../../platform/historyPlace.ts'
import { timeSpan } from '../../platform/timeSpan.ts'
import { countHistory, type HistoryRow, listHistory } from '../wallet/index.ts'

export interface TransactionDeps {
  readonly db: Database
  readonly clock: Clock
}

interface PageWish {
  readonly uid: bigint
  readonly kinds: readonly number[] | undefined
  readonly statuses?: readonly string[] | undefined
  readonly query: {
    readonly page: number
    readonly page_size: number
    readonly time_flag: TimeFlag | DayRange
    readonly cursor: string
  }
}

interface HistoryAnswer {
  readonly rows: readonly HistoryRow[]
  readonly total: number
  readonly next?: string
}

/** One page of a member's own history, with how much there is of it and where the next page begins. */
export async function readPage({ db, clock }: TransactionDeps, wish: PageWish): Promise<HistoryAnswer> {
  const { uid, kinds, statuses, query } = wish
  if (kinds?.length === 0 || statuses?.length === 0) return { rows: [], total: 0 }
  const filter = {
    uid,
    ...(kinds ? { kinds } : {}),
    ...(statuses ? { statuses } : {}),
    ...timeSpan(query.time_flag, clock.now()),
  }
  const page = { place: readPlace(query.cursor), skip: (query.page - 1) * query.page_size, size: query.page_size }
  const { rows, total } = await db.member(uid, async tx => ({
    rows: await listHistory(tx, filter, page),
    total: await countHistory(tx, filter),
  }))
  const last = rows.length === query.page_size ? rows.at(-1) : undefined
  return { rows, total, ...(last ? { next: writePlace({ atMs: last.at, seq: last.seq }) } : {}) }
}
