import { command, type LedgerWorld, openLedgerWorld } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberTx } from '../../../platform/db/database.ts'
import { countHistory, listHistory } from './history.store.ts'

let world: LedgerWorld
let uid: bigint
const rounds = 1500
beforeAll(async () => {
  world = await openLedgerWorld()
  uid = await world.funded(100_000_000n)
  const apply = (kind: 'bet' | 'promo' | 'rollback', name: string, more: object) =>
    world.ledger.apply(command({ kind, uid, txId: name, roundId: name, amount: 100n, ...more }))
  await apply('promo', 'prize', {})
  await apply('bet', 'taken back', {})
  await apply('rollback', 'back', { roundId: 'taken back', refTxId: 'taken back' })
  await Promise.all(Array.from({ length: rounds }, (_, index) => apply('bet', `${index}`, { win: 50n })))
})
afterAll(() => world.close())

/** What a list of some kinds shows, and how many postings the database looks up for it and its count. */
async function look(kinds: readonly number[]) {
  const filter = { uid, kinds, fromMs: world.clock.now() - 86_400_000, untilMs: world.clock.now() + 1 }
  return world.db.memberSchema(0, async tx => {
    const page = await listHistory(tx, filter, { place: null, skip: 0, size: 20 })
    const count = await countHistory(tx, filter)
    return { seen: page.map(({ kind }) => kind), count, lookedUp: await lookedUp(tx) }
  })
}

async function lookedUp(tx: MemberTx): Promise<number> {
  const { rows } = await sql<{ looked_up: bigint }>`
    select coalesce(sum(idx_tup_fetch + seq_tup_read), 0)::bigint as looked_up from pg_stat_xact_user_tables
    where relname like 'journal%' and schemaname = current_schema()`.execute(tx)
  return Number(rows[0]?.looked_up)
}

describe('a list of what is rare among bets is not looked for among them:', () => {
  test.each([
    ['prizes', [4], [4]],
    ['bets taken back', [3], [3]],
    ['corrections, of which there are none', [5], []],
    ['closes, which move nothing', [6], []],
    ['no kind at all', [9], []],
  ] as const)('%s', async (_what, kinds, seen) => {
    const { lookedUp: many, ...found } = await look(kinds)
    expect(found).toEqual({ seen, count: seen.length })
    expect(many).toBeLessThan(rounds / 10)
  })

  test('and what is common is found with it', async () => {
    expect(await look([1, 4])).toMatchObject({ seen: Array.from({ length: 20 }, () => 1), count: 1000 })
  })
})
