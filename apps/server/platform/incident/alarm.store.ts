import { sql } from 'kysely'
import type { MemberTx } from '../db/database.ts'
import { instant } from '../db/instant.ts'
import type { NewIncident } from './incident.store.ts'

/** Leaves word of an incident in the transaction that it comes of. What waits already is not said twice. */
export async function raiseAlarm(tx: MemberTx, { kind, subject, detail }: NewIncident, nowMs: number): Promise<void> {
  await tx
    .insertInto('alarm')
    .values({ kind, subject, detail: JSON.stringify(detail), at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export interface Alarm extends NewIncident {
  readonly id: string
}

/** What nobody was told of yet, the oldest first. */
export async function listAlarms(tx: MemberTx, most: number): Promise<readonly Alarm[]> {
  const { rows } = await sql<Alarm>`
    select id, kind, subject, detail from alarm order by at, id limit ${most}`.execute(tx)
  return rows
}

export async function deleteAlarms(tx: MemberTx, alarms: readonly Alarm[]): Promise<void> {
  const ids = alarms.map(({ id }) => id)
  await tx.deleteFrom('alarm').where('id', 'in', ids).execute()
}
