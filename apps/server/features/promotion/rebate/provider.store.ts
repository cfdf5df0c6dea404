import type { RefTx } from '../../../platform/db/database.ts'

/** What providers are called, by their codes. */
export async function listProviderNames(tx: RefTx): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.selectFrom('provider').select(['code', 'name']).execute()
  return new Map(rows.map(({ code, name }) => [code, name]))
}
