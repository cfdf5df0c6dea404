import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { nameOfCashType } from '@saya/contract/transaction/cashTypes.ts'
import { formatPesos } from '@saya/money'
import { readPlace, writePlace } from '../../platform/historyPlace.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findEntry } from '../identity/index.ts'
import { countHistory, listHistory } from '../wallet/index.ts'
import type { DossierDeps } from './deps.ts'
import { secondsOf } from './dossier.view.ts'

export function listPostings({ db, clock }: DossierDeps): Handler<typeof officeContract.dossier.listPostings> {
  return async ({ params: { uid }, query }) => {
    const entry = await db.app(tx => findEntry(tx, uid))
    if (!entry) return refuse('not_found')
    const filter = { uid, fromMs: entry.created_at, untilMs: clock.now() + 1 }
    const at = { place: readPlace(query.cursor), skip: 0, size: query.page_size }
    const { rows, total } = await db.member(uid, async tx => ({
      rows: await listHistory(tx, filter, at),
      total: await countHistory(tx, filter),
    }))
    const last = rows.length === query.page_size ? rows.at(-1) : undefined
    return done({
      d: rows.map(row => ({
        seq: String(row.seq),
        name: nameOfCashType(row.kind),
        amount: formatPesos(row.destination === 0 ? row.amount : -row.amount),
        balance_after: formatPesos(row.balance_after),
        game: row.game_name ?? '',
        at: secondsOf(row.at),
      })),
      t: total,
      ...(last ? { next: writePlace({ atMs: last.at, seq: last.seq }) } : {}),
    })
  }
}
