import { sql } from 'kysely'
import type { AppTx, MemberTx } from '../../../../apps/server/platform/db/database.ts'

/** Whether a worker has bound this day of boxes. It asks for no play then, since the members of a chapter may have played little. */
export async function letEverybodyOpen(tx: AppTx, day: string): Promise<boolean> {
  const { rows } = await sql`update box_day set least_play = 0 where day = ${day} returning day`.execute(tx)
  return rows.length === 1
}

/** Half an hour passes for whoever was killed over a box. */
export async function passBoxLeases(tx: AppTx): Promise<void> {
  await sql`update box_claim set due_at = due_at - interval '30 minutes' where due_at is not null`.execute(tx)
}

export async function countOpenBoxes(tx: AppTx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from box_claim where status = 'taken'`.execute(tx)
  return rows[0]?.count ?? 0
}

export interface BoxBooks {
  readonly taken: number
  readonly claims: ReadonlyMap<bigint, bigint>
}

/** How many boxes the slices have given, and what the claims came to. */
export async function readBoxBooks(tx: AppTx): Promise<BoxBooks> {
  const slices = await sql<{ taken: number }>`
    select coalesce(sum(taken), 0)::integer as taken from box_slice`.execute(tx)
  const claims = await sql<{ uid: bigint; amount: bigint }>`
    select uid, amount from box_claim where status = 'done'`.execute(tx)
  return {
    taken: slices.rows[0]?.taken ?? 0,
    claims: new Map(claims.rows.map(({ uid, amount }) => [uid, amount])),
  }
}

/** What was posted of boxes to the members of a schema, and what their boxes say. */
export async function listPostedBoxes(tx: MemberTx) {
  const { rows } = await sql<{ uid: bigint; posted: bigint; kept: bigint | null }>`
    select j.uid, j.amount as posted, b.amount as kept from journal j
    left join box b on b.uid = j.uid and b.status = 'opened' where j.kind = 4001`.execute(tx)
  return rows
}
