import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { rankingLimits } from '@saya/contract/ranking/ranking.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { mayMarket } from '../marketing/index.ts'
import { listNames } from '../member/index.ts'
import { contestOfToday, countOf } from './contestOfToday.ts'
import { countPlaces, listPlaces } from './day.store.ts'
import type { RankingDeps } from './deps.ts'

const { pageSize, places: shownPlaces } = rankingLimits

/** The list names what each place wins, so that it is shown to whoever may be made an offer. */
export function listRanking(deps: RankingDeps): Handler<typeof contract.ranking.listRanking> {
  return async ({ caller: { uid }, query: { page }, brand }) => {
    const today = await contestOfToday(deps, brand)
    const { contest, day } = today
    const nowMs = deps.clock.now()
    const permit = await deps.db.member(uid, tx => mayMarket(tx, { uid, reach: 'shown', nowMs }))
    if (!contest || !permit) return done({ d: [], t: 0, counted_at: 0 })
    const key = { contest: contest.version.promotion, day }
    const { count, rows, total } = await deps.db.app(async tx => ({
      count: await countOf(tx, today),
      rows: await listPlaces(tx, key, { from: (page - 1) * pageSize + 1, count: pageSize }),
      total: await countPlaces(tx, key, shownPlaces),
    }))
    const names = await listNames(
      deps,
      rows.map(row => row.uid),
    )
    const d = rows.map(row => ({
      index: row.place,
      player: names.get(row.uid) ?? '***',
      bet: formatPesos(row.turnover),
      bonus: formatPesos(contest.contest.prizes[row.place - 1] ?? 0n),
      is_own: row.uid === uid,
    }))
    return done({ d, t: total, counted_at: Math.floor((count?.countedAtMs ?? 0) / 1000) })
  }
}
