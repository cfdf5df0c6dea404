import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { playerHash, type PublishedPlace } from '@saya/game-math'
import { formatPesos, type Units } from '@saya/money'
import type { DayKey, Place, RankingDay } from './day.store.ts'

type Contest = NonNullable<AnswerOf<typeof contract.ranking.getRanking>['contest']>

/** A settled place, as everybody may read and recount it. */
export function publishedPlace(key: DayKey, { place, uid, turnover, reachedAtMs, prize, salt }: Place): PublishedPlace {
  return {
    contest: key.contest,
    day: key.day,
    place,
    player_hash: playerHash(String(uid), salt),
    bet: formatPesos(turnover),
    reached_ms: reachedAtMs,
    bonus: formatPesos(prize),
  }
}

export function viewSettled({ contest, day, settledAtMs, root, line, publicKey }: RankingDay) {
  return { contest, day, settled_at: Math.floor((settledAtMs ?? 0) / 1000), root, line, public_key: publicKey }
}

/** A settled day as everybody may recount it. */
export function viewResult(
  day: RankingDay,
  places: readonly Place[],
  names: ReadonlyMap<bigint, string>,
): AnswerOf<typeof contract.ranking.getRankingResult> {
  const shown = places.map(one => {
    const { contest: _contest, day: _day, ...place } = publishedPlace(day, one)
    return { ...place, player: names.get(one.uid) ?? '***' }
  })
  return { ...viewSettled(day), entrants: day.entrants, places: shown }
}

/** Places in a row that are given the same, as one. */
export function viewPrizes(prizes: readonly Units[]): Contest['prizes'] {
  const shown: Contest['prizes'] = []
  for (const [at, prize] of prizes.entries()) {
    const last = shown.at(-1)
    const bonus = formatPesos(prize)
    if (last?.bonus === bonus) last.to = at + 1
    else shown.push({ from: at + 1, to: at + 1, bonus })
  }
  return shown
}
