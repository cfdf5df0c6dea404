import { sql } from 'kysely'
import type { AppTx, MemberTx, RefTx } from '../../../../apps/server/platform/db/database.ts'
import { agreeToOffer } from '../../desk/agreeToOffer.store.ts'

interface AgreedList {
  readonly id: string
  readonly kind: string
  readonly offer: object
}

/** A list as two people have agreed to it. Those before it hold no more. */
export async function agreeToList(tx: RefTx, list: AgreedList): Promise<void> {
  await sql`update promotion set live = null`.execute(tx)
  await agreeToOffer(tx, { ...list, atMs: Date.now() })
}

/** So that a member who is given something by many seeds never comes to the cap of a month. */
export async function forgetGifts(tx: AppTx): Promise<void> {
  await sql`delete from gift_month`.execute(tx)
}

export interface ListBooks {
  readonly left: bigint
  readonly cost: bigint
  readonly grants: bigint
  readonly open: bigint
  readonly decisions: bigint
  readonly decided: bigint
}

/** What budget, claims and decisions say of a list. */
export async function readListBooks(tx: AppTx, id: string): Promise<ListBooks> {
  const { rows } = await sql<ListBooks>`
    select (select coalesce(sum(left_units), 0)::bigint from promotion_budget where promotion = ${id}) as left,
      (select coalesce(sum(units), 0)::bigint from promotion_cost where promotion = ${id}) as cost,
      (select coalesce(sum(grants), 0)::bigint from promotion_cost where promotion = ${id}) as grants,
      (select count(*) from claim where promotion = ${id} and status = 'taken') as open,
      (select count(*) from decision where promotion = ${id} and act = 'claim') as decisions,
      (select count(distinct uid) from decision where promotion = ${id} and act = 'claim') as decided`.execute(tx)
  const [books] = rows
  if (!books) throw new Error('A row of sums is always there.')
  return books
}

/** How often a member was posted what a list gives, and how many tickets they have. */
export async function readGiven(tx: MemberTx, { uid, id }: { readonly uid: bigint; readonly id: string }) {
  const { rows } = await sql<{ posted: bigint; tickets: bigint }>`
    select (select count(*) from journal j join reward r on r.id::text = j.reference
        where j.uid = ${uid} and r.uid = ${uid} and r.name = ${id} and r.status = 'posted') as posted,
      (select count(*) from coupon where uid = ${uid}) as tickets`.execute(tx)
  return { posted: Number(rows[0]?.posted ?? 0n), tickets: Number(rows[0]?.tickets ?? 0n) }
}

/** Who has a claim that was given, and on which device. */
export async function listClaimers(tx: AppTx, id: string) {
  const { rows } = await sql<{ readonly uid: bigint; readonly device: string }>`
    select uid, coalesce(device_hash::text, '') as device from claim
    where promotion = ${id} and status = 'done'`.execute(tx)
  return rows
}
