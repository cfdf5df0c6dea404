import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'

/** Which of some members of one schema are testers. There may be many of them, so they come as one list. */
export async function listTesterUids(tx: MemberTx, uids: readonly bigint[]): Promise<readonly bigint[]> {
  const rows = await tx
    .selectFrom('profile')
    .select('uid')
    .where(sql<boolean>`uid = any(${[...uids]}::bigint[])`)
    .where('tester', '=', true)
    .execute()
  return rows.map(({ uid }) => uid)
}
