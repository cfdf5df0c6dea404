import { isDay } from '@saya/contract/day.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { type Direction, listReports as listRows } from '../deposit/index.ts'
import { secondsOf } from './secondsOf.ts'
import type { ReconciliationDeps } from './deps.ts'

const place = /^\d{4}-\d\d-\d\d [a-z]{2,20} (?:in|out)$/

export function listReports({ db }: ReconciliationDeps): Handler<typeof officeContract.reconciliation.listReports> {
  return async ({ query: { gateway, day, direction, sort, cursor, page_size: size } }) => {
    const page = { last: readPlace(cursor), isDown: sort !== 'day', size: size + 1 }
    const rows = await db.app(tx => listRows(tx, { gateway, day, direction, ...page }))
    const shown = rows.slice(0, size)
    const last = rows.length > size ? shown.at(-1) : undefined
    const d = shown.map(row => ({
      gateway: row.gateway,
      day: row.name,
      direction: row.direction as Direction,
      has_list: row.has_list,
      told: tally(row.told_count, row.told_amount),
      credited: tally(row.credited_count, row.credited_amount),
      kept: tally(row.kept_count, row.kept_amount),
      ordered: tally(row.ordered_count, row.ordered_amount),
      posted: tally(row.posted_count, row.posted_amount),
      told_back: tally(row.told_back_count, row.told_back_amount),
      posted_back: tally(row.posted_back_count, row.posted_back_amount),
      shifted: formatPesos(row.shifted_amount),
      mismatches: row.mismatches,
      made_at: secondsOf(row.made_at),
    }))
    return done({ d, t: d.length, ...(last ? { next: `${last.name} ${last.gateway} ${last.direction}` } : {}) })
  }
}

function readPlace(cursor: string): string {
  return place.test(cursor) && isDay(cursor.slice(0, 10)) ? cursor : ''
}

function tally(count: number, amount: bigint) {
  return { count, amount: formatPesos(amount) }
}
