import { manilaDay } from '@saya/money'
import type { AppTx } from '../../platform/db/database.ts'
import { isDayOf, listContests, type LiveContest } from '../promotion/index.ts'
import { findDay, type RankingDay } from './day.store.ts'
import type { RankingDeps } from './deps.ts'

export interface TodaysContest {
  readonly day: string
  /** Nothing where none is on. */
  readonly contest: LiveContest | undefined
  /** Whether there would be one, had it not been switched off. */
  readonly isOff: boolean
}

/** The contest of today that is shown first on a site. */
export async function contestOfToday(
  { db, clock }: Pick<RankingDeps, 'db' | 'clock'>,
  brand: string,
): Promise<TodaysContest> {
  const day = manilaDay(clock.now())
  const planned = (await listContests({ db, clock })).filter(({ offer }) => {
    const { brands } = offer.audience
    return isDayOf(offer, day) && (brands.length === 0 || brands.some(one => one === brand))
  })
  const contest = planned.find(({ version }) => version.stoppedAtMs === null)
  return { day, contest, isOff: !contest && planned.length > 0 }
}

/** How far the day of a contest is counted. */
export async function countOf(tx: AppTx, { day, contest }: TodaysContest): Promise<RankingDay | undefined> {
  return contest && findDay(tx, { contest: contest.version.promotion, day })
}
