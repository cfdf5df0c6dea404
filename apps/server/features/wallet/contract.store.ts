import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

/** By so much the clocks of two copies may differ. */
const skew = sql`interval '1 minute'`
const silence = sql`interval '12 hours'`

/** What wrote a contract last tells whether it was another one in between. */
const isItsTime = sql`k.provider = l.id and k.link_tx = l.xmin::text and not l.settled_can_be_taken_back`

/**
 * Keeps in which times each contract had settled bets stand. A time that is over does not change any more, but where a clock
 * had run ahead that said until when.
 */
export async function keepContracts(tx: MemberTx, nowMs: number): Promise<void> {
  const now = instant(nowMs)
  const goesOn = sql`${isItsTime} and k.since <= ${now} + ${skew} and k.until >= ${now} - ${silence}`
  await sql`update settled_kept set until = ${now} where until > ${now} + ${skew} and since <= ${now}`.execute(tx)
  await sql`update settled_kept k set until = greatest(k.until, ${now}) from provider_link l where ${goesOn}`.execute(
    tx,
  )
  await sql`
    insert into settled_kept (provider, link_tx, since, until)
    select l.id, l.xmin::text, ${now}, ${now} from provider_link l
    where not l.settled_can_be_taken_back and not exists (select from settled_kept k where ${goesOn})
    on conflict do nothing`.execute(tx)
}

/** What was kept of contracts an hour before a moment, as one hash: since when, and until when where that is long over. */
export async function hashContracts(tx: MemberTx, atMs: number): Promise<string> {
  const at = instant(atMs)
  const microseconds = (when: 'since' | 'until') => sql`(extract(epoch from ${sql.ref(when)}) * 1000000)::bigint::text`
  const { rows } = await sql<{ hash: string }>`
    select encode(sha256(convert_to(coalesce(string_agg(concat_ws(' ', provider, link_tx, ${microseconds('since')},
      case when until < ${at} - interval '1 day' then ${microseconds('until')} end), ',' order by provider, link_tx, since), ''),
      'UTF8')), 'hex') as hash
    from settled_kept where since <= ${at} - interval '1 hour'`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('What was kept of contracts could not be read.')
  return row.hash
}
