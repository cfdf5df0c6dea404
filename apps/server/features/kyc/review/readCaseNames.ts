import type { Database } from '../../../platform/db/database.ts'
import { wholeName } from '../record/wholeName.ts'
import { listNewestForms } from './version.store.ts'

export interface CaseName {
  readonly name: string
  readonly idType: string
}

/** Who the lines of a queue are about. Members may live in different schemas: each schema is asked once. */
export async function readCaseNames(db: Database, uids: readonly bigint[]): Promise<ReadonlyMap<bigint, CaseName>> {
  const bySchema = new Map<string, bigint[]>()
  for (const uid of uids) bySchema.set(db.schemaOf(uid), [...(bySchema.get(db.schemaOf(uid)) ?? []), uid])
  const names = new Map<bigint, CaseName>()
  for (const own of bySchema.values()) {
    const rows = await db.member(own[0] ?? 0n, tx => listNewestForms(tx, own))
    for (const { uid, form } of rows) names.set(uid, { name: wholeName(form), idType: form.id_type })
  }
  return names
}
