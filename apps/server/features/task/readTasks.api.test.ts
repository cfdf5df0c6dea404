import { ask, openWorld, type Player, tallyPlay, type World } from '@saya/testing'
import { dayMs, manilaDay, startOfManilaDay, unitsPerPeso } from '@saya/money'
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

test('the first week tells its times and its check-in as text [POINTS-25, POINTS-26, POINTS-43]', async () => {
  const { data } = await ask(world, 'GET /promo/task/newbie', {}, ana)
  expect([data.is_newbie, data.cur_time - data.start_time, data.d.start_at]).toEqual([0, 2 * 86_400, data.start_time])
  expect(manilaDay((data.d.end_at - 1) * 1000)).toBe(manilaDay(data.start_time * 1000 + 6 * dayMs))
  expect(JSON.parse(data.d.config)).toEqual({
    bonus: 30,
    daily: [10, 20, 30, 50, 80, 100, 200],
    daily_done: true,
    sign_in_days: 3,
    progress_bar: 3,
    goal_progress: 7,
    type: 1,
    constraints: [10, 20, 30, 50, 80, 100, 200].map((bonus, at) => ({ value: at + 1, bonus })),
    place: 3,
    make_up: null,
  })
})

test('the check-in of today and the tasks tell their state and config [POINTS-27, POINTS-28, POINTS-29, POINTS-30, POINTS-43]', async () => {
  const daily = (await ask(world, 'GET /promo/task/daily', {}, ana)).data
  expect([daily.d.task_state, typeof daily.d.config]).toEqual([1, 'string'])
  const { d, ...head } = (await ask(world, 'GET /promo/task/list', {}, ana)).data
  expect(Object.keys(head).sort()).toEqual(['cur_time', 'is_newbie', 'last_id', 'start_time'])
  const follow = d.find(({ ty }) => ty === 7)
  expect(follow).toMatchObject({ name: 'Follow Saya', images: '', task_state: 1, task_category: 1, state: 1 })
  expect(d.find(({ ty }) => ty === 102)).toMatchObject({ task_category: 2, state: 1 })
  expect(JSON.parse(follow?.config ?? '')).toEqual({
    bonus: 10,
    progress_bar: 1,
    goal_progress: 1,
    constraints: [{ value: 1, bonus: 10 }],
  })
  const balance = await ask(world, 'GET /member/filcoin/balance', {}, ana)
  const history = await ask(world, 'GET /promo/task/history', {}, ana)
  const unclaimed = await ask(world, 'GET /promo/task/unclaimed', {}, ana)
  expect([balance.data.balance, history.data.t, unclaimed.data.count]).toEqual(['270', 5, 0])
})

test('the days of the check-in are told from the first to the last [POINTS-45, POINTS-64]', async () => {
  const history = (start_time: string, end_time: string) =>
    ask(world, 'GET /promo/sign/history', { query: { start_time, end_time } }, ana)
  const days = [-1, 0, 1].map(at => manilaDay(world.clock.now() + at * dayMs))
  const { data } = await history(days[0] ?? '', days[2] ?? '')
  expect(data.d).toEqual([
    { date: days[0], bonus: 20, status: 'signed', points: 20, isToday: false, task_state: 1 },
    { date: days[1], bonus: 30, status: 'signed', points: 30, isToday: true, task_state: 1 },
    { date: days[2], bonus: 0, status: 'pending', points: 0, isToday: false, task_state: 0 },
  ])
  const before = manilaDay(world.clock.now() - 3 * dayMs)
  const missed = { bonus: 0, status: 'missed', points: 0, isToday: false, task_state: 4 }
  expect((await history(before, before)).data.d).toEqual([{ date: before, ...missed }])
  expect(await history(days[2] ?? '', days[0] ?? '')).toMatchObject({ status: 400, code: 'invalid_request' })
  expect(await history('2026-02-30', days[0] ?? '')).toMatchObject({ status: 400 })
  expect(await history('2020-01-01', days[0] ?? '')).toMatchObject({ status: 400 })
})

test('how much waits to be collected is told by its number [POINTS-79]', async () => {
  const ben = await world.player()
  const waiting = async () => (await ask(world, 'GET /promo/task/unclaimed', {}, ben)).data.count
  expect(await waiting()).toBe(1)
  // A first round, and the bets of a day.
  const play = { day: manilaDay(world.clock.now()), game: 1, gameType: 5, bet: 600n * unitsPerPeso, win: 0n }
  await tallyPlay(world, ben, play)
  expect(await waiting()).toBe(3)
  await ask(world, 'POST /promo/task/claim', { body: { ty: '1' } }, ben)
  expect(await waiting()).toBe(2)
})

test('a guest is refused everywhere [POINTS-43]', async () => {
  expect((await ask(world, 'GET /promo/task/list')).status).toBe(401)
  expect((await ask(world, 'GET /promo/task/unclaimed')).status).toBe(401)
})
