import { dayMs, manilaDay, startOfManilaDay, unitsPerPeso } from '@saya/money'
import { ask, openWorld, type Player, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let game: number
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  const { rows } = await world.db.ref(tx => sql<{ id: number }>`select min(id) as id from game`.execute(tx))
  game = rows[0]?.id ?? 0
})
afterAll(() => world.close())

let made = 0

interface Round {
  readonly win: number
  readonly day?: number
  readonly atMs?: number
  readonly isFree?: boolean
  readonly tester?: boolean
}

/** A record of a settled round, as the reader of rounds keeps it. */
async function wins({ uid }: Player, { win, day = 0, atMs, isFree = false, tester = false }: Round): Promise<number> {
  const seq = ++made
  const at = (atMs ?? startOfManilaDay(world.clock.now()) + 1000 * seq) - day * dayMs
  await world.db.member(uid, tx =>
    sql`insert into bet_record (uid, seq, provider, round_id, game, game_type, tester, bet, refund, win, status, opened_at,
        settled_at, turnover, is_free, brand)
      values (${uid}, ${seq}, 1, ${`round ${seq}`}, ${game}, 3, ${tester}, 10000, 0, ${BigInt(win) * unitsPerPeso}, 1,
        to_timestamp(${at / 1000}), to_timestamp(${at / 1000}), 10000, ${isFree}, 'play')`.execute(tx),
  )
  return seq
}

async function rename({ uid }: Player, username: string): Promise<void> {
  await world.db.member(uid, tx => sql`update profile set username = ${username} where uid = ${uid}`.execute(tx))
}

/** What everybody reads, once what was kept for a moment is over. */
async function list() {
  world.clock.advance(21_000)
  return (await ask(world, 'GET /promo/daily/wins', {})).data
}

const shown = (rows: Awaited<ReturnType<typeof list>>['today']) => rows.map(({ player, amount }) => [player, amount])

test('anybody reads the largest wins of today and yesterday over all schemas, without names [PROMO-96]', async () => {
  const [ana, ben, cy] = [await world.player(), await world.player(), await world.player()]
  await rename(ana, 'mangga88')
  await rename(ben, 'ben')
  await rename(cy, 'santol_fan')
  await wins(ana, { win: 500 })
  await wins(ben, { win: 900 })
  await wins(cy, { win: 500 })
  await wins(ana, { win: 99 })
  await wins(cy, { win: 100 })
  await wins(ana, { win: 700, day: 1 })
  await wins(ana, { win: 800, day: 2 })
  await wins(ben, { win: 5_000, isFree: true })
  const { today, yesterday } = await list()
  expect(shown(today)).toEqual([
    ['b***', '900.00'],
    ['ma***8', '500.00'],
    ['sa***n', '500.00'],
    ['sa***n', '100.00'],
  ])
  expect(today.map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
  expect(shown(yesterday)).toEqual([['ma***8', '700.00']])
})

test('a day is Manila’s: the last moment of one and the first of the next are on different lists [PROMO-96]', async () => {
  const dee = await world.player()
  await rename(dee, 'dee')
  const midnight = startOfManilaDay(world.clock.now())
  await wins(dee, { win: 3_001, atMs: midnight })
  await wins(dee, { win: 3_002, atMs: midnight - 1 })
  const { today, yesterday } = await list()
  expect(shown(today)[0]).toEqual(['d***', '3001.00'])
  expect(shown(yesterday)[0]).toEqual(['d***', '3002.00'])
})

test('testers are on no list, and a round that is taken back leaves it [PROMO-97]', async () => {
  const [eve, tester] = [await world.player(), await world.player({ kyc: 'test_account' })]
  await world.db.member(tester.uid, tx => sql`update profile set tester = true where uid = ${tester.uid}`.execute(tx))
  await wins(tester, { win: 9_000 })
  await wins(eve, { win: 8_000, tester: true })
  const seq = await wins(eve, { win: 7_000 })
  expect((await list()).today[0]?.amount).toBe('7000.00')
  await world.db.member(eve.uid, tx =>
    sql`update bet_record set win = 0, status = 2 where uid = ${eve.uid} and seq = ${seq}`.execute(tx),
  )
  expect((await list()).today[0]?.amount).not.toBe('7000.00')
})

test('whoever keeps their wins to themselves is not shown [PROMO-98]', async () => {
  const fay = await world.player()
  await wins(fay, { win: 6_000 })
  expect((await list()).today[0]?.amount).toBe('6000.00')
  await ask(world, 'POST /member/public_name/set', { body: { is_hidden: true } }, fay)
  expect((await list()).today[0]?.amount).not.toBe('6000.00')
  await ask(world, 'POST /member/public_name/set', { body: { is_hidden: false } }, fay)
  expect((await list()).today[0]?.amount).toBe('6000.00')
})

test('fifty are shown at most, and many who ask at once are answered from one reading [PROMO-96]', async () => {
  const gus = await world.player()
  for (let at = 0; at < 55; at++) await wins(gus, { win: 10_000 + at })
  const { today } = await list()
  expect([today.length, today[0]?.amount, today.at(-1)?.amount]).toEqual([50, '10054.00', '10005.00'])
  const all = await Promise.all(Array.from({ length: 20 }, () => ask(world, 'GET /promo/daily/wins', {})))
  expect(new Set(all.map(({ data }) => data.counted_at)).size).toBe(1)
  expect(manilaDay(world.clock.now())).toBe(manilaDay((all[0]?.data.counted_at ?? 0) * 1000))
})
