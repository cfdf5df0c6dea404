import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { readPlace, writePlace } from '../../platform/rowPlace.ts'
import type { MessageDeps } from './deps.ts'
import { listItemNames } from './item.store.ts'
import { countMessages, listMessageRows } from './message.store.ts'
import { viewMessage } from './message.view.ts'

export function listMessages({ db }: MessageDeps): Handler<typeof contract.message.listMessages> {
  return async ({ caller: { uid }, query }) => {
    const page = { place: readPlace(query.cursor), skip: (query.page - 1) * query.page_size, size: query.page_size }
    const { rows, total, items } = await db.member(uid, async tx => {
      const rows = await listMessageRows(tx, uid, page)
      return { rows, total: await countMessages(tx, uid), items: await listItemNames(tx, uid, rows) }
    })
    const last = rows.length === query.page_size ? rows.at(-1) : undefined
    const next = last && writePlace({ atMs: last.created_at, id: last.id })
    return done({ d: rows.map(row => viewMessage(row, items)), t: total, ...(next ? { next } : {}) })
  }
}
