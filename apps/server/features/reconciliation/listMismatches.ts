import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { findHolders, listMismatches as listRows, listNotes } from '../deposit/index.ts'
import { secondsOf } from './secondsOf.ts'
import type { ReconciliationDeps } from './deps.ts'
import { paymentOf, referenceOf } from './mismatchName.rules.ts'

export function listMismatches({
  db,
}: ReconciliationDeps): Handler<typeof officeContract.reconciliation.listMismatches> {
  return async ({ query }) => {
    const { rows, holders, notes } = await db.app(async tx => {
      const found = await listRows(tx, query)
      const payments = query.direction === 'in' ? found.map(({ name }) => paymentOf(query.gateway, name)) : []
      return {
        rows: found,
        holders: await findHolders(tx, query.gateway, payments),
        notes: new Map((await listNotes(tx, query)).map(one => [`${one.kind} ${one.name}`, one])),
      }
    })
    const references = new Map(holders.claims.map(claim => [claim.payment_id, claim.reference]))
    const d = rows.map(({ kind, name, amount, currency, other_amount: other, reference, uid, ...row }) => {
      const { found_at: foundAt, closed_at: closedAt } = row
      const payment = paymentOf(query.gateway, name)
      const noted = notes.get(`${kind} ${name}`)
      return {
        kind,
        name,
        amount: formatPesos(amount),
        currency,
        other_amount: formatPesos(other),
        deposit: query.direction === 'in' ? (referenceOf(name) ?? references.get(payment) ?? '') : '',
        break_payment: holders.kept.has(payment) ? payment : '',
        withdrawal: reference,
        uid: uid === null ? '' : String(uid),
        found_at: secondsOf(foundAt),
        closed_at: secondsOf(closedAt),
        ...viewNote(noted),
      }
    })
    return done({ d, t: d.length })
  }
}

type Note = Awaited<ReturnType<typeof listNotes>>[number]

function viewNote(noted: Note | undefined) {
  if (!noted) return { version: 0, note: '', is_explained: false, noted_by: '', noted_at: 0 }
  const { version, note, is_explained, noted_by, noted_at } = noted
  return { version, note, is_explained, noted_by, noted_at: secondsOf(noted_at) }
}
