import { dayMs } from '@saya/money'
import {
  ask,
  askOffice,
  decideAdjustment,
  mallTools,
  openWorld,
  proposeAdjustment,
  readJournal,
  staffOf,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let support: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  support = (await staffOf(world, { role: 'support' })).token
})
afterAll(() => world.close())

/** The figures are those of the last minute. */
async function readCoins(token = support) {
  world.clock.advance(60_000)
  return (await askOffice(world, 'GET /office/api/task/coins', {}, token)).data
}

async function today() {
  const { days } = await readCoins()
  const last = days.at(-1)
  if (!last) throw new Error('No day was told.')
  return last
}

test('what is owed to members is told in coins and at its planned cost, without testers', async () => {
  const before = await readCoins()
  const [cleo, tester] = [await world.player(), await world.player({ kyc: 'test_account' })]
  await world.db.member(tester.uid, tx => sql`update profile set tester = true where uid = ${tester.uid}`.execute(tx))
  for (const as of [cleo, tester]) await ask(world, 'POST /promo/task/claim', { body: { ty: '7' } }, as)
  // Before anything was ever read it is of today as well.
  const unread = await readCoins()
  expect(unread.days.slice(-2).map(day => day.owed - before.owed)).toEqual([0, 10])
  await readJournal(world)
  const { owed, owed_cost: cost, days } = await readCoins()
  expect([owed - before.owed, Number(cost) - Number(before.owed_cost), days.length]).toEqual([
    10,
    expect.closeTo(0.1),
    30,
  ])
  expect(days.slice(-2).map(day => day.owed - before.owed)).toEqual([0, 10])
})

test('what members earned stands apart from what staff corrected, and what was spent from what lapsed with an account [MALL-62, MALL-68]', async () => {
  const mall = await mallTools(world)
  const goods = await mall.goods(5)
  const before = await today()
  const [fely, gina] = [await mall.buyer(0n), await mall.buyer(100n)]
  await ask(world, 'POST /promo/task/claim', { body: { ty: '7' } }, fely)
  const [one, two] = [await staffOf(world, { role: 'finance' }), await staffOf(world, { role: 'finance' })]
  async function correct(direction: 'given' | 'taken', amount: string): Promise<void> {
    const { data } = await proposeAdjustment(world, {
      uid: fely.uid,
      token: one.token,
      asset: 'FIL',
      direction,
      amount,
    })
    const decided = await decideAdjustment(world, { uid: fely.uid, id: data.id, token: two.token })
    expect(decided.status).toBe(200)
  }
  await correct('given', '500')
  await correct('taken', '30')
  expect((await mall.submit(gina, goods)).status).toBe(200)
  const { data: left } = await ask(world, 'GET /member/close/remainder', {}, fely)
  expect((await ask(world, 'POST /member/close', { body: { gives_up: left } }, fely)).status).toBe(200)
  // Before the tallies have read it, and behind.
  for (const read of [async () => {}, () => readJournal(world)]) {
    await read()
    const now = await today()
    const moved = (['earned', 'added', 'spent', 'removed', 'lapsed', 'owed'] as const).map(
      side => now[side] - before[side],
    )
    expect(moved).toEqual([110, 500, 100, 30, 480, 0])
  }
})

test('what was owed at the end of a day stays what it was, and days behind it go on from there [MALL-62]', async () => {
  const mall = await mallTools(world)
  const thing = await mall.goods(5)
  const dina = await mall.buyer(300n)
  await readJournal(world)
  const first = await readCoins()
  world.clock.advance(dayMs)
  expect((await mall.submit(dina, thing)).status).toBe(200)
  await readJournal(world)
  // Nobody of staff is signed in for so long.
  const { token } = await staffOf(world, { role: 'support' })
  const { owed, days } = await readCoins(token)
  expect(owed).toBe(first.owed - 100)
  expect(days.slice(-2).map(day => day.owed)).toEqual([first.owed, first.owed - 100])
})

test('coins that no tally has read yet count for the day on which they were given, and once [MALL-62]', async () => {
  await readJournal(world)
  const { token } = await staffOf(world, { role: 'support' })
  const read = () => readCoins(token)
  const first = await read()
  const emma = await world.player()
  // Of one kind on one day the tally has read the first alone.
  await ask(world, 'POST /promo/task/claim', { body: { ty: '7' } }, emma)
  await readJournal(world)
  await ask(world, 'POST /promo/task/claim', { body: { ty: '1' } }, emma)
  const { days, owed } = await read()
  const given = owed - first.owed
  expect(given).toBeGreaterThan(10)
  expect((days.at(-1)?.earned ?? 0) - (first.days.at(-1)?.earned ?? 0)).toBe(given)
  expect(days.slice(0, -1)).toEqual(first.days.slice(0, -1))
  await readJournal(world)
  expect((await read()).days).toEqual(days)
})

test('who opens the figures within a minute sees those of the last reading, since each one counts every wallet [MALL-95]', async () => {
  const { token } = await staffOf(world, { role: 'support' })
  const before = await readCoins(token)
  const hana = await world.player()
  await ask(world, 'POST /promo/task/claim', { body: { ty: '7' } }, hana)
  world.clock.advance(59_000)
  expect((await askOffice(world, 'GET /office/api/task/coins', {}, token)).data).toEqual(before)
  expect((await readCoins(token)).owed).toBe(before.owed + 10)
})
