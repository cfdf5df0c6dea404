import { getRanking } from './getRanking.ts'
import { getRankingDay } from './getRankingDay.ts'
import { getRankingKeys } from './getRankingKeys.ts'
import { getRankingProof } from './getRankingProof.ts'
import { getRankingResult } from './getRankingResult.ts'
import { holdWinner } from './holdWinner.ts'
import { listRanking } from './listRanking.ts'
import { listRankingDays } from './listRankingDays.ts'
import { listRankingHistory } from './listRankingHistory.ts'

export const operations = {
  getRanking,
  getRankingKeys,
  getRankingProof,
  getRankingResult,
  listRanking,
  listRankingHistory,
}
export const deskOperations = { getRankingDay, holdWinner, listRankingDays }
