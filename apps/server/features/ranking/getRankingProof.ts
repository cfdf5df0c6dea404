import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import { pathOf, rankingLeaf } from '@saya/game-math'
import type { Handler } from '../../platform/http/request/call.ts'
import { findDay, listPlaces } from './day.store.ts'
import type { RankingDeps } from './deps.ts'
import { shownPlaces } from './ranking.rules.ts'
import { publishedPlace, viewSettled } from './ranking.view.ts'

export function getRankingProof({ db }: RankingDeps): Handler<typeof contract.ranking.getRankingProof> {
  return async ({ caller: { uid }, query: key }) => {
    const { day, places } = await db.app(async tx => ({
      day: await findDay(tx, key),
      places: await listPlaces(tx, key, { from: 1, count: shownPlaces }),
    }))
    const at = places.findIndex(place => place.uid === uid)
    const own = places[at]
    if (!own || !day || day.settledAtMs === null) return refuse('not_found')
    const published = places.map(place => publishedPlace(key, place))
    const { place, bet, bonus, reached_ms: reachedMs } = publishedPlace(key, own)
    return done({
      ...viewSettled(day),
      place,
      bet,
      bonus,
      reached_ms: reachedMs,
      uid: String(uid),
      salt: own.salt,
      path: [...pathOf(published.map(rankingLeaf), at)],
    })
  }
}
