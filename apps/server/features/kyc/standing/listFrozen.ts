import type { Database } from '../../../platform/db/database.ts'
import { listFrozenUids } from './standing.store.ts'

const mostOfSchema = 5000

/** Whoever shows as frozen, over all schemas. */
export async function listFrozen(db: Database): Promise<readonly bigint[]> {
  const uids: bigint[] = []
  for (let index = 0; index < db.memberSchemas; index++) {
    uids.push(...(await db.memberSchema(index, tx => listFrozenUids(tx, mostOfSchema))))
  }
  return uids
}
