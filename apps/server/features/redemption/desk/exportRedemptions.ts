import { deliverNames } from '@saya/contract/redemption/deskRedemption.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { manilaMinute } from '@saya/money'
import { lookOfStatus } from '@saya/contract/redemption/status.ts'
import { writeCsv } from '../../../platform/csv.ts'
import { orderOf } from '../../../platform/db/sorting.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actAs } from '../../staff/index.ts'
import type { RedemptionDeps } from '../deps.ts'
import { openRecipient } from '../recipientSeal.ts'
import { viewDeskRedemption } from '../redemption.view.ts'
import { deskFilterOf } from './desk.rules.ts'
import { deskSorting } from './desk.store.ts'
import { readDeskPage } from './readDeskPage.ts'

const mostRows = 5000
const names = [
  'id',
  'uid',
  'goods',
  'pieces',
  'filcoins',
  'delivery',
  'recipient',
  'submitted',
  'status',
  'courier',
  'tracking',
  'shipped',
  'ended',
  'expected',
  'late',
  'reason',
]

/** Nothing in it tells who somebody is: whoever has to know opens the one redemption, which is on record by itself. */
export function exportRedemptions(deps: RedemptionDeps): Handler<typeof officeContract.redemption.exportRedemptions> {
  const { db, clock } = deps
  return async call => {
    const { reason, ...asked } = call.body
    const filter = deskFilterOf(asked)
    const order = orderOf(deskSorting, '-submitted')
    const { rows, next } = await readDeskPage(db, filter, { order, cursor: '', size: mostRows })
    const lines = rows.map(row => lineOf(viewDeskRedemption(row, openRecipient(row, deps), clock.now())))
    const object = { kind: 'redemption', id: 'all' } as const
    const after = { ...asked, status: filter.status ?? 'all', rows: rows.length }
    const act = { action: 'redemption.export', object, after, reason } as const
    await db.app(tx => actAs(tx, call, { ...act, nowMs: clock.now() }))
    return done({ csv: writeCsv(names, lines), rows: rows.length, is_complete: next === undefined })
  }
}

function lineOf(row: ReturnType<typeof viewDeskRedemption>): readonly string[] {
  return [
    row.id,
    row.uid,
    row.goods_id,
    String(row.quantity),
    row.points,
    deliverNames[row.deliver_method],
    row.recipient,
    written(row.submit_at),
    lookOfStatus(row.complete_status).text[0],
    row.courier,
    row.tracking,
    written(row.shipped_at),
    written(row.ended_at),
    written(row.expected_at),
    row.is_late ? 'late' : '',
    row.reason,
  ]
}

/** In Manila's time; nothing for what has not happened. */
function written(seconds: number): string {
  return seconds === 0 ? '' : manilaMinute(seconds * 1000)
}
