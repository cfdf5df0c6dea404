import { sql } from 'kysely'
import type { AppTx, MemberTx, RefTx } from '../../../../apps/server/platform/db/database.ts'

/** The events about a reference that nobody has acted upon yet. */
export async function listWaitingEvents(tx: AppTx, reference: string): Promise<readonly string[]> {
  const { rows } = await sql<{ event_id: string }>`
    select event_id from payment_event
    where handled_at is null and (reference = ${reference}
      or session in (select session from payment_session where reference = ${reference})
      or intent in (select intent from payment_session where reference = ${reference}))
    order by kind`.execute(tx)
  return rows.map(row => row.event_id)
}

/** What is kept for a person of a reference, and whether a person was told. */
export async function readBreaksOf(tx: AppTx, reference: string): Promise<readonly string[]> {
  const { rows } = await sql<{ word: string }>`
    select reason || case when exists (
      select from incident where kind = 'PAYMENT_BREAK' and subject = gateway || ' ' || payment_id)
      then ' told' else ' untold' end as word
    from payment_break where reference = ${reference} order by payment_id`.execute(tx)
  return rows.map(({ word }) => word)
}

/** What a deposit or a withdrawal was, one after the other. */
export async function readWay(tx: RefTx, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ became: string }>`
    select became from ref.state_change where id = ${id} order by number`.execute(tx)
  return rows.map(({ became }) => became)
}

/** How many of the server's other connections to this database are in the middle of something. */
export async function countBusy(tx: AppTx): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and application_name = 'saya' and pid <> pg_backend_pid() and state <> 'idle'`.execute(
    tx,
  )
  return rows.length
}

/** What members of a schema have and what is held for them, and what of it we gave ourselves: tests' money, and bonuses. */
export async function readWhole(tx: MemberTx): Promise<{ readonly have: bigint; readonly given: bigint }> {
  const { rows } = await sql<{ have: bigint; given: bigint }>`
    select
      (select coalesce(sum(balance + held), 0)::bigint from wallet where asset = 'PHP') as have,
      (select coalesce(sum(amount), 0)::bigint from journal
        where asset = 'PHP' and (kind = 4009 or kind = 10 and reference like 'fund %')) as given`.execute(tx)
  return rows[0] ?? { have: 0n, given: 0n }
}

export function listBreaks(tx: AppTx) {
  return tx.selectFrom('payment_break').select('payment_id').execute()
}

/** What gateways paid out for nobody, as the comparison of a day told it. */
export function listStray(tx: AppTx) {
  return tx
    .selectFrom('payment_mismatch')
    .select('name')
    .where('direction', '=', 'out')
    .where('kind', 'in', ['stray', 'twice'])
    .where('closed_at', 'is', null)
    .execute()
}
