import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { Day } from './report.store.ts'

interface NewNote extends Day {
  readonly kind: string
  readonly name: string
  /** Of the note that whoever writes saw; 0 where there was none. */
  readonly version: number
  readonly note: string
  /** That nothing more is to be done about it. */
  readonly isExplained: boolean
  readonly notedBy: string
  readonly nowMs: number
}

/** Writes a note over the one that was seen. Nothing where somebody wrote meanwhile. */
export async function addNote(tx: AppTx, noted: NewNote): Promise<number | undefined> {
  const { gateway, day, direction, kind, name, version, note } = noted
  const words = {
    version: version + 1,
    note,
    is_explained: noted.isExplained,
    noted_by: noted.notedBy,
    noted_at: instant(noted.nowMs),
  }
  const row = await tx
    .insertInto('mismatch_note')
    .values({ gateway, day, direction, kind, name, ...words })
    .onConflict(conflict =>
      conflict
        .columns(['gateway', 'day', 'direction', 'kind', 'name'])
        .doUpdateSet(words)
        .where('mismatch_note.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst()
  return row?.version
}

export function listNotes(tx: AppTx, { gateway, day, direction }: Day) {
  return tx
    .selectFrom('mismatch_note')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('day', '=', day)
    .where('direction', '=', direction)
    .execute()
}
