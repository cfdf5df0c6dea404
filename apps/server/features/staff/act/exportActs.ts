import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { writeCsv } from '../../../platform/csv.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { readPages } from '../../../platform/readPages.ts'
import { type ActRow, listActRows } from './act.store.ts'
import { actAs } from './actAs.ts'
import { viewAct } from './act.view.ts'
import type { StaffDeps } from '../deps.ts'

const columns = [
  'seq',
  'at',
  'operator',
  'role',
  'action',
  'object',
  'before',
  'after',
  'reason',
  'address',
  'request_id',
  'hash',
] as const

export function exportActs({ db, clock }: StaffDeps): Handler<typeof officeContract.staff.exportActs> {
  return async call => {
    const { filter, reason } = call.body
    const { cursor: _, page_size: __, ...wanted } = filter
    await db.app(tx =>
      actAs(tx, call, {
        action: 'act.export',
        object: { kind: 'acts', id: 'all' },
        after: wanted,
        reason,
        nowMs: clock.now(),
      }),
    )
    const { rows, isComplete } = await readPages<ActRow>(({ last, size }) =>
      db.app(tx => listActRows(tx, filter, { last: last?.seq ?? null, size })),
    )
    const cells = rows.map(viewAct).map(row => columns.map(name => String(row[name])))
    return done({ csv: writeCsv(columns, cells), rows: rows.length, is_complete: isComplete })
  }
}
