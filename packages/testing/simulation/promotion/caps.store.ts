import { type CappedKind, cappedKinds } from '@saya/contract/rebateCap/rebateCap.ts'
import { sql } from 'kysely'
import type { MemberTx } from '../../../../apps/server/platform/db/database.ts'

export interface CappedPosting {
  readonly kind: CappedKind
  readonly amount: bigint
  /** The Manila month in which it was made, `yyyy-mm`. */
  readonly month: string
}

/** What the journal says was posted to a member in the classes that the law caps. */
export async function listCappedPostings(tx: MemberTx, uid: bigint): Promise<readonly CappedPosting[]> {
  const { rows } = await sql<CappedPosting>`
    select kind::integer as kind, amount, to_char(at at time zone 'Asia/Manila', 'YYYY-MM') as month
    from journal where uid = ${uid} and provider = 0 and kind = any(${[...cappedKinds]}::smallint[]) order by seq`.execute(
    tx,
  )
  return rows
}
