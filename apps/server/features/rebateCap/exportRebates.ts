import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { manilaDay } from '@saya/money'
import { writeCsv } from '../../platform/csv.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { RebatePosting } from '../reward/index.ts'
import { actAs, type StaffDeps } from '../staff/index.ts'
import { readRebates, type RebateQuery } from './readRebates.ts'
import { viewRebate } from './rebate.view.ts'

const columns = [
  'posted_at',
  'uid',
  'cash_type',
  'name',
  'id',
  'amount',
  'rule',
  'turnover_ppm',
  'loss_ppm',
  'turnover',
  'net_loss',
  'most',
  'used',
  'left',
  'is_within',
] as const

const pageSize = 1000
const mostRows = 50_000

/** The same report as a file, in the order of the postings. */
export function exportRebates({ db, clock }: StaffDeps): Handler<typeof officeContract.rebateCap.exportRebates> {
  return async call => {
    const { filter, reason } = call.body
    const nowMs = clock.now()
    const month = filter.month || manilaDay(nowMs).slice(0, 7)
    const object = { kind: 'rebates', id: month } as const
    const act = { action: 'rebate.export', object, after: { ...filter, month }, reason, nowMs } as const
    await db.app(tx => actAs(tx, call, act))
    const { rows, isComplete } = await readAll(db, { uid: filter.uid, month, nowMs })
    const cells = rows.map(viewRebate).map(row => columns.map(name => String(row[name] ?? '')))
    return done({ csv: writeCsv(columns, cells), rows: rows.length, is_complete: isComplete })
  }
}

async function readAll(db: Database, filter: Pick<RebateQuery, 'month' | 'uid' | 'nowMs'>) {
  const rows: RebatePosting[] = []
  let cursor = ''
  while (rows.length < mostRows) {
    const page = await readRebates(db, { ...filter, sort: 'posted', cursor, size: pageSize })
    rows.push(...page.rows)
    if (page.next === undefined) return { rows, isComplete: true }
    cursor = page.next
  }
  return { rows, isComplete: false }
}
