import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { formatPesos, manilaDay } from '@saya/money'
import { writeCsv } from '../../../platform/csv.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actAs } from '../../staff/index.ts'
import { nextStatus } from './batch.rules.ts'
import { addVouchers, flipBatch, lockBatch } from './batch.store.ts'
import { codeOf, symbolsInCode, writtenCode } from '../code/code.rules.ts'
import type { VoucherDeps } from '../deps.ts'
import { hashCode } from '../code/hashCode.ts'

const columns = ['place', 'voucher', 'code', 'amount', 'last_day'] as const

/** Codes are drawn here and told here; what is kept are their hashes. An answer that is lost is made good by a new batch. */
export function issueBatch(deps: VoucherDeps): Handler<typeof officeContract.voucher.issueBatch> {
  const { db, clock, random, lookupKeys } = deps
  return call => {
    const { id, reason } = call.body
    const nowMs = clock.now()
    return db.app(async tx => {
      const row = await lockBatch(tx, id)
      if (!row) return refuse('not_found')
      // One to which nobody else agreed gives out nothing, whenever it was made.
      const isAgreed = row.decided_by !== null && row.decided_by !== row.made_by
      if (!isAgreed || !nextStatus(row.status, 'issued')) return refuse('changed_meanwhile')
      const object = { kind: 'batch', id: String(id) } as const
      await actAs(tx, call, { action: 'voucher.issue', object, after: { codes: row.quantity }, reason, nowMs })
      const codes = Array.from({ length: row.quantity }, () => codeOf(random.bytes(symbolsInCode)))
      const hashes = codes.map(code => hashCode(lookupKeys, code))
      const ids = await addVouchers(tx, id, hashes)
      await flipBatch(tx, row, { to: 'issued', nowMs })
      const [amount, lastDay] = [formatPesos(row.amount), manilaDay(row.expires_at - 1)]
      const cells = codes.map((code, at) => [String(at + 1), ids[at] ?? '', writtenCode(code), amount, lastDay])
      return done({ csv: writeCsv(columns, cells), rows: cells.length })
    })
  }
}
