import { dayMs } from '@saya/money'
import { openWorld, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import { gatewayAccount } from '../../wallet/ledger/accounts.ts'
import { listPayoutPostings } from '../../wallet/index.ts'
import { listCompared } from './reconcile.store.ts'

const rows = 100_000
const perDay = 100
const everyMs = dayMs / perDay
const gateway = 3

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/**
 * One every quarter of an hour, for years back from now; one posting in fifty is of a payout, and one in fifty is what staff
 * put right, the others are bets.
 */
async function fill(tx: MemberTx, nowMs: number): Promise<void> {
  const at = sql`${instant(nowMs)} - n * make_interval(secs => ${everyMs / 1000})`
  await sql`
    insert into withdrawal (uid, account_id, account, channel, channel_name, channel_img, gateway, instrument, rail, amount,
      status, flags, approvals_needed, created_at, released_at, sent_at, sendings, payout_id, ended_at)
    select 1000000 + n, 'account', '9', 'to_gcash', 'GCash', '', 'paymongo', 'X', 'instapay', 5000000, 'completed', '{}', 0,
      ${at} - interval '1 hour', ${at}, ${at}, 1, 'tr_' || n, ${at}
    from generate_series(1, ${sql.lit(rows)}) n`.execute(tx)
  await sql`
    insert into journal (uid, asset, seq, kind, source, destination, amount, balance_after, turnover, provider, reference,
      round_id, game, at, hash)
    select 1000000 + n, 'PHP', 1, case when n % 50 = 0 then 13 when n % 50 = 1 then 31 else 1 end, 2, ${gatewayAccount(gateway)}, 5000000, 0, 0, 0,
      'of ' || n, '', 0, ${at}, ''
    from generate_series(1, ${sql.lit(rows)}) n`.execute(tx)
}

async function lookedUp(tx: MemberTx): Promise<number> {
  const { rows: found } = await sql<{ count: number }>`
    select coalesce(sum(coalesce(idx_tup_fetch, 0) + seq_tup_read), 0)::integer as count from pg_stat_xact_user_tables
    where schemaname = current_schema() and (relname = 'withdrawal' or relname like 'journal%')`.execute(tx)
  return found[0]?.count ?? 0
}

/** How often this transaction looked into the index of payouts, in whichever part of the journal. */
async function soughtInPayouts(tx: MemberTx): Promise<number> {
  const { rows: found } = await sql<{ count: number }>`
    select coalesce(sum(pg_stat_get_xact_numscans(inhrelid)), 0)::integer as count
    from pg_inherits where inhparent = 'journal_payout'::regclass`.execute(tx)
  return found[0]?.count ?? 0
}

test('a night of payouts is found among a hundred thousand without looking through them', async () => {
  const { db, clock } = world
  const nowMs = clock.now()
  await db.memberSchema(0, tx => fill(tx, nowMs))
  await db.memberSchema(0, tx => sql`analyze`.execute(tx))
  const span = { fromMs: nowMs - 3 * dayMs, untilMs: nowMs - 2 * dayMs }
  const { ended, posted, many, sought } = await db.memberSchema(0, async tx => ({
    ended: await listCompared(tx, { gateway: 'paymongo', references: [], ...span }),
    posted: await listPayoutPostings(tx, { gateway, ...span }),
    many: await lookedUp(tx),
    sought: await soughtInPayouts(tx),
  }))
  expect([ended.length, posted.length]).toEqual([perDay, perDay / 25])
  expect(posted.filter(({ isPutRight }) => isPutRight)).toHaveLength(perDay / 50)
  expect(sought).toBeGreaterThan(0)
  expect(many).toBeLessThan(3 * perDay)
})
