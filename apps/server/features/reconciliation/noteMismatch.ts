import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { addNote, listMismatches, tellOpen } from '../deposit/index.ts'
import { actAs } from '../staff/index.ts'
import type { ReconciliationDeps } from './deps.ts'

/** It moves nothing: what is done about a difference is done where the money is. */
export function noteMismatch({
  db,
  clock,
}: ReconciliationDeps): Handler<typeof officeContract.reconciliation.noteMismatch> {
  return call => {
    const { gateway, day, direction, kind, name, version, note, is_explained: isExplained } = call.body
    const about = { gateway, day, direction }
    const nowMs = clock.now()
    return db.app(async tx => {
      const found = await listMismatches(tx, about)
      if (!found.some(one => one.kind === kind && one.name === name)) return refuse('not_found')
      const notedBy = call.caller.email
      const written = await addNote(tx, { ...about, kind, name, version, note, isExplained, notedBy, nowMs })
      if (written === undefined) return refuse('changed_meanwhile')
      await tellOpen(tx, about, nowMs)
      const object = { kind: 'gateway', id: gateway } as const
      const after = { day, direction, kind, name, version: written, isExplained }
      await actAs(tx, call, { action: 'reconciliation.note', object, after, reason: note, nowMs })
      return done({ version: written })
    })
  }
}
