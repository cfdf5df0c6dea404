import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

interface NewNote {
  readonly uid: bigint
  readonly operatorId: string
  readonly text: string
  readonly nowMs: number
}

export async function addNoteRow(tx: AppTx, { uid, operatorId, text, nowMs }: NewNote): Promise<bigint> {
  const row = await tx
    .insertInto('dossier_note')
    .values({ uid, operator_id: operatorId, text, at: instant(nowMs) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** The notes about a member, the newest first. */
export function listNotes(tx: AppTx, uid: bigint, most: number) {
  return tx
    .selectFrom('dossier_note')
    .innerJoin('operator', 'operator.id', 'dossier_note.operator_id')
    .select(['dossier_note.id', 'operator.email', 'text', 'at'])
    .where('uid', '=', uid)
    .orderBy('dossier_note.id', 'desc')
    .limit(most)
    .execute()
}
