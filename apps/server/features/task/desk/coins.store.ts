import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { moneyReader } from '../../tally/index.ts'

export interface CoinMoves {
  readonly earned: bigint
  /** Corrections by staff. */
  readonly added: bigint
  readonly spent: bigint
  readonly removed: bigint
  readonly lapsed: bigint
}

export interface CoinDay extends CoinMoves {
  readonly day: string
}

/**
 * What came and went by day in one schema: earned, corrected by staff either way, ordered less what was refunded, left at a closing.
 * What the tallies have not read yet is counted from the journal, so that these days and what members hold are of one moment.
 */
export async function listCoinDays(tx: MemberTx, fromDay: string): Promise<readonly CoinDay[]> {
  const { rows } = await sql<CoinDay>`
    with place as (
      select tx, uid, seq, asset from reader where name = ${moneyReader.name}
      union all
      select '0'::xid8, 0, 0, '' where not exists (select from reader where name = ${moneyReader.name})
    ), unread as (
      select distinct j.uid, (j.at at time zone 'Asia/Manila')::date as day, j.kind from journal j, place r
      where (j.tx, j.uid, j.seq, j.asset) > (r.tx, r.uid, r.seq, r.asset)
        and j.kind not in (1, 2, 3, 6) and j.asset = 'FIL'
    ), moves as (
      select t.uid, t.day, t.kind, t.amount from tally_money t
      where t.asset = 'FIL' and t.day >= ${fromDay}::date
        and not exists (select from unread u where u.uid = t.uid and u.day = t.day and u.kind = t.kind)
      union all
      select u.uid, u.day, u.kind, j.amount from unread u join journal j on j.uid = u.uid and j.kind = u.kind and j.kind >= 10 and j.asset = 'FIL'
        and j.at >= u.day::timestamp at time zone 'Asia/Manila' and j.at < (u.day + 1)::timestamp at time zone 'Asia/Manila'
      where u.day >= ${fromDay}::date
    )
    select m.day::text as day,
      coalesce(sum(m.amount) filter (where m.kind = 42), 0)::bigint as earned,
      coalesce(sum(m.amount) filter (where m.kind = 30), 0)::bigint as added,
      (coalesce(sum(m.amount) filter (where m.kind = 40), 0)
        - coalesce(sum(m.amount) filter (where m.kind = 41), 0))::bigint as spent,
      coalesce(sum(m.amount) filter (where m.kind = 31), 0)::bigint as removed,
      coalesce(sum(m.amount) filter (where m.kind = 43), 0)::bigint as lapsed
    from moves m join profile p on p.uid = m.uid and not p.tester group by m.day`.execute(tx)
  return rows
}

/** What members of one schema hold. */
export async function sumOwed(tx: MemberTx): Promise<bigint> {
  const { rows } = await sql<{ owed: bigint }>`
    select coalesce(sum(w.balance), 0)::bigint as owed from wallet w join profile p on p.uid = w.uid and not p.tester
    where w.asset = 'FIL'`.execute(tx)
  return rows[0]?.owed ?? 0n
}
