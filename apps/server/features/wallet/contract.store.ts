import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

/** By so much the clocks of two copies may differ. */
const skew = sql`interval '1 minute'`
const silence = sql`interval '12 hours'`

/** What wrote a contract last tells whether it was another one in between. */
const isItsTime = sql`k.provider = l.id and k.link_tx = l.xmin::text and not l.settled_can_be_taken_back`

/**
 * Keeps in which times each contract had settled bets stand. One that is over is ended and does not change any more, nor
 * lies a part of it ahead where a clock had run so.
 */
export async function keepContracts(tx: MemberTx, nowMs: number): Promise<void> {
  const now = instant(nowMs)
  const goesOn = sql`k.since <= ${now} + ${skew} and k.until >= ${now} - ${silence}
    and exists (select from provider_link l where ${isItsTime})`
  await sql`
    update settled_kept k set ended_tx = pg_current_xact_id(), until = greatest(k.since, least(k.until, ${now}))
    where k.ended_tx is null and not (${goesOn})`.execute(tx)
  await sql`
    update settled_kept set until = case when until > ${now} + ${skew} then greatest(since, ${now}) else greatest(until, ${now}) end
    where ended_tx is null`.execute(tx)
  await sql`
    insert into settled_kept (provider, link_tx, since, until)
    select l.id, l.xmin::text, ${now}, ${now} from provider_link l
    where not l.settled_can_be_taken_back
      and not exists (select from settled_kept k where k.ended_tx is null and ${isItsTime})
    on conflict do nothing`.execute(tx)
}

/**
 * What was kept of contracts at a moment that was signed, as one hash: since when, and until when of what was over. By
 * transactions, since no clock tells what came behind it where another one had run ahead.
 */
export async function hashContracts(tx: MemberTx, snapshot: string): Promise<string> {
  const microseconds = (when: 'since' | 'until') => sql`(extract(epoch from ${sql.ref(when)}) * 1000000)::bigint::text`
  const wasThere = (column: 'tx' | 'ended_tx') =>
    sql`pg_visible_in_snapshot(${sql.ref(column)}, ${snapshot}::pg_snapshot)`
  const { rows } = await sql<{ hash: string }>`
    select encode(sha256(convert_to(coalesce(string_agg(concat_ws(' ', provider, link_tx, ${microseconds('since')},
      case when ${wasThere('ended_tx')} then ${microseconds('until')} end), ',' order by provider, link_tx, since), ''),
      'UTF8')), 'hex') as hash
    from settled_kept where ${wasThere('tx')}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('What was kept of contracts could not be read.')
  return row.hash
}
