import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import {
  approvedPlayer,
  askOffice,
  endTallyDay,
  grantDeps,
  openWorld,
  type Player,
  promotionDesk,
  staffOf,
  tallyPlay,
  workDay,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payDays } from '../index.ts'

const peso = 10_000n

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.db.ref(tx => sql`update game set rtp_ppm = 950000, declared_rtp_ppm = null`.execute(tx))
})
afterAll(() => world.close())

test('staff see what each rebate gave for a day and whether its night is done, of a day that nobody has worked out that it waits, and what had to be begun again; for two weeks [PROMO-343]', async () => {
  const desk = await promotionDesk(world)
  const terms = { share: '1', least: '0', most: '1000', games: [], providers: [] }
  const day = manilaDay(world.clock.now())
  const last_day = manilaDay(world.clock.now() + 30 * dayMs)
  const wish = { terms, last_day, audience: { once_per_id: false } }
  const id = await desk.live({ ...wish, title: ['Daily loss', 'Talo'] }, 'lossRebate')
  for (const bet of [100n, 300n])
    await tallyPlay(world, await approvedPlayer(world), { day, game: 1, bet: bet * peso, win: 0n })
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + 60_000 - world.clock.now())
  async function runs() {
    const { token } = await staffOf(world, { role: 'finance' })
    return (await askOffice(world, 'GET /office/api/promotion/runs', { query: {} }, token)).data
  }
  const row = { promotion: id, title: 'Daily loss', day, parts: world.db.memberSchemas, failures: 0 }
  expect(await runs()).toEqual({
    d: [{ ...row, state: 'waiting', parts_done: 0, members: 0, amount: '0.00', done_at: 0 }],
    t: 1,
  })
  // The tally of the day is not whole, and the night has to be begun again.
  world.clock.advance(30 * 60_000)
  await expect(workDay(world, payDays(grantDeps(world)))).rejects.toThrow('failed')
  const begun = { parts_done: 0, failures: world.db.memberSchemas, done_at: 0 }
  expect((await runs()).d).toMatchObject([{ ...begun, state: 'running' }])
  await endTallyDay(world, day)
  await workDay(world, payDays(grantDeps(world)))
  expect((await runs()).d).toEqual([
    {
      ...row,
      state: 'done',
      parts_done: world.db.memberSchemas,
      members: 2,
      amount: '4.00',
      done_at: Math.floor(world.clock.now() / 1000),
    },
  ])
  const shown = async () => (await runs()).d.map(run => run.day)
  world.clock.advance(13 * dayMs)
  expect([(await shown()).length, (await shown()).at(-1)]).toEqual([14, day])
  world.clock.advance(dayMs)
  expect([(await shown()).length, (await shown()).includes(day)]).toEqual([14, false])
})

test('each rebate has a row of its own for each day, with what it gave on that day to how many [PROMO-343]', async () => {
  const desk = await promotionDesk(world)
  const wish = { last_day: manilaDay(world.clock.now() + 5 * dayMs), audience: { once_per_id: false } }
  const play = { least: '0', most: '1000', games: [], providers: [] }
  const loss = await desk.live({ ...wish, terms: { ...play, share: '2' }, title: ['Double', 'Doble'] }, 'lossRebate')
  const turn = await desk.live({ ...wish, terms: { ...play, share: '0.5' }, title: ['Turnover', 'Taya'] }, 'rebate')
  const players = [await approvedPlayer(world), await approvedPlayer(world)]
  const days: string[] = []
  for (const bets of [[100n, 300n], [500n]]) {
    const day = manilaDay(world.clock.now())
    days.push(day)
    for (const [at, bet] of bets.entries())
      await tallyPlay(world, players[at] as Player, { day, game: 1, bet: bet * peso, win: 0n })
    world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + 1_800_000 - world.clock.now())
    await endTallyDay(world, day)
    await workDay(world, payDays(grantDeps(world)))
  }
  const { token } = await staffOf(world, { role: 'finance' })
  const { d } = (await askOffice(world, 'GET /office/api/promotion/runs', { query: {} }, token)).data
  const rows = d.filter(({ promotion }) => promotion === loss || promotion === turn)
  const [first = '', second = ''] = days
  const told = rows.map(({ title, day, members, amount }) => [day, title, members, amount] as const)
  expect(told.toSorted((one, other) => (one.join() < other.join() ? -1 : 1))).toEqual([
    [first, 'Double', 2, '8.00'],
    [first, 'Turnover', 2, '2.00'],
    [second, 'Double', 1, '10.00'],
    [second, 'Turnover', 1, '2.50'],
  ])
})

test('nobody sees them who may not see promotions [PROMO-343]', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  expect((await askOffice(world, 'GET /office/api/promotion/runs', { query: {} }, token)).status).toBe(403)
})
