import { formatPesos } from '@saya/money'
import type { Database } from '../../platform/db/database.ts'
import { groupBySchema } from '../../platform/db/groupBySchema.ts'
import { findContest, listDayDecided, type LiveContest, playFilterOf } from '../promotion/index.ts'
import { listPlaces, type Place, type RankingDay } from './day.store.ts'
import { listMostPlayed, listPlay } from './play.store.ts'
import { compareEntrants, type Entrant, shownPlaces } from './ranking.rules.ts'

/** How a settled day differs from its own terms and from the tally of its day. Play that is less by now is told apart. */
export interface RankingDifferences {
  /** Prizes that are not those of the version that was signed. */
  readonly prizes: readonly string[]
  /** Members with more play than a place was settled with, whom no decision of that day kept out. */
  readonly order: readonly string[]
}

/** Ranks the tally of a settled day again, without those who were kept out when it was settled, and compares the prizes with the terms. */
export async function rerankDay({ db }: { readonly db: Database }, settled: RankingDay): Promise<RankingDifferences> {
  const { contest, version } = settled
  const terms = await findContest({ db }, contest, version)
  if (!terms) return { prizes: [`The terms of version ${version} are gone`], order: [] }
  const places = await db.app(tx => listPlaces(tx, settled, { from: 1, count: shownPlaces }))
  const left = (await listLeftOut(db, terms, { settled, places })).map(({ uid, turnover }) => {
    return `Member ${uid} played ${formatPesos(turnover)}, is in no place, and no decision of the day says why`
  })
  const more = (await listRaised(db, terms, { settled, places })).map(({ place, turnover, now }) => {
    return `Place ${place} was settled with ${formatPesos(turnover)}; the tally says ${formatPesos(now)}`
  })
  return { prizes: wrongPrizes(settled, terms, places), order: [...left, ...more] }
}

function wrongPrizes({ version, line }: RankingDay, { contest }: LiveContest, places: readonly Place[]) {
  const signed = signedVersionOf(line)
  const versions = signed === version ? [] : [`Version ${String(signed)} was signed, and the day says ${version}`]
  const wrong = places.flatMap(({ place, prize }) => {
    const wanted = contest.prizes[place - 1] ?? 0n
    return prize === wanted
      ? []
      : [`Place ${place} is given ${formatPesos(prize)}; its terms say ${formatPesos(wanted)}`]
  })
  return [...versions, ...wrong]
}

function signedVersionOf(line: string): unknown {
  try {
    return (JSON.parse(line) as { readonly version?: unknown }).version
  } catch {
    return undefined
  }
}

interface SettledPlaces {
  readonly settled: RankingDay
  readonly places: readonly Place[]
}

function playOf({ deal, offer, contest }: LiveContest, { day }: RankingDay) {
  return { day, filter: playFilterOf({ deal, audience: offer.audience }, []), least: contest.least }
}

/** Who would be in a place by the tally: before the last one, or in any where prizes were left. */
async function listLeftOut(db: Database, terms: LiveContest, { settled, places }: SettledPlaces) {
  const placed = new Set(places.map(({ uid }) => uid))
  const last = places.length < terms.contest.prizes.length ? undefined : places.at(-1)
  const names = [`${settled.contest} ${settled.day}`]
  for (let most = 2 * shownPlaces; ; most *= 4) {
    const { first, isAll } = await listFirst(db, terms, { settled, most })
    const ahead = first.filter(one => !placed.has(one.uid) && (!last || compareEntrants(one, last) < 0))
    const uids = ahead.map(({ uid }) => uid)
    const keptOut = await db.app(tx => listDayDecided(tx, { names, uids }))
    const isEnough = isAll || ahead.length < first.length - placed.size
    if (isEnough) return ahead.filter(({ uid }) => !keptOut.has(uid)).slice(0, shownPlaces)
  }
}

async function listFirst(
  db: Database,
  terms: LiveContest,
  { settled, most }: { readonly settled: RankingDay; readonly most: number },
) {
  const parts: (readonly Entrant[])[] = []
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    const play = playOf(terms, settled)
    parts.push(await db.memberSchema(schema, tx => listMostPlayed(tx, play, most), { isLong: true }))
  }
  return {
    first: parts.flat().toSorted(compareEntrants).slice(0, most),
    isAll: parts.every(part => part.length < most) && parts.flat().length <= most,
  }
}

/** Places with more play by now than they were settled with: nothing that is taken back adds play. */
async function listRaised(db: Database, terms: LiveContest, { settled, places }: SettledPlaces) {
  const now = new Map<bigint, bigint>()
  for (const some of groupBySchema(db, places)) {
    const uids = some.map(({ uid }) => uid)
    const found = await db.member(some[0].uid, tx => listPlay(tx, playOf(terms, settled), uids))
    for (const [uid, turnover] of found) now.set(uid, turnover)
  }
  return places.flatMap(place => {
    const turnover = now.get(place.uid) ?? 0n
    return turnover > place.turnover ? [{ ...place, now: turnover }] : []
  })
}
