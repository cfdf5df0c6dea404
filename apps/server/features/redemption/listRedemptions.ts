import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { readPlace, writePlace } from '../../platform/rowPlace.ts'
import type { RedemptionDeps } from './deps.ts'
import { openRecipient } from './recipientSeal.ts'
import { countRedemptions, listRedemptionRows } from './redemption.store.ts'
import { viewRedemption } from './redemption.view.ts'

export function listRedemptions(deps: RedemptionDeps): Handler<typeof contract.redemption.listRedemptions> {
  return async ({ caller: { uid }, query, visitor }) => {
    const { page, page_size: size } = query
    const place = readPlace(query.cursor)
    const { rows, total } = await deps.db.member(uid, async tx => ({
      rows: await listRedemptionRows(tx, uid, { place, skip: (page - 1) * size, size }),
      total: await countRedemptions(tx, uid),
    }))
    const last = rows.length === size ? rows.at(-1) : undefined
    const reader = { language: visitor.language, nowMs: deps.clock.now() }
    const d = rows.map(row => viewRedemption(row, openRecipient(row, deps), reader))
    return done({ d, t: total, ...(last && { next: writePlace({ atMs: last.submittedAtMs, id: last.id }) }) })
  }
}
