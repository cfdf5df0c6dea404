import type pg from 'pg'

/** Writes so many deposits and half as many withdrawals of the last 90 days, by all ways and in all states there are. */
export async function fillOrders(client: pg.Client, orders: number): Promise<void> {
  const withdrawals = Math.round(orders / 3)
  await client.query('set search_path = member_00, ref')
  await client.query(deposits, [orders - withdrawals])
  await client.query(payouts, [withdrawals])
  await client.query('reset search_path')
  await client.query('vacuum analyze')
}

/** One in seven came to nothing, and one in a hundred is still open. */
const deposits = `
  insert into deposit (uid, channel, channel_name, channel_img, gateway, instrument, amount, wants_cashback, status,
    open_place, payment_id, created_at, ended_at)
  select 1000000 + n, way.id, way.name, '', way.gateway, way.instrument, 1000000 + n % 900 * 10000, false, status,
    case when status = 'pending' then 1 end, case when status = 'completed' then 'pay_' || n end, at,
    case when status <> 'pending' then at + interval '1 second' * (5 + n * 7919 % 600) end
  from generate_series(1, $1) n,
    lateral (select id, name, gateway, instrument from channel where mode = 1 and gateway <> ''
      order by id offset n % greatest(1, (select count(*) from channel where mode = 1 and gateway <> '')) limit 1) way,
    lateral (select now() - interval '90 days' * (n::bigint * 104729 % 1000003) / 1000003.0 as at) moment,
    lateral (select case when n % 100 = 0 then 'pending' when n % 14 = 0 then 'canceled' when n % 14 = 7 then 'timeout'
      else 'completed' end as status) stood`

const payouts = `
  insert into withdrawal (uid, account_id, account, channel, channel_name, channel_img, gateway, instrument, rail, amount,
    status, flags, approvals_needed, outcome, created_at, released_at, sent_at, sendings, ended_at)
  select 1000000 + n, 'account of ' || n, '•••', way.id, way.name, '', way.gateway, way.instrument, 'instapay',
    5000000 + n % 900 * 10000, status, '{}', 0, case when status = 'canceled' then 'failed' else '' end, at,
    case when status <> 'under_review' then at end, case when status <> 'under_review' then at end,
    case when status <> 'under_review' then 1 else 0 end,
    case when status in ('completed', 'canceled') then at + interval '1 second' * (5 + n * 7919 % 7200) end
  from generate_series(1, $1) n,
    lateral (select id, name, gateway, instrument from channel where mode = 2 and gateway <> ''
      order by id offset n % greatest(1, (select count(*) from channel where mode = 2 and gateway <> '')) limit 1) way,
    lateral (select now() - interval '90 days' * (n::bigint * 104729 % 1000003) / 1000003.0 as at) moment,
    lateral (select case when n % 100 = 0 then 'under_review' when n % 14 = 0 then 'canceled' else 'completed' end
      as status) stood`
