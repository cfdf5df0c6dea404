import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { readPlace, writePlace } from '../../platform/historyPlace.ts'
import { countCoinHistory, listCoinHistory } from '../wallet/index.ts'
import type { FilcoinDeps } from './deps.ts'
import { viewMovement } from './filcoin.view.ts'

export function listMovements({ db }: FilcoinDeps): Handler<typeof contract.filcoin.listMovements> {
  return async ({ caller: { uid }, query }) => {
    const page = { place: readPlace(query.cursor), skip: (query.page - 1) * query.page_size, size: query.page_size }
    const { rows, total } = await db.member(uid, async tx => ({
      rows: await listCoinHistory(tx, uid, page),
      total: await countCoinHistory(tx, uid),
    }))
    const last = rows.length === query.page_size ? rows.at(-1) : undefined
    const next = last && writePlace({ atMs: last.at, seq: last.seq })
    return done({ d: rows.map(viewMovement), t: total, ...(next ? { next } : {}) })
  }
}
