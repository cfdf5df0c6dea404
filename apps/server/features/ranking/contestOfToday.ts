import { manilaDay } from '@saya/money'
import type { AppTx } from '../../platform/db/database.ts'
import { listContestsAround, type LiveContest } from '../promotion/index.ts'
import { findDay, type RankingDay } from './day.store.ts'
import type { RankingDeps } from './deps.ts'

export interface TodaysContest {
  readonly day: string
  /** Nothing where none is on. */
  readonly contest: LiveContest | undefined
  /** Whether there would be one, had it not been switched off. */
  readonly isOff: boolean
  /** The day on which one is on again or for the first time, where none is on today. */
  readonly nextDay: string | undefined
}

/** The contest of today that is shown first on a site. */
export async function contestOfToday(
  { db, clock }: Pick<RankingDeps, 'db' | 'clock'>,
  brand: string,
): Promise<TodaysContest> {
  const day = manilaDay(clock.now())
  const isOnSite = ({ offer: { audience } }: LiveContest) =>
    audience.brands.length === 0 || audience.brands.some(one => one === brand)
  const { today, held } = await listContestsAround({ db, clock })
  const planned = today.filter(isOnSite)
  const contest = planned.find(({ version }) => version.stoppedAtMs === null)
  const later = held.filter(one => isOnSite(one) && one.offer.first_day > day).map(({ offer }) => offer.first_day)
  return {
    day,
    contest,
    isOff: !contest && planned.length > 0,
    nextDay: contest ? undefined : later.toSorted()[0],
  }
}

/** How far the day of a contest is counted. */
export async function countOf(tx: AppTx, { day, contest }: TodaysContest): Promise<RankingDay | undefined> {
  return contest && findDay(tx, { contest: contest.version.promotion, day })
}
