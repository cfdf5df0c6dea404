import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { readPlace, writePlace } from '../../platform/historyPlace.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { timeSpan } from '../../platform/timeSpan.ts'
import { type BetFilter, listRecords, sumRecords } from './bet.store.ts'
import { viewBet } from './bet.view.ts'
import { recordStatuses } from './betRecord.ts'

export interface BetDeps {
  readonly db: Database
  readonly clock: Clock
}

export function listBets({ db, clock }: BetDeps): Handler<typeof contract.bet.listBets> {
  return async ({ caller, query }) => {
    const filter: BetFilter = {
      uid: caller.uid,
      gameType: query.game_type,
      status: query.status === 'all' ? undefined : recordStatuses[query.status],
      ...timeSpan(query.time_flag, clock.now()),
    }
    const at = { place: readPlace(query.cursor), skip: (query.page - 1) * query.page_size, size: query.page_size }
    const { rows, totals } = await db.member(caller.uid, async tx => ({
      rows: await listRecords(tx, filter, at),
      totals: await sumRecords(tx, filter),
    }))
    const last = rows.length === query.page_size ? rows.at(-1) : undefined
    return done({
      d: rows.map(viewBet),
      t: Number(totals.rounds),
      bt: formatPesos(totals.bet),
      wt: formatPesos(totals.win),
      ...(last ? { next: writePlace({ atMs: last.opened_at, seq: last.seq }) } : {}),
    })
  }
}
