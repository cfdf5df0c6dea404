import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

/** Whether a member has yet to be asked for a limit: nobody who was asked, has one for deposits, or has paid in before. */
export async function isToBeAsked(tx: MemberTx, uid: bigint): Promise<boolean> {
  const { rows } = await sql<{ asks: boolean }>`
    select not exists (select from limit_prompt where uid = ${uid})
      and not exists (select from play_limit where uid = ${uid} and counts = 'deposit')
      and not exists (select from journal where uid = ${uid} and asset = 'PHP' and kind in (10, 20)) as asks`.execute(
    tx,
  )
  return rows[0]?.asks ?? false
}

/** Keeps that a member was asked. The first time counts. */
export async function addPrompt(tx: MemberTx, uid: bigint, nowMs: number): Promise<void> {
  await tx
    .insertInto('limit_prompt')
    .values({ uid, asked_at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** When a member was asked, if they were. */
export async function findPromptedAt(tx: MemberTx, uid: bigint): Promise<number | null> {
  const row = await tx.selectFrom('limit_prompt').select('asked_at').where('uid', '=', uid).executeTakeFirst()
  return row?.asked_at ?? null
}
