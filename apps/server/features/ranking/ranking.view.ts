import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { type Language, textIn } from '@saya/contract/text.ts'
import { playerHash, type PublishedPlace } from '@saya/game-math'
import { daySpan, formatPesos, type Units } from '@saya/money'
import type { MarketingPermit } from '../../platform/marketing/permit.ts'
import type { LiveContest } from '../promotion/index.ts'
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

interface ShownContest {
  /** Prizes are an offer: they are shown to whoever may be made one. */
  readonly permit: MarketingPermit
  readonly day: string
  readonly language: Language
  readonly count: RankingDay | undefined
  readonly nowMs: number
}

/** What is to be won today, and until when. */
export function viewContest(
  { version, offer, deal, contest }: LiveContest,
  { day, language, count, nowMs }: ShownContest,
): Contest {
  const { untilMs } = daySpan(day)
  return {
    id: version.promotion,
    title: textIn(offer.title, language),
    day,
    pool: formatPesos(deal.most),
    prizes: viewPrizes(contest.prizes),
    rules: deal.sentences.map(sentence => textIn(sentence, language)),
    multiple: deal.multiple,
    ends_at: untilMs / 1000,
    seconds_left: Math.max(0, Math.floor((untilMs - nowMs) / 1000)),
    counted_at: Math.floor((count?.countedAtMs ?? 0) / 1000),
    entrants: count?.entrants ?? 0,
  }
}

export function viewLast({ contest, day, root, entrants }: RankingDay) {
  return { contest, day, root, entrants }
}

/** Places in a row that are given the same, as one. */
function viewPrizes(prizes: readonly Units[]): Contest['prizes'] {
  const shown: Contest['prizes'] = []
  for (const [at, prize] of prizes.entries()) {
    const last = shown.at(-1)
    const bonus = formatPesos(prize)
    if (last?.bonus === bonus) last.to = at + 1
    else shown.push({ from: at + 1, to: at + 1, bonus })
  }
  return shown
}
