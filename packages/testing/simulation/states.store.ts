import { sql } from 'kysely'
import type { Database, RefTx } from '../../../apps/server/platform/db/database.ts'

/** How a row of a noun changed its state. What it was before is empty where it has just come. */
export interface StateChange {
  readonly noun: string
  readonly id: string
  readonly was: string
  readonly became: string
}

/** Has the database itself write down every change of state there is from now on, whoever makes it. */
export async function watchStates(db: Database): Promise<void> {
  await db.ref(async tx => {
    await sql`create table ref.state_change (
      number bigint generated always as identity primary key, noun text, id uuid, was text, became text)`.execute(tx)
    await sql`create function ref.note_state() returns trigger language plpgsql security definer as $$
      begin
        if tg_op = 'INSERT' then
          insert into ref.state_change (noun, id, was, became) values (tg_table_name, new.id, '', new.status);
        elsif old.status <> new.status then
          insert into ref.state_change (noun, id, was, became) values (tg_table_name, new.id, old.status, new.status);
        end if;
        return null;
      end $$`.execute(tx)
  })
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    await db.memberSchema(schema, async tx => {
      for (const noun of ['deposit', 'withdrawal']) {
        await sql
          .raw(`create trigger note_state after insert or update of status on ${noun}
            for each row execute function ref.note_state()`)
          .execute(tx)
      }
    })
  }
}

export async function readStates(tx: RefTx): Promise<readonly StateChange[]> {
  const { rows } = await sql<StateChange>`
    select noun, id, was, became from ref.state_change order by number`.execute(tx)
  return rows
}
