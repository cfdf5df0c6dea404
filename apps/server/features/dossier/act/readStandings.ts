import type { Database } from '../../../platform/db/database.ts'
import { listStandings } from '../../member/index.ts'
import type { Standing } from '../dossier.view.ts'

/** The standing and balance of members that may live in different schemas: each schema is asked once. */
export async function readStandings(db: Database, uids: readonly bigint[]): Promise<ReadonlyMap<bigint, Standing>> {
  const bySchema = new Map<string, bigint[]>()
  for (const uid of uids) {
    const schema = db.schemaOf(uid)
    bySchema.set(schema, [...(bySchema.get(schema) ?? []), uid])
  }
  const found = new Map<bigint, Standing>()
  for (const own of bySchema.values()) {
    const [first] = own
    if (first === undefined) continue
    for (const row of await db.member(first, tx => listStandings(tx, own))) found.set(row.uid, row)
  }
  return found
}
