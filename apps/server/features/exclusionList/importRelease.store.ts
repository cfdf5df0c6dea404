import type { AppTx } from '../../platform/db/database.ts'

/** A list that leaves out many people, as one of staff brought it and nobody has brought it again. */
export function lockWaiting(tx: AppTx, hash: Buffer) {
  return tx
    .selectFrom('exclusion_import_release')
    .select(['id', 'status', 'proposed_by', 'proposed_at'])
    .where('hash', '=', hash)
    .where('status', '=', 'proposed')
    .forUpdate()
    .executeTakeFirst()
}
