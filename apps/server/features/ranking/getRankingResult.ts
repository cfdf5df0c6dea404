import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { listNames } from '../member/index.ts'
import { findDay, listPlaces } from './day.store.ts'
import type { RankingDeps } from './deps.ts'
import { shownPlaces } from './ranking.rules.ts'
import { viewResult } from './ranking.view.ts'

/** Names are those of now, which everybody may hide; what was signed has none. */
export function getRankingResult(deps: RankingDeps): Handler<typeof contract.ranking.getRankingResult> {
  return async ({ query: key }) => {
    const { day, places } = await deps.db.app(async tx => ({
      day: await findDay(tx, key),
      places: await listPlaces(tx, key, { from: 1, count: shownPlaces }),
    }))
    if (!day || day.settledAtMs === null) return refuse('not_found')
    const uids = places.map(({ uid }) => uid)
    return done(viewResult(day, places, await listNames(deps, uids)))
  }
}
