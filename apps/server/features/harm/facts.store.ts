import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { HarmWindow } from './window.rules.ts'

type Uids = readonly bigint[]

/** What several rounds of a game took, in hundredths of a second each, where anybody has said so. */
export interface GameSpeed {
  readonly id: number
  readonly hundredths: number
}

/**
 * Members of one schema who played or paid in within the window, and those who stood in a band when it was last looked. Whoever
 * is a tester is none.
 */
export async function listConcerned(tx: MemberTx, window: HarmWindow): Promise<Uids> {
  const { day, monthDay, quarterDay, monthMs, untilMs } = window
  const { rows } = await sql<{ uid: bigint }>`
    select uid from (
      select uid from tally_game where day between ${monthDay}::date and ${day}::date
      union select uid from deposit where created_at >= ${instant(monthMs)} and created_at < ${instant(untilMs)}
      union select uid from harm_day where day >= ${quarterDay}::date and day < ${day}::date and band <> 'none'
      union select uid from harm_contact where next_on >= ${monthDay}::date and next_on <= ${day}::date + 1
      union select uid from harm_mention where at >= ${instant(monthMs)} and at < ${instant(untilMs)}
    ) concerned
    where exists (select from profile p where p.uid = concerned.uid and not p.tester)
    order by uid`.execute(tx)
  return rows.map(({ uid }) => uid)
}

/** Paid rounds alone: what is free costs nobody anything. */
export async function sumPlay(
  tx: MemberTx,
  uids: Uids,
  { day, monthDay, quarterDay, speeds }: HarmWindow & { readonly speeds: readonly GameSpeed[] },
) {
  const { rows } = await sql<{
    uid: bigint
    loss: bigint
    days: number
    lossBefore: bigint
    rounds: bigint
    timed: bigint
    hundredths: bigint
    roundsBefore: bigint
    timedBefore: bigint
    hundredthsBefore: bigint
  }>`
    select t.uid,
      coalesce(sum(bet - win) filter (where t.day >= ${monthDay}::date), 0)::bigint as loss,
      count(distinct t.day) filter (where t.day >= ${monthDay}::date)::integer as days,
      coalesce(sum(bet - win) filter (where t.day < ${monthDay}::date), 0)::bigint as "lossBefore",
      coalesce(sum(rounds) filter (where t.day >= ${monthDay}::date), 0)::bigint as rounds,
      coalesce(sum(rounds) filter (where t.day >= ${monthDay}::date and s.hundredths > 0), 0)::bigint as timed,
      coalesce(sum(rounds * s.hundredths) filter (where t.day >= ${monthDay}::date), 0)::bigint as hundredths,
      coalesce(sum(rounds) filter (where t.day < ${monthDay}::date), 0)::bigint as "roundsBefore",
      coalesce(sum(rounds) filter (where t.day < ${monthDay}::date and s.hundredths > 0), 0)::bigint as "timedBefore",
      coalesce(sum(rounds * s.hundredths) filter (where t.day < ${monthDay}::date), 0)::bigint as "hundredthsBefore"
    from tally_game t
    left join unnest(${speeds.map(({ id }) => id)}::integer[], ${speeds.map(one => one.hundredths)}::integer[])
      s (game, hundredths) on s.game = t.game
    where t.uid = any (${[...uids]}::bigint[]) and t.day between ${quarterDay}::date and ${day}::date and not t.is_free
    group by t.uid`.execute(tx)
  return rows
}

/** What had come of deposits by the end of the day: what is paid later belongs to the day on which it is. */
export async function sumDeposits(tx: MemberTx, uids: Uids, { monthMs, untilMs }: HarmWindow) {
  const { rows } = await sql<{ uid: bigint; mostADay: number; failed: number; ways: number }>`
    with ended as (
      select uid, (created_at at time zone 'Asia/Manila')::date as day, channel, status
      from deposit
      where uid = any (${[...uids]}::bigint[]) and created_at >= ${instant(monthMs)} and created_at < ${instant(untilMs)}
        and ended_at < ${instant(untilMs)}
    ), paid as (
      select uid, day, count(*) as many from ended where status = 'completed' group by uid, day
    )
    select e.uid,
      coalesce((select max(p.many) from paid p where p.uid = e.uid), 0)::integer as "mostADay",
      count(*) filter (where e.status in ('canceled', 'timeout'))::integer as failed,
      count(distinct e.channel) filter (where e.status = 'completed')::integer as ways
    from ended e group by e.uid`.execute(tx)
  return rows
}

export interface SessionSums {
  readonly uid: bigint
  readonly nights: number
  readonly long: number
  readonly spreadPercent: number | null
  readonly risePercent: number | null
  readonly afterLoss: number
}

/** A session counts once behind so long, and once more behind as long again: two that play between them joins count no less than before. */
const longSeconds = 7200

/** A few rounds past midnight are the end of an evening. */
const leastNightRounds = 10

/**
 * What is seen within sessions: paid rounds of a member with no more than a quarter of an hour between one and the next. A
 * deposit follows a loss where the last round was no more than ten minutes before it and some stretch of the session up to it had cost
 * something: a gain before it, or a session that lost rounds join it to, takes nothing away.
 */
export async function sumSessions(
  tx: MemberTx,
  uids: Uids,
  { monthMs, untilMs }: HarmWindow,
): Promise<readonly SessionSums[]> {
  const { rows } = await sql<SessionSums>`
    with paid as (
      select uid, seq, opened_at, bet - refund as stake, bet - refund - win as cost,
        lag(opened_at) over (partition by uid order by opened_at, seq) as previous_at
      from bet_record
      where uid = any (${[...uids]}::bigint[]) and opened_at >= ${instant(monthMs)} and opened_at < ${instant(untilMs)}
        and settled_at < ${instant(untilMs)} and status = 1 and not is_free and bet > refund
    ), begun as (
      select paid.*, count(*) filter (where previous_at is null or opened_at - previous_at > interval '15 minutes')
        over (partition by uid order by opened_at, seq) as session
      from paid
    ), summed as (
      select begun.*, row_number() over own as nth, count(*) over (partition by uid, session) as many, sum(cost) over own as cost_by_then
      from begun window own as (partition by uid, session order by opened_at, seq)
    ), placed as (
      select summed.*, cost_by_then - least(0, min(cost_by_then) over (
        partition by uid, session order by opened_at, seq rows between unbounded preceding and 1 preceding)) as most_cost
      from summed
    ), session as (
      select uid, session, count(*) as rounds, max(opened_at) - min(opened_at) as lasted,
        stddev_pop(stake) as spread, avg(stake) as mean,
        avg(stake) filter (where nth * 3 <= many) as first_third, avg(stake) filter (where nth * 3 > many * 2) as last_third
      from placed group by uid, session
    ), night as (
      select uid, count(*) as rounds from paid where extract(hour from opened_at at time zone 'Asia/Manila') < 5
      group by uid, (opened_at at time zone 'Asia/Manila')::date
    ), followed as (
      select d.uid, count(*)::integer as after_loss
      from deposit d cross join lateral (
        select most_cost from placed p
        where p.uid = d.uid and p.opened_at <= d.created_at and p.opened_at > d.created_at - interval '10 minutes'
        order by p.opened_at desc, p.seq desc limit 1
      ) before
      where d.uid = any (${[...uids]}::bigint[]) and d.created_at >= ${instant(monthMs)} and d.created_at < ${instant(untilMs)}
        and before.most_cost > 0
      group by d.uid
    )
    select s.uid,
      (select count(*)::integer from night n where n.uid = s.uid and n.rounds >= ${leastNightRounds}) as nights,
      coalesce(sum(greatest(0, ceil(extract(epoch from s.lasted) / ${longSeconds}) - 1)), 0)::integer as long,
      round(100 * sum(s.spread) filter (where s.rounds >= 10) / nullif(sum(s.mean) filter (where s.rounds >= 10), 0))::integer
        as "spreadPercent",
      round(100 * sum(s.last_third) filter (where s.rounds >= 9) / nullif(sum(s.first_third) filter (where s.rounds >= 9), 0))::integer
        as "risePercent",
      coalesce(f.after_loss, 0) as "afterLoss"
    from session s left join followed f on f.uid = s.uid
    group by s.uid, f.after_loss`.execute(tx)
  return rows
}

export interface Signals {
  readonly uid: bigint
  readonly birthday: string
  readonly monthlyIncome: bigint | null
  readonly raised: number
  readonly breaks: number
  readonly reachedDays: number
  readonly regret: number
  readonly money: number
  readonly complaint: number
}

/** The number of a bet in the ledger, and of what it comes to where a limit of the member stops it. */
const [bet, limitExceeded] = [1, 2]

/** What members did about their limits, what they wrote about, and what was known of them when the day ended. */
export async function listSignals(
  tx: MemberTx,
  uids: Uids,
  { monthMs, quarterMs, untilMs }: HarmWindow,
): Promise<readonly Signals[]> {
  const until = instant(untilMs)
  const { rows } = await sql<Signals>`
    select p.uid, p.birthday, i.monthly as "monthlyIncome",
      (select count(*)::integer from play_limit_change c
        where c.uid = p.uid and c.at >= ${instant(monthMs)} and c.at < ${until} and c.act = 'ask') as raised,
      (select count(*)::integer from exclusion e
        where e.uid = p.uid and e.begins_at >= ${instant(quarterMs)} and e.begins_at < ${until} and e.cause = 'time_out') as breaks,
      (select count(*)::integer from (
        select (c.at at time zone 'Asia/Manila')::date as day from command c
        where c.uid = p.uid and c.kind = ${bet} and c.outcome <> 0 and c.outcome = ${limitExceeded}
          and c.at >= ${instant(monthMs)} and c.at < ${until}
        union select l.day from limit_stop l
        where l.uid = p.uid and l.stopped_at >= ${instant(monthMs)} and l.stopped_at < ${until}) reached) as "reachedDays",
      coalesce(m.regret, 0) as regret, coalesce(m.money, 0) as money, coalesce(m.complaint, 0) as complaint
    from profile p
    left join lateral (
      select monthly from harm_income h where h.uid = p.uid and h.set_at < ${until} order by h.nth desc limit 1
    ) i on true
    left join lateral (
      select count(*) filter (where topic = 'regret')::integer as regret, count(*) filter (where topic = 'money')::integer as money,
        count(*) filter (where topic = 'complaint')::integer as complaint
      from harm_mention h where h.uid = p.uid and h.at >= ${instant(monthMs)} and h.at < ${until}
    ) m on true
    where p.uid = any (${[...uids]}::bigint[])`.execute(tx)
  return rows
}
