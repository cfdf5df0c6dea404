import { ask, askOffice, openWorld, promotionDesk, rebateTerms, staffOf, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let finance: string
let support: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  finance = (await staffOf(world, { role: 'finance' })).token
  support = (await staffOf(world, { role: 'support' })).token
})
afterAll(() => world.close())

async function listed(uid = '') {
  return (await askOffice(world, 'GET /office/api/task/list', { query: { uid } }, support)).data.d
}

async function change(ty: number, wish: object, token = finance) {
  const row = (await listed()).find(task => task.ty === ty)
  if (!row) throw new Error(`There is no task ${ty}.`)
  const { en_name, tl_name, steps, is_on, sorting, seq } = row
  const body = { ty, seq, en_name, tl_name, steps, is_on, sorting, reason: 'As it was agreed', ...wish }
  return askOffice(world, 'POST /office/api/task/change', { body }, token)
}

test('tasks and check-ins are changed from what was seen, with a reason and on record, and count at once [POINTS-77]', async () => {
  const ana = await world.player()
  const steps = [{ value: 50, coins: 30 }]
  expect((await change(101, { steps, en_name: 'Deposit ₱50' })).data).toEqual({ seq: 1 })
  expect(await change(101, { steps, seq: 0 })).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  const shown = (await ask(world, 'GET /promo/task/list', {}, ana)).data.d.find(({ ty }) => ty === 101)
  expect([shown?.name, JSON.parse(shown?.config ?? '').bonus]).toEqual(['Deposit ₱50', 30])
  const week = [5, 6, 7, 8, 9, 10, 11].map((coins, at) => ({ value: at + 1, coins }))
  expect(await change(1, { steps: week })).toMatchObject({ status: 200 })
  const claimed = await ask(world, 'POST /promo/task/claim', { body: { ty: '1' } }, ana)
  expect(claimed.data.bonus).toBe(5)
  expect(await change(1, { steps: week, seq: 0 })).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  const compliance = (await staffOf(world, { role: 'compliance' })).token
  for (const object of ['101', '1']) {
    const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object } }, compliance)
    const said = acts.data.d.map(({ action, reason }) => [action, reason])
    expect(said, object).toContainEqual(['task.change', 'As it was agreed'])
  }
})

test('what cannot be is refused: steps that fall, a week of six days, a task that nobody knows, no reason, staff who may not [POINTS-77]', async () => {
  const falling = [
    { value: 500, coins: 20 },
    { value: 500, coins: 30 },
  ]
  for (const [ty, steps] of [
    [102, falling],
    [102, []],
    [100, falling],
  ] as const) {
    expect(await change(ty, { steps })).toMatchObject({ status: 422, code: 'task_steps' })
  }
  expect(await change(102, { ty: 999 })).toMatchObject({ status: 404, code: 'not_found' })
  const before = (await listed()).find(({ ty }) => ty === 102)
  for (const reason of ['', '  ']) expect((await change(102, { reason, sorting: 50 })).status).toBe(400)
  expect((await listed()).find(({ ty }) => ty === 102)).toEqual(before)
  expect(await change(102, {}, support)).toMatchObject({ status: 403 })
})

describe('the guard', () => {
  const rtp = (ppm: number) => world.db.ref(tx => sql`update game set rtp_ppm = ${ppm}`.execute(tx))
  /** Returns and tasks as they are at first. */
  async function calm() {
    await rtp(960_000)
    await world.db.ref(tx =>
      sql`update task set steps = '[{"value": 500, "coins": 20}]' where ty in (102, 103)`.execute(tx),
    )
  }
  beforeEach(calm)

  test('coins that would let play earn money are refused, with the game [POINTS-78]', async () => {
    await world.db.ref(tx => sql`update game set rtp_ppm = 994000 where id = (select min(id) from game)`.execute(tx))
    const reply = await change(102, { steps: [{ value: 100, coins: 100 }] })
    expect([reply.status, reply.code]).toEqual([422, 'task_margin'])
    expect(reply.sentence).toMatch(/Play would earn money on .+ get back 10\d\.\d\d%/)
  })

  test('the rebates that hold count beside tasks, and what a rebate leaves is what tasks may give [POINTS-78]', async () => {
    const desk = await promotionDesk(world)
    const id = await desk.live({ terms: { ...rebateTerms, share: '3' } }, 'rebate')
    const steps = [{ value: 500, coins: 500 }]
    expect(await change(102, { steps })).toMatchObject({ status: 422, code: 'task_margin' })
    expect(await change(102, { steps: [{ value: 500, coins: 25 }] })).toMatchObject({ status: 200 })
    await desk.stop(id)
    expect(await change(102, { steps })).toMatchObject({ status: 200 })
  })

  test('of two changes at once that are safe alone only one is saved [POINTS-78]', async () => {
    // Each of them gives ₱25 back for ₱1,000: 2.5% of the 4% that the games keep.
    const wish = { steps: [{ value: 1000, coins: 2500 }] }
    const both = await Promise.all([change(103, wish), change(102, wish)])
    expect(both.map(({ code }) => code ?? 'saved').toSorted()).toEqual(['saved', 'task_margin'])
  })

  test('rounds at any stake have the cap of gifts of an ID and month, also with every task for bets switched off [POINTS-88]', async () => {
    for (const ty of [102, 103, 104]) expect(await change(ty, { is_on: false })).toMatchObject({ status: 200 })
    const dear = { is_on: true, steps: [1, 2, 3, 4, 5].map(value => ({ value, coins: 10_000 })) }
    for (const ty of [107, 108, 109]) {
      const reply = await change(ty, dear)
      expect([reply.status, reply.code]).toEqual([422, 'task_gift'])
      expect(await change(ty, { is_on: true, steps: [{ value: 5, coins: 10 }] })).toMatchObject({ status: 200 })
    }
    for (const ty of [102, 103, 104]) expect(await change(ty, { is_on: true })).toMatchObject({ status: 200 })
  })

  test('check-ins and tasks without play have the cap of gifts of an ID and month, and may always be lowered [POINTS-78]', async () => {
    const week = (coins: number) => Array.from({ length: 7 }, (_, at) => ({ value: at + 1, coins }))
    const reply = await change(100, { steps: week(2000) })
    expect([reply.status, reply.code]).toEqual([422, 'task_gift'])
    expect(reply.sentence).toMatch(/come to ₱[\d,.]+ for one ID in a month, above the cap of ₱650/)
    expect(await change(101, { steps: [{ value: 100, coins: 2000 }] })).toMatchObject({ code: 'task_gift' })
    await world.db.ref(tx =>
      sql`update task_plan set coins = ${Array(7).fill(2000)} where period = 'daily'`.execute(tx),
    )
    expect(await change(100, { steps: week(1900) })).toMatchObject({ status: 200 })
    expect(await change(100, { steps: week(10) })).toMatchObject({ status: 200 })
  })
})
