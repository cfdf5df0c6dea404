import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { readPlace, writePlace } from '../../platform/rowPlace.ts'
import type { RewardDeps } from './deps.ts'
import { countRewards, listRewardRows } from './list.store.ts'
import { viewReward } from './reward.view.ts'

export function listRewards({ db }: Pick<RewardDeps, 'db'>): Handler<typeof contract.reward.listRewards> {
  return async ({ caller: { uid }, query }) => {
    const filter = { uid, status: query.status }
    const page = { place: readPlace(query.cursor), size: query.page_size }
    const { rows, total } = await db.member(uid, async tx => ({
      rows: await listRewardRows(tx, filter, page),
      total: await countRewards(tx, filter),
    }))
    const last = rows.length === query.page_size ? rows.at(-1) : undefined
    const next = last && writePlace({ atMs: last.promisedAtMs, id: last.id })
    return done({ d: rows.map(viewReward), t: total, ...(next ? { next } : {}) })
  }
}
