import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { rankingLimits } from '@saya/contract/ranking/ranking.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { findReward, rewardIdOf } from '../reward/index.ts'
import { listOwnDays } from './day.store.ts'
import type { RankingDeps } from './deps.ts'
import { rankingPrize, rewardName } from './rewardName.ts'

export function listRankingHistory({ db }: RankingDeps): Handler<typeof contract.ranking.listRankingHistory> {
  return async ({ caller: { uid } }) => {
    const own = await db.app(tx => listOwnDays(tx, uid, rankingLimits.historyDays))
    const rewards = await db.member(uid, async tx => {
      const found = []
      for (const row of own) {
        found.push(await findReward(tx, rewardIdOf({ uid, kind: rankingPrize, name: rewardName(row, row.place) })))
      }
      return found
    })
    const d = own.map((row, at) => ({
      contest: row.contest,
      date: row.day,
      bet: formatPesos(row.turnover),
      position: row.place,
      bonus: formatPesos(row.prize),
      status: rewards[at]?.status ?? ('' as const),
    }))
    return done({ d, t: d.length })
  }
}
