import { sql } from 'kysely'
import type { AppTx, MemberTx } from '../../../apps/server/platform/db/database.ts'
import { instant } from '../../../apps/server/platform/db/instant.ts'

/** Puts another seed in the place of a day's own. */
export async function swapSeed(tx: AppTx, day: string, sealed: Buffer): Promise<void> {
  await sql`update box_day set sealed_seed = ${sealed} where day = ${day}`.execute(tx)
}

/** A box that was offered waits until another time. */
export async function setBoxEnd(tx: MemberTx, uid: bigint, atMs: number): Promise<void> {
  await sql`update box set expires_at = ${instant(atMs)} where uid = ${uid} and status = 'offered'`.execute(tx)
}
