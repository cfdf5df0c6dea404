import { sql } from 'kysely'
import type { AppTx, MemberTx } from '../../../../apps/server/platform/db/database.ts'

export interface PlantedFault {
  readonly table: string
  readonly when: 'insert' | 'update'
  /** What is done to each row of `new` before it is written. */
  readonly change: string
}

/** Lets a table keep something else than it is told, as a fault of the product might. */
export async function plantFault(tx: AppTx | MemberTx, { table, when, change }: PlantedFault): Promise<void> {
  await sql
    .raw(`create or replace function planted_fault() returns trigger language plpgsql as
    $$ begin ${change} return new; end $$`)
    .execute(tx)
  await sql
    .raw(`create trigger planted_fault before ${when} on ${table} for each row execute function planted_fault()`)
    .execute(tx)
}

/** Takes it away again. */
export async function pullFault(tx: AppTx | MemberTx): Promise<void> {
  await sql`drop function planted_fault() cascade`.execute(tx)
}
