import { ask, collectTasks, openWorld, type Player, type World } from '@saya/testing'
import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let ana: Player
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + dayMs / 2 - world.clock.now())
  ana = await world.player({ kyc: 'basic_kyc' })
  for (let day = 0; day < 3; day++) {
    if (day > 0) world.clock.advance(dayMs)
    for (const ty of ['1', ...(day === 0 ? ['7', '8'] : [])]) {
      await ask(
        world,
        'POST /promo/task/claim',
        { body: { ty, make_up: '0' } },
        { token: ana.token, headers: { 'idempotency-key': `${day} ${ty}`.replace(' ', '-') } },
      )
    }
  }
})
afterAll(() => world.close())

const today = () => manilaDay(world.clock.now())

test('what was earned is read by cursor, each day with its total on its first row alone [POINTS-09, POINTS-16, POINTS-17, POINTS-76]', async () => {
  const page = (last_id: string, page_size?: string) =>
    ask(world, 'GET /promo/receive/history', { query: { last_id, ...(page_size ? { page_size } : {}) } }, ana)
  const whole = (await page('')).data
  expect([whole.t, whole.last_id, whole.d.map(({ bonus, day_total }) => [bonus, day_total])]).toEqual([
    5,
    '',
    expect.arrayContaining([
      [30, 30],
      [20, 20],
    ]),
  ])
  for (const date of new Set(whole.d.map(row => row.date))) {
    const ofDay = whole.d.filter(row => row.date === date)
    expect(ofDay[0]?.day_total).toBe(ofDay.reduce((sum, { bonus }) => sum + bonus, 0))
  }
  expect(whole.d.filter(({ day_total }) => day_total !== null).map(({ day_total }) => day_total)).toEqual([30, 20, 220])
  const rows = []
  let last = ''
  for (let turn = 0; turn < 4; turn++) {
    const { data } = await page(last, '2')
    rows.push(...data.d)
    last = data.last_id
    if (last === '') break
  }
  expect(rows).toEqual(whole.d)
  expect(whole.d[0]).toMatchObject({ name: 'Check-in, day 3', image: '', date: today() })
  const ben = await world.player()
  expect((await ask(world, 'GET /promo/receive/history', { query: {} }, ben)).data).toEqual({
    d: [],
    t: 0,
    last_id: '',
  })
  // Whoever does not say how many is told ten.
  await collectTasks(world, ben.uid, 12)
  const first = (await ask(world, 'GET /promo/receive/history', { query: {} }, ben)).data
  expect([first.d.length, first.t]).toEqual([10, 12])
  const rest = (await ask(world, 'GET /promo/receive/history', { query: { last_id: first.last_id } }, ben)).data
  expect([rest.d.map(({ name }) => name), rest.last_id]).toEqual([['Task 11', 'Task 12'], ''])
})

test('what was collected at one in the morning counts to the Manila day, which is another day elsewhere [POINTS-76]', async () => {
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + 3_600_000 - world.clock.now())
  const cora = await world.player({ kyc: 'basic_kyc' })
  for (const ty of ['7', '1']) {
    const headers = { 'idempotency-key': `early-${ty}` }
    const body = { ty, make_up: '0' } as const
    await ask(world, 'POST /promo/task/claim', { body }, { token: cora.token, headers })
    world.clock.advance(dayMs / 2)
  }
  const { d } = (await ask(world, 'GET /promo/receive/history', { query: {} }, cora)).data
  expect(d.map(({ bonus, day_total }) => [bonus, day_total])).toEqual([
    [10, 20],
    [10, null],
  ])
})
