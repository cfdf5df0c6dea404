import type { MemberTx } from '../../platform/db/database.ts'
import { publicNameOf } from './member.view.ts'

/** What public lists call these members. */
export async function listPublicNames(tx: MemberTx, uids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  if (uids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('profile')
    .select(['uid', 'username', 'nick_name', 'hides_name'])
    .where('uid', 'in', [...uids])
    .execute()
  return new Map(rows.map(row => [row.uid, publicNameOf(row)]))
}
