import { sql } from 'kysely'
import type { MemberTx } from '../../../../apps/server/platform/db/database.ts'

export interface Credit {
  readonly amount: bigint
  readonly atMs: number
}

/** What was credited to a member of what they paid in, and what they may still pay. */
export async function readPaidIn(tx: MemberTx, uid: bigint) {
  const { rows: credited } = await sql<Credit>`
    select amount, (extract(epoch from at) * 1000)::float8 as "atMs"
    from journal where uid = ${uid} and kind in (10, 20)`.execute(tx)
  const { rows: pending } = await sql<{ amount: bigint }>`
    select amount from deposit where uid = ${uid} and status = 'pending'`.execute(tx)
  return { credited, pending: pending.reduce((sum, { amount }) => sum + amount, 0n) }
}
