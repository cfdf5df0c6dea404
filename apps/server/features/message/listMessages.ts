import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { readPlace, writePlace } from '../../platform/rowPlace.ts'
import type { MessageDeps } from './deps.ts'
import { countMessages, listMessageRows } from './message.store.ts'
import { viewMessage } from './message.view.ts'

export function listMessages({ db }: MessageDeps): Handler<typeof contract.message.listMessages> {
  return async ({ caller: { uid }, query }) => {
    const page = { place: readPlace(query.cursor), skip: (query.page - 1) * query.page_size, size: query.page_size }
    const { rows, total } = await db.member(uid, async tx => ({
      rows: await listMessageRows(tx, uid, page),
      total: await countMessages(tx, uid),
    }))
    const last = rows.length === query.page_size ? rows.at(-1) : undefined
    const next = last && writePlace({ atMs: last.created_at, id: last.id })
    return done({ d: rows.map(viewMessage), t: total, ...(next ? { next } : {}) })
  }
}
