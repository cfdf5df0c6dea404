import type { contract } from '@saya/contract'
import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { RankingDeps, RankingDeskDeps, RankingKeys } from './deps.ts'
import { getRankingDay } from './desk/getRankingDay.ts'
import { holdWinner } from './desk/holdWinner.ts'
import { listRankingDays } from './desk/listRankingDays.ts'
import { getRanking } from './getRanking.ts'
import { getRankingKeys } from './getRankingKeys.ts'
import { getRankingProof } from './getRankingProof.ts'
import { getRankingResult } from './getRankingResult.ts'
import { listRanking } from './listRanking.ts'
import { listRankingHistory } from './listRankingHistory.ts'

export function rankingRoutes(deps: RankingDeps & RankingKeys): Handlers<typeof contract.ranking> {
  return {
    getRanking: getRanking(deps),
    getRankingKeys: getRankingKeys(deps),
    getRankingProof: getRankingProof(deps),
    getRankingResult: getRankingResult(deps),
    listRanking: listRanking(deps),
    listRankingHistory: listRankingHistory(deps),
  }
}

export function rankingDeskRoutes(deps: RankingDeskDeps): Handlers<typeof officeContract.ranking> {
  return {
    getRankingDay: getRankingDay(deps),
    holdWinner: holdWinner(deps),
    listRankingDays: listRankingDays(deps),
  }
}
