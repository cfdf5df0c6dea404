import { sql } from 'kysely'
import type { AppTx } from '../db/database.ts'
import { instant } from '../db/instant.ts'

export interface NewIncident {
  /** What happened, in capitals: `TX_CONFLICT`. */
  readonly kind: string
  /** What it happened to, by its id. The same subject is open once a kind. */
  readonly subject: string
  /** What helps to judge it. Nothing about a person. */
  readonly detail: Readonly<Record<string, string | number>>
}

/** Opens an incident. One that is open already stays as it is. */
export async function openIncident(tx: AppTx, { kind, subject, detail }: NewIncident, nowMs: number): Promise<void> {
  await tx
    .insertInto('incident')
    .values({ kind, subject, detail: sql`${JSON.stringify(detail)}::jsonb`, opened_at: instant(nowMs) })
    .onConflict(conflict => conflict.columns(['kind', 'subject']).where('closed_at', 'is', null).doNothing())
    .execute()
}
