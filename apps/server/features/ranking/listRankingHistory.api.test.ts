import { ask, openWorld, rankingTools, rewardTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

test('a member finds their own prizes with date, bet, position and bonus, once a day is settled', async () => {
  const tools = rankingTools(world)
  const { contest, day, ana, ben } = await tools.settledDay()
  const read = (token?: string) => ask(world, 'GET /promo/ranking/history', {}, token === undefined ? {} : { token })
  expect((await read()).status).toBe(401)
  const row = { contest, date: day, bet: '200.00', position: 2, bonus: '12000.00' }
  expect((await read(ben.token)).data).toEqual({ d: [{ ...row, status: 'open', why: '' }], t: 1 })
  await rewardTools(world).sweep()
  expect((await read(ben.token)).data.d).toEqual([{ ...row, status: 'posted', why: '' }])
  // What runs is no history.
  await tools.play(ana, { day: tools.today(), pesos: 9n })
  await tools.count()
  expect((await read(ana.token)).data.t).toBe(1)
})
