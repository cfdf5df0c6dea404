import { sql } from 'kysely'
import type { AppTx } from '../../../../apps/server/platform/db/database.ts'

/** Half an hour passes for whoever was killed over a friend. */
export async function passInviteLeases(tx: AppTx): Promise<void> {
  await sql`update invite set due_at = due_at - interval '30 minutes' where due_at is not null`.execute(tx)
}

/** How many sides of friends are not decided yet. */
export async function countOpenSides(tx: AppTx): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select (count(*) filter (where parent_state = 'open') + count(*) filter (where friend_state = 'open'))::integer as open
    from invite`.execute(tx)
  return rows[0]?.open ?? 0
}
