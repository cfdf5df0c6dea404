import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { DayKey } from './day.store.ts'

export interface Hold extends DayKey {
  readonly uid: bigint
  readonly reason: string
  readonly heldBy: string
  readonly heldName: string
  readonly heldAtMs: number
}

export async function listHolds(tx: AppTx, { contest, day }: DayKey): Promise<readonly Hold[]> {
  const rows = await tx
    .selectFrom('ranking_hold')
    .selectAll()
    .where('contest', '=', contest)
    .where('day', '=', day)
    .orderBy('held_at')
    .execute()
  return rows.map(({ uid, reason, held_by: heldBy, held_name: heldName, held_at: heldAtMs }) => {
    return { contest, day, uid, reason, heldBy, heldName, heldAtMs }
  })
}

/** False where somebody holds it already. */
export async function addHold(tx: AppTx, { heldBy, heldName, heldAtMs, ...hold }: Hold): Promise<boolean> {
  const row = await tx
    .insertInto('ranking_hold')
    .values({ ...hold, held_by: heldBy, held_name: heldName, held_at: instant(heldAtMs) })
    .onConflict(conflict => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst()
  return row !== undefined
}

/** Who holds what was promised as this, where anybody does: its name has contest, day and place. */
export async function findHolder(tx: AppTx, { uid, name }: { readonly uid: bigint; readonly name: string }) {
  const [contest = '', day = ''] = name.split(' ')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const holds = await listHolds(tx, { contest, day })
  return holds.find(hold => hold.uid === uid)?.heldBy
}
