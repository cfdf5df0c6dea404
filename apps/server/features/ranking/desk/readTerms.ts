import { findContest, type LiveContest } from '../../promotion/index.ts'
import type { RankingDay } from '../day.store.ts'
import type { RankingDeskDeps } from '../deps.ts'

/** The terms that a day is counted by. */
export function readTerms({ db }: RankingDeskDeps, { contest, version }: RankingDay): Promise<LiveContest | undefined> {
  return findContest({ db }, contest, version)
}
