import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { done } from '@saya/contract/outcome.ts'
import { eligibilityErrors } from '@saya/contract/promotion/errors.ts'
import { rankingLimits } from '@saya/contract/ranking/ranking.ts'
import { type Language, textIn } from '@saya/contract/text.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { type Claim, listClaims } from '../promotion/index.ts'
import { findReward, type Reward, rewardIdOf } from '../reward/index.ts'
import { listOwnDays } from './day.store.ts'
import type { RankingDeps } from './deps.ts'
import { rankingPrize, rewardName } from './rewardName.ts'

type Operation = typeof contract.ranking.listRankingHistory
type Row = AnswerOf<Operation>['d'][number]

export function listRankingHistory({ db }: RankingDeps): Handler<Operation> {
  return async ({ caller: { uid }, visitor: { language } }) => {
    const { own, claims } = await db.app(async tx => {
      const days = await listOwnDays(tx, uid, rankingLimits.historyDays)
      const names = days.map(row => rewardName(row, row.place))
      return { own: days, claims: await listClaims(tx, { kind: rankingPrize, names, uids: [uid] }) }
    })
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
      ...viewEnd(
        claims.find(({ name }) => name === rewardName(row, row.place)),
        rewards[at],
        language,
      ),
    }))
    return done({ d, t: d.length })
  }
}

/** What became of a prize. One that nothing was promised for is on its way, or was refused as its claim says. */
function viewEnd(
  claim: Claim | undefined,
  reward: Reward | undefined,
  language: Language,
): Pick<Row, 'status' | 'why'> {
  const status = reward?.status ?? (claim?.status === 'refused' ? 'refused' : '')
  if (status !== 'refused') return { status, why: '' }
  const { promotion_withheld: withheld, ...others } = eligibilityErrors
  const known = Object.entries(others).find(([code]) => code === claim?.code)?.[1]
  return { status, why: textIn((known ?? withheld).text, language) }
}
