import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

/** By so much the clocks of two copies may differ. */
const skewMs = 60_000
const silenceMs = 12 * 3_600_000

/** A contract that has settled bets stand, known by its provider and by what wrote it last: that tells whether it was another in between. */
interface KeptContract {
  readonly provider: number
  readonly link_tx: string
}

/**
 * Keeps in which times each contract had settled bets stand. One that is over is ended and does not change any more, nor
 * lies a part of it ahead where a clock had run so.
 */
export async function keepContracts(tx: MemberTx, nowMs: number): Promise<void> {
  const { rows: contracts } = await sql<KeptContract>`
    select id as provider, xmin::text as link_tx from provider_link where not settled_can_be_taken_back`.execute(tx)
  await endContracts(tx, contracts, nowMs)
  const [now, soon] = [instant(nowMs), instant(nowMs + skewMs)]
  const { rows: open } = await sql<KeptContract>`
    update settled_kept set until = case when until > ${soon} then greatest(since, ${now}) else greatest(until, ${now}) end
    where ended_tx is null returning provider, link_tx`.execute(tx)
  const known = new Set(open.map(nameOf))
  const fresh = contracts.filter(contract => !known.has(nameOf(contract)))
  if (fresh.length === 0) return
  await tx
    .insertInto('settled_kept')
    .values(fresh.map(contract => ({ ...contract, since: now, until: now })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Ends the times of contracts that are no more, and those that nobody looked at for long or that a clock had begun ahead. */
async function endContracts(tx: MemberTx, contracts: readonly KeptContract[], nowMs: number): Promise<void> {
  await sql`
    update settled_kept set ended_tx = pg_current_xact_id(), until = greatest(since, least(until, ${instant(nowMs)}))
    where ended_tx is null and not (since <= ${instant(nowMs + skewMs)} and until >= ${instant(nowMs - silenceMs)}
      and provider::text || ' ' || link_tx = any (${contracts.map(nameOf)}::text[]))`.execute(tx)
}

function nameOf({ provider, link_tx }: KeptContract): string {
  return `${provider} ${link_tx}`
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
