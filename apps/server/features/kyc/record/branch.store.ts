import type { RefTx } from '../../../platform/db/database.ts'

export type Branch = Awaited<ReturnType<typeof listOpenBranches>>[number]

/** The branches that are open, the usual one first. */
export function listOpenBranches(tx: RefTx) {
  return tx
    .selectFrom('kyc_branch')
    .select(['id', 'address'])
    .where('is_open', '=', true)
    .orderBy('sorting')
    .orderBy('id')
    .execute()
}
