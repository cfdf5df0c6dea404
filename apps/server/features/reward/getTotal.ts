import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { sumBonuses } from '../wallet/index.ts'
import type { RewardDeps } from './deps.ts'

export function getTotal({ db }: Pick<RewardDeps, 'db'>): Handler<typeof contract.reward.getTotal> {
  return async ({ caller: { uid } }) => done({ total: formatPesos(await db.member(uid, tx => sumBonuses(tx, uid))) })
}
