import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { readPlace, writePlace } from '../../platform/rowPlace.ts'
import { timeSpan } from '../../platform/timeSpan.ts'
import type { WithdrawalDeps } from './deps.ts'
import { countWithdrawals, listWithdrawalRows, type WithdrawalFilter } from './list.store.ts'
import { viewRecord } from './withdrawal.view.ts'

export function listWithdrawals({ db, clock }: WithdrawalDeps): Handler<typeof contract.withdrawal.listWithdrawals> {
  return async ({ caller: { uid }, query }) => {
    const filter: WithdrawalFilter = { uid, statuses: query.status, ...timeSpan(query.time_flag, clock.now()) }
    const page = { place: readPlace(query.cursor), skip: (query.page - 1) * query.page_size, size: query.page_size }
    const { rows, total } = await db.member(uid, async tx => ({
      rows: await listWithdrawalRows(tx, filter, page),
      total: await countWithdrawals(tx, filter),
    }))
    const last = rows.length === query.page_size ? rows.at(-1) : undefined
    const next = last && writePlace({ atMs: last.createdAtMs, id: last.id })
    return done({ d: rows.map(viewRecord), t: total, ...(next ? { next } : {}) })
  }
}
