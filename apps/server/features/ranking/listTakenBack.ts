import type { Database } from '../../platform/db/database.ts'
import { groupBySchema } from '../../platform/db/groupBySchema.ts'
import { findContest, playFilterOf } from '../promotion/index.ts'
import { type DayKey, listPlaces, type Place } from './day.store.ts'
import { listPlay } from './play.store.ts'
import { shownPlaces } from './ranking.rules.ts'

export interface PlayShortfall extends Place {
  /** What is left by now of the play that the place was settled with. */
  readonly left: bigint
}

/** The places of a settled day whose play was taken back since, as the tallies say by now. */
export async function listTakenBack(
  { db }: { readonly db: Database },
  { version, ...key }: DayKey & { readonly version: number },
): Promise<readonly PlayShortfall[]> {
  const terms = await findContest({ db }, key.contest, version)
  if (!terms) return []
  const play = { day: key.day, filter: playFilterOf({ deal: terms.deal, audience: terms.offer.audience }, []) }
  const places = await db.app(tx => listPlaces(tx, key, { from: 1, count: shownPlaces }))
  const now = new Map<bigint, bigint>()
  for (const some of groupBySchema(db, places)) {
    const uids = some.map(({ uid }) => uid)
    for (const [uid, left] of await db.member(some[0].uid, tx => listPlay(tx, play, uids))) now.set(uid, left)
  }
  return places
    .map(place => ({ ...place, left: now.get(place.uid) ?? 0n }))
    .filter(({ left, turnover }) => left < turnover)
}
