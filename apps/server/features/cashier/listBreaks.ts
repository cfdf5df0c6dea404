import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/call.ts'
import { countBreaks, listBreaks as listRows } from '../deposit/index.ts'
import { readBreakPlace, writeBreakPlace } from './breakPlace.rules.ts'
import type { CashierDeps } from './deps.ts'
import { viewBreak } from './viewBreak.ts'

export function listBreaks({ db }: CashierDeps): Handler<typeof officeContract.cashier.listBreaks> {
  return async ({ query: { q, state, gateway, cursor, page_size: size } }) => {
    const filter = { state, gateway, words: q }
    const { rows, total } = await db.app(async tx => ({
      rows: await listRows(tx, filter, { after: readBreakPlace(cursor), size: size + 1 }),
      total: await countBreaks(tx, filter),
    }))
    const shown = rows.slice(0, size)
    const last = rows.length > size ? shown.at(-1) : undefined
    const next = last && writeBreakPlace({ atMs: last.found_at, paymentId: last.payment_id })
    return done({ d: shown.map(viewBreak), t: total, ...(next ? { next } : {}) })
  }
}
