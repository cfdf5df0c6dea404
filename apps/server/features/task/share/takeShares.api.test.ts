import { approvedPlayer, ask, openWorld, type Player, readLedger, tallyPlay, type World } from '@saya/testing'
import { dayMs, manilaDay, startOfManilaDay, unitsPerPeso } from '@saya/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listDefinitions, readPlans } from '../definition.store.ts'
import { mostOf } from '../task.rules.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

/** Not approved with an ID, so that device and member are counted. */
let ana: Player
beforeEach(async () => {
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + dayMs / 2 - world.clock.now())
  ana = await world.player({ kyc: 'basic_kyc' })
})

interface Sending {
  readonly as?: Player
  readonly makeUp?: boolean
  readonly device: string
}

let keys = 0
function claim(ty: number, { as = ana, makeUp = false, device }: Sending) {
  const headers = { 'idempotency-key': `k${++keys}`, cookie: `device=${device.repeat(43)}` }
  const body = { ty: String(ty), make_up: makeUp ? ('1' as const) : ('0' as const) }
  return ask(world, 'POST /promo/task/claim', { body }, { token: as.token, headers })
}

async function coins(as: Player = ana): Promise<readonly bigint[]> {
  const { journal } = await world.db.member(as.uid, tx => readLedger(tx, as.uid))
  return journal.filter(({ kind }) => kind === 42).map(({ amount }) => amount)
}

let games = 0
function bets(pesos: number, { as = ana, daysAgo = 0 } = {}) {
  const day = manilaDay(world.clock.now() - daysAgo * dayMs)
  return tallyPlay(world, as, { day, game: ++games, bet: BigInt(pesos) * unitsPerPeso, win: 0n })
}

/** Days go by for somebody who is no newcomer any more. */
function grow(as: Player, days: number) {
  return world.db.member(as.uid, tx =>
    sql`update profile set created_at = created_at - make_interval(days => ${days}) where uid = ${as.uid}`.execute(tx),
  )
}

test('no coin of a tester counts against any cap [POINTS-74]', async () => {
  const tester = await world.player({ kyc: 'test_account' })
  await bets(10_000, { as: tester, daysAgo: 1 })
  await bets(10_000, { as: tester })
  expect(await claim(102, { as: tester, device: 'P' })).toMatchObject({ data: { bonus: 440, later: 0 } })
  await bets(10_000)
  expect(await claim(102, { device: 'P' })).toMatchObject({ data: { bonus: 220 } })
})

test('of much that is done what fits into a day is collected, the oldest first, and what waits is told [POINTS-69, POINTS-74]', async () => {
  await bets(10_000, { daysAgo: 1 })
  await bets(10_000)
  expect(await claim(102, { device: 'F' })).toMatchObject({ status: 200, data: { bonus: 290, later: 150 } })
  expect(await coins()).toEqual([20n, 50n, 150n, 20n, 50n])
  expect(await claim(102, { device: 'F' })).toMatchObject({ status: 409, code: 'task_cap' })
  world.clock.advance(dayMs)
  expect(await claim(102, { device: 'F' })).toMatchObject({ status: 200, data: { bonus: 150, later: 0 } })
  expect(await coins()).toEqual([20n, 50n, 150n, 20n, 50n, 150n])
})

test('one browser that says with each call that it is another collects no more a day [POINTS-74]', async () => {
  await bets(10_000, { daysAgo: 1 })
  await bets(10_000)
  const tasks = [102, 107, 4, 5, 7, 13]
  const answers = await Promise.all(tasks.map((ty, at) => claim(ty, { device: 'GHIJKL'[at] ?? 'M' })))
  const sum = answers.reduce((given, { status, data }) => given + (status === 200 ? data.bonus : 0), 0)
  expect(sum).toBeGreaterThan(200)
  expect(sum).toBeLessThanOrEqual(300)
  expect((await coins()).reduce((given, coin) => given + coin, 0n)).toBe(BigInt(sum))
})

test('a day is made up for wherever today alone has room, and the cap is passed by that day at most [POINTS-68, POINTS-74]', async () => {
  world.clock.advance(6 * dayMs)
  await bets(10_000)
  const ben = await world.player({ kyc: 'basic_kyc' })
  await grow(ben, 6)
  expect(await claim(13, { device: 'N' })).toMatchObject({ data: { bonus: 100 } })
  expect(await claim(1, { makeUp: true, device: 'N' })).toMatchObject({ data: { bonus: 300, later: 0 } })
  expect(await claim(7, { device: 'N' })).toMatchObject({ code: 'task_cap' })
  expect(await claim(7, { as: ben, device: 'N' })).toMatchObject({ code: 'task_cap' })
  expect(await claim(7, { as: ben, device: 'O' })).toMatchObject({ data: { bonus: 10 } })
  await bets(10_000, { as: ben })
  expect(await claim(13, { as: ben, device: 'O' })).toMatchObject({ data: { bonus: 100 } })
  expect(await claim(1, { as: ben, makeUp: true, device: 'O' })).toMatchObject({ code: 'task_cap' })
  expect(await coins(ben)).toEqual([10n, 100n])
  // Whoever made up for a day does not do so again two days later.
  world.clock.advance(2 * dayMs)
  expect(await claim(100, { makeUp: true, device: 'S' })).toMatchObject({ status: 409, code: 'task_no_make_up' })
  expect(await coins()).toEqual([100n, 100n, 200n])
})

test('a task of the first week is collected on the last day for what was done on its first, and not a day later [POINTS-69]', async () => {
  const ben = await world.player({ kyc: 'basic_kyc' })
  for (const [as, days] of [
    [ana, 13],
    [ben, 14],
  ] as const) {
    await grow(as, days)
    await bets(10_000, { as, daysAgo: days })
  }
  expect(await claim(13, { device: 'Q' })).toMatchObject({ status: 200, data: { bonus: 100 } })
  expect(await claim(13, { as: ben, device: 'Q' })).toMatchObject({ status: 409, code: 'task_open' })
})

test('an approved ID that passes to another account gives for the first week what its tasks and check-ins and those of a day come to, to the coin [POINTS-75]', async () => {
  const one = await approvedPlayer(world)
  const mark = Buffer.alloc(32, 'first week')
  await world.db.app(tx => sql`update kyc_id_claim set number_hash = ${mark} where uid = ${one.uid}`.execute(tx))
  const { tasks, plans } = await world.db.ref(async tx => ({
    tasks: await listDefinitions(tx),
    plans: await readPlans(tx),
  }))
  const most = mostOf(tasks, 1) + plans.newbie.reduce((sum, coin) => sum + coin, 0) + 405 + 50
  await world.db.app(tx =>
    sql`insert into task_share_sum (mark, period, coins) values (${mark}, 'once', ${most - 10})`.execute(tx),
  )
  expect(await claim(7, { as: one, device: 'R' })).toMatchObject({ status: 200, data: { bonus: 10 } })
  expect(await claim(1, { as: one, device: 'R' })).toMatchObject({ status: 409, code: 'task_id_cap' })
})
