import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { writeCsv } from '../../platform/csv.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs, type StaffDeps } from '../staff/index.ts'
import { readUse } from './readUse.ts'

export function exportUse(deps: StaffDeps): Handler<typeof officeContract.harmDesk.exportUse> {
  const { db, clock } = deps
  return async call => {
    const { months, reason } = call.body
    const object = { kind: 'use', id: `${months}-months` } as const
    await db.app(tx => actAs(tx, call, { action: 'saferplay.read', object, reason, nowMs: clock.now() }))
    const { figures } = await readUse(deps, Number(months))
    const rows = figures.map(({ month, group, name, count }) => [month, group, name, String(count)])
    return done({ csv: writeCsv(['month', 'group', 'name', 'count'], rows), rows: rows.length, is_complete: true })
  }
}
