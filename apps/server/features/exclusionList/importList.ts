import type { LineFault } from '@saya/contract/exclusionList/exclusionImport.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import type { ExclusionListDeskDeps } from './deps.ts'
import { importExclusions } from './importExclusions.ts'
import { columns, readExclusionList } from './readExclusionList.ts'
import type { ImportReport } from './list.store.ts'

/** The record says what it came to, and nothing of whom the list names. */
export function importList(deps: ExclusionListDeskDeps): Handler<typeof officeContract.exclusionList.importList> {
  const { db, clock } = deps
  return async call => {
    const { csv, reason } = call.body
    const list = readExclusionList(csv)
    if (!list) return { ...refuse('exclusion_list_unreadable'), values: { columns } }
    const report = await db.app(async tx => {
      const made = await importExclusions(tx, deps, { list, text: csv, by: call.caller, reason })
      if (!made.ok) {
        // That a list waits for a second person is on record like the list itself.
        if (made.code === 'exclusion_list_shrinks') {
          const proposed = { kind: 'exclusionList', id: 'proposed' } as const
          const after = { proposed: { lines: list.lines, gone: made.values.gone, freed: made.values.freed } }
          await actAs(tx, call, { action: 'exclusion.import', object: proposed, after, reason, nowMs: clock.now() })
        }
        return made
      }
      const { id, lines, fresh, known, gone, refused } = made.data
      const after = { lines, fresh, known, gone, refused: refused.length }
      const object = { kind: 'exclusionList', id } as const
      await actAs(tx, call, { action: 'exclusion.import', object, after, reason, nowMs: clock.now() })
      return made
    })
    return report.ok ? done(viewImport(report.data)) : report
  }
}

export function viewImport({ id, importedAtMs, importedBy, lines, fresh, known, gone, refused }: ImportReport) {
  return {
    id,
    imported_at: Math.floor(importedAtMs / 1000),
    imported_by: importedBy,
    lines,
    fresh,
    known,
    gone,
    refused: refused.map(({ line, fault }) => ({ line, fault: fault as LineFault })),
  }
}
