import { sql } from 'kysely'
import type { MemberTx } from '../../../../apps/server/platform/db/database.ts'

export interface WonPrize {
  readonly uid: bigint
  readonly place: number
  readonly promised: bigint
  /** How often it was posted, and what that came to. */
  readonly count: number
  readonly posted: bigint
}

/** What members of one schema were promised for places of a contest, and what was posted of it. */
export async function listWonPrizes(tx: MemberTx, contest: string): Promise<readonly WonPrize[]> {
  const { rows } = await sql<WonPrize>`
    select r.uid, split_part(r.name, ' ', 3)::integer as place, r.amount as promised,
      count(j.uid)::integer as count, coalesce(sum(j.amount), 0)::bigint as posted
    from reward r left join journal j on j.reference = r.id::text and j.uid = r.uid and j.kind = 4007
    where r.kind = 4007 and split_part(r.name, ' ', 1) = ${contest}
    group by r.uid, r.name, r.amount`.execute(tx)
  return rows
}
