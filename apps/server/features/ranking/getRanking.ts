import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { mayMarket } from '../marketing/index.ts'
import { judgeContenders, type LiveContest, playFilterOf, viewWhyNot } from '../promotion/index.ts'
import { contestOfToday, countOf, type TodaysContest } from './contestOfToday.ts'
import { findLastSettled, findOwnPlace, listPlaces } from './day.store.ts'
import type { RankingDeps } from './deps.ts'
import { listPlay } from './play.store.ts'
import { findNextPrize, placeAmong, shownPlaces } from './ranking.rules.ts'
import { viewContest, viewLast } from './ranking.view.ts'

type Own = AnswerOf<typeof contract.ranking.getRanking>['own']
type Operation = typeof contract.ranking.getRanking

const nothing: Own = { bet: '0.00', place: null, is_exact: true, bonus: '0.00', next: null, why_not: null }

/** Whoever may be made no offer sees no prizes, and reads why they are not in it. */
export function getRanking(deps: RankingDeps): Handler<Operation> {
  return async ({ caller: { uid }, visitor: { language }, brand }) => {
    const today = await contestOfToday(deps, brand)
    const { contest, day, isOff, nextDay } = today
    const nowMs = deps.clock.now()
    const permit = await deps.db.member(uid, tx => mayMarket(tx, { uid, reach: 'shown', nowMs }))
    const signed = await deps.db.app(findLastSettled)
    const last = signed ? viewLast(signed) : null
    if (!contest) {
      return done({ contest: null, is_off: isOff, next_day: (permit && nextDay) ?? null, last, own: nothing })
    }
    const { count, own } = await readOwn(deps, { ...today, contest }, uid)
    const { code, ...rest } = own
    if (!permit) {
      const why_not = viewWhyNot(code ?? 'promotion_unavailable', language)
      return done({ contest: null, is_off: false, next_day: null, last, own: { ...nothing, bet: rest.bet, why_not } })
    }
    const shown = viewContest(contest, { permit, day, language, count, nowMs })
    return done({
      contest: shown,
      is_off: false,
      next_day: null,
      last,
      own: { ...rest, why_not: viewWhyNot(code, language) },
    })
  }
}

type Today = TodaysContest & { readonly contest: LiveContest }

/** What a member has played today, the place that was kept for them, and the first places. */
async function readStanding(deps: RankingDeps, today: Today, uid: bigint) {
  const { contest, day } = today
  const { version, deal, offer } = contest
  const key = { contest: version.promotion, day }
  const play = { day, filter: playFilterOf({ deal, audience: offer.audience }, []) }
  const played = (await deps.db.member(uid, tx => listPlay(tx, play, [uid]))).get(uid) ?? 0n
  const kept = await deps.db.app(async tx => ({
    count: await countOf(tx, today),
    kept: await findOwnPlace(tx, key, uid),
    first: await listPlaces(tx, key, { from: 1, count: shownPlaces }),
  }))
  return { played, ...kept }
}

/** Where one member stands. Nobody who may have no prize is told what is missing to one. */
async function readOwn(deps: RankingDeps, today: Today, uid: bigint) {
  const { contest } = today
  const { contest: terms } = contest
  const { played, count, kept, first } = await readStanding(deps, today, uid)
  // Whether they may have a prize does not depend on having played enough for one.
  const wanted = terms.least > 100n ? terms.least : 100n
  const [judged] = await judgeContenders(deps, contest, [{ uid, turnover: played > wanted ? played : wanted }])
  const code = judged?.code
  const turnover = kept && kept.turnover > played ? kept.turnover : played
  const base = { bet: formatPesos(turnover), code }
  if (code !== undefined) return { count, own: { ...base, is_exact: true, bonus: '0.00', next: null, place: null } }
  const isIn = turnover > 0n && turnover >= terms.least
  const next = findNextPrize({ place: kept?.place, turnover }, { ...terms, turnovers: first.map(one => one.turnover) })
  const place = kept?.place ?? (isIn && count ? placeAmong(count.steps, turnover) : null)
  const own = {
    ...base,
    place,
    is_exact: kept !== undefined || !isIn,
    bonus: bonusOf(kept, terms),
    next: viewNext(next),
  }
  return { count, own }
}

function bonusOf(
  kept: { readonly place: number } | undefined,
  { prizes }: Pick<LiveContest['contest'], 'prizes'>,
): string {
  return formatPesos((kept && prizes[kept.place - 1]) ?? 0n)
}

function viewNext(next: ReturnType<typeof findNextPrize>) {
  return next ? { place: next.place, bonus: formatPesos(next.prize), missing: formatPesos(next.missing) } : null
}
