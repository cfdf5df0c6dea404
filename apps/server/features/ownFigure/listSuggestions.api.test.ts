import { ask, figureTools, limitTools, openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const peso = 10_000n
let world: World
let on: ReturnType<typeof figureTools>
let ana: Player
beforeAll(async () => {
  world = await openWorld()
  on = figureTools(world)
  ana = await world.player({ kyc: 'fully_kyc' })
  // Three weeks with play on three of their days; the last of them is a wild one.
  for (const [day, paid] of [
    ['03', 100n],
    ['10', 250n],
    ['17', 90_000n],
  ] as const) {
    await on.goTo(`2026-03-${day}T12:00`)
    await on.move(ana, { act: 'deposit', gateway: 1, amount: paid * peso })
    await on.sit(ana, 60)
    await on.play(ana, { bet: 30n, win: 10n })
    await on.play(ana, { bet: 0n, win: 3n, isFree: true })
  }
  await on.goTo('2026-03-25T12:00')
  await on.move(ana, { act: 'deposit', gateway: 1, amount: 7000n * peso })
  await on.read()
})
afterAll(() => world.close())

const suggestions = async (by: Player) =>
  (await ask(world, 'GET /member/own-figure/suggestion/list', {}, by)).data.d.map(
    ({ counts, period, usual, suggested }) => `${counts} ${period}: ${usual}, ${suggested}`,
  )

test('what was usual comes from a member’s own whole days and weeks, with a rounder figure that is no higher [SAFE-97]', async () => {
  // What was paid in today is not part of any whole day. Three months with play are not there yet.
  expect(await suggestions(ana)).toEqual([
    'deposit day: 250.00, 250.00',
    'deposit week: 250.00, 250.00',
    'lost day: 17.00, 17.00',
    'lost week: 17.00, 17.00',
    'spent day: 30.00, 30.00',
    'spent week: 30.00, 30.00',
    'time day: 15, 15',
    'time week: 15, 15',
  ])
})

test('a limit that is set is never suggested to be raised, and nothing is set by looking [SAFE-97]', async () => {
  const limits = limitTools(world)
  await limits.set(ana, { counts: 'deposit', period: 'day', most: '250' })
  await limits.set(ana, { counts: 'deposit', period: 'week', most: '251' })
  expect((await suggestions(ana)).filter(one => one.startsWith('deposit'))).toEqual(['deposit week: 250.00, 250.00'])
  const { data } = await limits.list(ana)
  expect(data.d.filter(({ most }) => most !== '').map(({ counts, period, most }) => [counts, period, most])).toEqual([
    ['deposit', 'day', '250.00'],
    ['deposit', 'week', '251.00'],
  ])
})

test('who has hardly played is told nothing, and a guest is refused', async () => {
  expect(await suggestions(await world.player())).toEqual([])
  expect(await ask(world, 'GET /member/own-figure/suggestion/list')).toMatchObject({ status: 401 })
})
