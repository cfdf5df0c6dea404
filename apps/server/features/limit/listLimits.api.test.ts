import { ask, limitTools, type LimitTools, openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let world: World
let on: LimitTools
let player: Player
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = limitTools(world)
})
afterAll(() => world.close())
beforeEach(async () => {
  player = await on.player()
})

test('all twelve limits can be set, and show what is used, what is left and until when [FACT-10]', async () => {
  expect((await on.list(player)).data.d.map(({ counts, period, most }) => `${counts} ${period} ${most}`)).toEqual(
    ['deposit', 'lost', 'spent', 'time'].flatMap(counts =>
      ['day', 'week', 'month'].map(period => `${counts} ${period} `),
    ),
  )
  await on.bet(player, 30)
  for (const counts of ['deposit', 'lost', 'spent', 'time'] as const)
    for (const period of ['day', 'week', 'month'] as const)
      expect((await on.set(player, { counts, period, most: '1000' })).status).toBe(200)
  const secondsOf = (day: string) => Date.parse(`${day}T00:00:00+08:00`) / 1000
  const until = secondsOf('2026-03-03')
  expect(await on.shown(player)).toEqual({
    counts: 'spent',
    period: 'day',
    most: '1000.00',
    used: '30.00',
    left: '970.00',
    over: '0.00',
    until,
    waiting: null,
  })
  expect(await on.shown(player, { counts: 'time' })).toMatchObject({ most: '1000', used: '0', left: '1000', until })
  expect(await on.shown(player, { counts: 'deposit', period: 'month' })).toMatchObject({
    used: '0.00',
    left: '1000.00',
    until: secondsOf('2026-04-01'),
  })
  // A bet counts as lost until it is won.
  const cost = { most: '1000.00', used: '30.00', left: '970.00' }
  expect(await on.shown(player, { counts: 'lost', period: 'week' })).toMatchObject({
    ...cost,
    until: secondsOf('2026-03-09'),
  })
  expect(await on.shown(player, { counts: 'spent', period: 'month' })).toMatchObject({
    ...cost,
    until: secondsOf('2026-04-01'),
  })
})

test('a limit is the member’s own, and a guest has none [FACT-10]', async () => {
  const other = await world.player({ kyc: 'fully_kyc' })
  await on.set(player, { most: '100' })
  expect((await ask(world, 'GET /member/limit/list', {}, other)).data.d.every(({ most }) => most === '')).toBe(true)
  for (const call of ['GET /member/limit/list'] as const) {
    expect(await ask(world, call)).toMatchObject({ status: 401, code: 'authentication_required' })
  }
})
