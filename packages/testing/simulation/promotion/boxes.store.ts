import { sql } from 'kysely'
import type { AppTx, MemberTx } from '../../../../apps/server/platform/db/database.ts'

/** A day that was bound before is bound anew, as long as nobody has opened a box of it. */
export async function forgetBoxDay(tx: AppTx, day: string): Promise<void> {
  await sql`delete from box_slice where day = ${day}`.execute(tx)
  await sql`delete from box_day where day = ${day}`.execute(tx)
}

export interface ClaimedBox {
  readonly uid: bigint
  readonly clientSeed: string
  readonly status: string
  readonly amount: bigint | null
}

/** What claims, slices and gifts say of a day of boxes. The gifts are those of all days since they were forgotten. */
export async function readBoxDay(tx: AppTx, day: string) {
  const claims = await sql<ClaimedBox>`
    select uid, client_seed as "clientSeed", status, amount from box_claim where day = ${day} order by uid`.execute(tx)
  const sums = await sql<{ readonly taken: bigint; readonly gifts: bigint }>`
    select (select coalesce(sum(taken), 0)::bigint from box_slice where day = ${day}) as taken,
      (select coalesce(sum(units), 0)::bigint from gift_month) as gifts`.execute(tx)
  return { claims: claims.rows, taken: Number(sums.rows[0]?.taken ?? 0n), gifts: sums.rows[0]?.gifts ?? 0n }
}

export interface BoxHolding {
  /** What the box of the day holds. Nothing where none was opened. */
  readonly kept: bigint | null
  /** How often it was posted, and what that came to. */
  readonly count: number
  readonly posted: bigint
}

export async function readBoxHolding(tx: MemberTx, { uid, day }: { readonly uid: bigint; readonly day: string }) {
  const { rows } = await sql<BoxHolding>`
    select (select amount from box where uid = ${uid} and day = ${day} and status = 'opened') as kept,
      count(*)::integer as count, coalesce(sum(j.amount), 0)::bigint as posted
    from reward r join journal j on j.reference = r.id::text and j.uid = r.uid and j.kind = 4001
    where r.uid = ${uid} and r.kind = 4001 and r.name = ${day}`.execute(tx)
  return rows[0] ?? { kept: null, count: 0, posted: 0n }
}
