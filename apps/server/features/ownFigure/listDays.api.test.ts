import { ask, figureTools, openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const peso = 10_000n
let world: World
let on: ReturnType<typeof figureTools>
let ana: Player
beforeAll(async () => {
  world = await openWorld()
  on = figureTools(world)
  await on.goTo('2026-03-02T23:30')
  ana = await world.player({ kyc: 'fully_kyc' })
  await on.move(ana, { act: 'deposit', gateway: 1, amount: 100n * peso })
})
afterAll(() => world.close())

const days = (month: string) => on.days(ana, month)

test('each day has its own: a round and the time of play across midnight in Manila stand on both sides [SAFE-30, SAFE-31, SAFE-35]', async () => {
  await on.sit(ana, 60)
  await on.goTo('2026-03-02T23:50')
  const across = await on.play(ana, { bet: 10n })
  await on.goTo('2026-03-03T00:10')
  await across.settle(0n)
  await on.goTo('2026-03-03T12:00')
  await on.read()
  const found = await days('2026-03')
  expect(found.map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03'])
  expect(found.slice(1)).toMatchObject([
    { paid_in: '100.00', bet: '0.00', seconds: 30 * 60, is_whole: true },
    // Until fifteen minutes after the last bet.
    { paid_in: '0.00', bet: '10.00', result: '-10.00', seconds: 5 * 60, is_whole: false },
  ])
})

test('the days of a month come to the month [SAFE-30]', async () => {
  await on.play(ana, { bet: 3n, win: 5n })
  // What was paid in has to be played before it can be taken out, and a gift has not.
  await on.move(ana, { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill', amount: 20n * peso })
  await on.move(ana, { act: 'withdrawal_hold', amount: 20n * peso })
  await on.move(ana, { act: 'promotion', cashType: 4001, amount: 6n * peso })
  await on.sit(ana, 20)
  await on.goTo('2026-03-04T12:00')
  await on.read()
  const [month] = (await on.months(ana)).d
  const found = await days('2026-03')
  expect(found.find(({ day }) => day === '2026-03-03')).toMatchObject({ paid_out: '20.00', won: '5.00', bonus: '6.00' })
  const names = ['paid_in', 'paid_out', 'net_deposits', 'bet', 'won', 'result', 'bonus'] as const
  const sums = names.map(name => found.reduce((total, day) => total + Number(day[name]), 0).toFixed(2))
  expect(sums).toEqual(names.map(name => month?.[name]))
  expect(found.reduce((total, { seconds }) => total + seconds, 0)).toBe(month?.seconds)
})

test.each([
  ['ahead', '2026-04'],
  ['before the last twelve', '2025-03'],
])('a month %s has no days', async (_which, month) => expect(await days(month)).toEqual([]))

test('what is no month is refused, and so is a guest', async () => {
  const query = { month: '2026-13' }
  expect(await ask(world, 'GET /member/own-figure/day/list', { query }, ana)).toMatchObject({ status: 400 })
  expect(await ask(world, 'GET /member/own-figure/day/list', { query: { month: '2026-03' } })).toMatchObject({
    status: 401,
  })
})
