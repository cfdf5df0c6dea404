import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/call.ts'
import { addNote, listMismatches } from '../deposit/index.ts'
import { actAs } from '../staff/index.ts'
import type { ReconciliationDeps } from './deps.ts'

/** It moves nothing: what is done about a difference is done where the money is. */
export function noteMismatch({
  db,
  clock,
}: ReconciliationDeps): Handler<typeof officeContract.reconciliation.noteMismatch> {
  return call => {
    const { gateway, day, kind, name, version, note } = call.body
    const nowMs = clock.now()
    return db.app(async tx => {
      const found = await listMismatches(tx, { gateway, day })
      if (!found.some(one => one.kind === kind && one.name === name)) return refuse('not_found')
      const written = await addNote(tx, { gateway, day, kind, name, version, note, notedBy: call.caller.email, nowMs })
      if (written === undefined) return refuse('changed_meanwhile')
      const object = { kind: 'gateway', id: gateway } as const
      const after = { day, kind, name, version: written }
      await actAs(tx, call, { action: 'reconciliation.note', object, after, reason: note, nowMs })
      return done({ version: written })
    })
  }
}
