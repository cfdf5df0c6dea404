import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import type { UseFigure } from './months.rules.ts'

const manila = sql`at time zone 'Asia/Manila'`

/** The number of a bet in the ledger, and of what it comes to where a limit of the member stops it. */
const [bet, limitExceeded] = [1, 2]

/** How safer play was used by the members of one schema, in each of these months. Testers are none. */
export async function listUse(tx: MemberTx, months: readonly string[]): Promise<readonly UseFigure[]> {
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const { rows } = await sql<UseFigure>`
    with month as (
      select to_char(m, 'YYYY-MM') as month, m::timestamp ${manila} as from_at, (m + interval '1 month')::timestamp ${manila} as until_at
      from generate_series(${`${first}-01`}::timestamp, ${`${last}-01`}::timestamp, interval '1 month') m
    ), member as (select uid from profile where not tester)
    select m.month, 'limits_held' as "group", c.counts || ' ' || c.period as name, count(*)::integer as count
      from month m cross join lateral (
        select distinct on (uid, counts, period) uid, counts, period, most_after from play_limit_change
        where act in ('set', 'confirm') and at < m.until_at order by uid, counts, period, at desc
      ) c join member on member.uid = c.uid
      where c.most_after is not null group by 1, 2, 3
    union all
    select m.month, 'limits_set', c.counts || ' ' || c.period, count(distinct c.uid)::integer
      from month m join play_limit_change c on c.at >= m.from_at and c.at < m.until_at and c.act = 'set'
      join member on member.uid = c.uid group by 1, 2, 3
    union all
    select m.month, 'limit_stops', s.name, count(distinct s.uid)::integer
      from month m cross join lateral (
        select c.uid, 'bets' as name from command c
        where c.at >= m.from_at and c.at < m.until_at and c.kind = ${bet} and c.outcome <> 0 and c.outcome = ${limitExceeded}
        union select l.uid, case when l.counts in ('lost', 'spent') then 'bets' else l.counts end
        from limit_stop l where l.stopped_at >= m.from_at and l.stopped_at < m.until_at
      ) s join member on member.uid = s.uid group by 1, 2, 3
    union all
    select m.month, case e.cause when 'time_out' then 'breaks' else 'exclusions' end,
        case e.period when '' then 'given_day' else e.period end, count(*)::integer
      from month m join exclusion e on e.begins_at >= m.from_at and e.begins_at < m.until_at
      join member on member.uid = e.uid group by 1, 2, 3
    union all
    select m.month, 'exclusions_by', e.source, count(*)::integer
      from month m join exclusion e on e.begins_at >= m.from_at and e.begins_at < m.until_at and e.cause = 'exclusion'
      join member on member.uid = e.uid group by 1, 2, 3
    union all
    select m.month, 'exclusions_lifted', e.source, count(*)::integer
      from month m join exclusion e on e.lifted_at >= m.from_at and e.lifted_at < m.until_at
      join member on member.uid = e.uid group by 1, 2, 3
    union all
    select m.month, 'reality_checks', coalesce(r.answer, 'open'), count(*)::integer
      from month m join reality_check r on r.due_at >= m.from_at and r.due_at < m.until_at
      join member on member.uid = r.uid group by 1, 2, 3
    union all
    select m.month, 'contacts_opened', h.band, count(*)::integer
      from month m join harm_contact h on h.opened_at >= m.from_at and h.opened_at < m.until_at
      join member on member.uid = h.uid group by 1, 2, 3
    union all
    select m.month, 'contacts_done', h.band || ' ' || h.outcome, count(*)::integer
      from month m join harm_contact h on h.done_at >= m.from_at and h.done_at < m.until_at
      join member on member.uid = h.uid group by 1, 2, 3
    order by 1, 2, 3`.execute(tx)
  return rows
}
