import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

export type SigningState = 'held' | 'lost' | 'moved' | 'broken'

interface Signing {
  readonly folder: string
  readonly database: string
  /** The hash of the last line. */
  readonly line: string
  readonly seq: bigint
  readonly atMs: number
  readonly state: SigningState
}

export async function noteSigning(tx: AppTx, signing: Signing): Promise<void> {
  const { folder, database, line, seq, atMs, state } = signing
  const row = { database, line, seq, at: instant(atMs), state }
  await tx
    .insertInto('act_signing')
    .values({ folder, ...row })
    .onConflict(conflict => conflict.column('folder').doUpdateSet(row))
    .execute()
}

export async function noteSigningState(tx: AppTx, folder: string, state: SigningState): Promise<void> {
  await tx.updateTable('act_signing').set({ state }).where('folder', '=', folder).execute()
}

/** What was signed of this database, the newest first. */
export function listSignings(tx: AppTx, database: string) {
  return tx
    .selectFrom('act_signing')
    .select(['folder', 'line', 'seq', 'at'])
    .select(eb => eb.ref('state').$castTo<SigningState>().as('state'))
    .where('database', '=', database)
    .orderBy('at', 'desc')
    .execute()
}

/** The hashes of some acts. */
export async function mapHashes(tx: AppTx, seqs: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  if (seqs.length === 0) return new Map()
  const rows = await tx.selectFrom('staff_act').select(['seq', 'hash']).where('seq', 'in', seqs).execute()
  return new Map(rows.map(({ seq, hash }) => [seq, hash.toString('hex')]))
}
