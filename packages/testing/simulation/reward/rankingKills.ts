import { rewardIdOf } from '../../../../apps/server/features/reward/index.ts'
import type { KillPlace } from '../kill/killPlace.ts'
import { countOwedDays, listSettledPlaces } from './rankingKills.store.ts'
import { prizePlaces, settleDays, type Stage } from './rewardStage.ts'

/** How many days of the contest are not settled yet. */
export function countUnsettled({ db }: KillPlace, { days }: Stage): Promise<number> {
  return db.app(tx => countOwedDays(tx, settleDays, days))
}

/** What each place of the settled days must have been paid, once and to whoever the snapshot has there; and days without places. */
export async function prizesOf({ db }: KillPlace, { contest, days }: Stage) {
  const places = await db.app(listSettledPlaces)
  const wanted = new Map(
    places.map(({ day, place, uid, prize }) => {
      return [rewardIdOf({ uid, kind: 4007, name: `${contest} ${day} ${place}` }), prize] as const
    }),
  )
  const short = days.filter(day => places.filter(place => place.day === day).length !== prizePlaces)
  return { wanted, faults: short.map(day => `The ranking of ${day} has not as many places as prizes`) }
}
