import { sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

/** The newest line of one folder of signed heads. */
export interface HeadsNote {
  readonly folder: string
  readonly place: string
  readonly line: string
  readonly at: number
}

interface NewNote extends HeadsNote {
  readonly database: string
}

export async function noteHeads(tx: AppTx, { folder, at, ...note }: NewNote): Promise<void> {
  const row = { ...note, at: instant(at) }
  await tx
    .insertInto('ledger_signing')
    .values({ folder, ...row })
    .onConflict(conflict => conflict.column('folder').doUpdateSet(row))
    .execute()
}

/** What was signed of this database, wherever it lies. */
export function listHeadsNotes(tx: AppTx, database: string): Promise<HeadsNote[]> {
  return tx
    .selectFrom('ledger_signing')
    .select(['folder', 'place', 'line', 'at'])
    .where('database', '=', database)
    .execute()
}

interface HeadsPlace {
  readonly folder: string
  readonly place: string
  readonly silentSinceMs: number
}

/** Forgets what a person accepted as lost: what lay in the same place, and where nobody signs any more. */
export async function forgetHeads(tx: AppTx, { folder, place, silentSinceMs }: HeadsPlace): Promise<void> {
  await sql`
    delete from ledger_signing where folder <> ${folder} and (place = ${place} or at < ${instant(silentSinceMs)})`.execute(
    tx,
  )
}
