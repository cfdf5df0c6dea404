import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

interface Reach {
  /** From how much play on each level is reached, the first one first. */
  readonly thresholds: readonly bigint[]
  readonly nowMs: number
}

/**
 * Lets the sweep look at members whose play has come to a level above theirs: these, or everybody in this schema. Whoever is being
 * looked at just now is looked at once more.
 */
export async function noteReached(tx: MemberTx, { thresholds, nowMs }: Reach, uids?: readonly bigint[]): Promise<void> {
  const whose = uids ? sql`and p.uid = any(${[...uids]}::bigint[])` : sql``
  await sql`
    insert into vip_look (uid, due_at)
    select p.uid, ${instant(nowMs)} from profile p join wallet w on w.uid = p.uid and w.asset = 'PHP'
    where w.turnover >= (${[...thresholds]}::bigint[])[p.vip + 1] ${whose}
    on conflict (uid) do update set due_at = excluded.due_at`.execute(tx)
}

/** Lets the sweep look at one member, whatever their play comes to. */
export async function addLook(tx: MemberTx, uid: bigint, nowMs: number): Promise<void> {
  const due = { due_at: instant(nowMs) }
  await tx
    .insertInto('vip_look')
    .values({ uid, ...due })
    .onConflict(conflict => conflict.column('uid').doUpdateSet(due))
    .execute()
}

/** By which version of the levels everybody in this schema was looked at. */
export async function findPass(tx: MemberTx): Promise<number> {
  const row = await tx.selectFrom('vip_pass').select('version').executeTakeFirst()
  return row?.version ?? 0
}

export async function setPass(tx: MemberTx, version: number): Promise<void> {
  await tx
    .insertInto('vip_pass')
    .values({ version })
    .onConflict(conflict => conflict.column('id').doUpdateSet({ version }))
    .execute()
}
