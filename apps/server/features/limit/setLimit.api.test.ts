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

test('a first limit and a lower one hold from the next bet on [FACT-11]', async () => {
  await on.bet(player, 50)
  await on.set(player, { most: '100' })
  expect([await on.bet(player, 51), await on.bet(player, 20)]).toEqual(['LIMIT_EXCEEDED', 'OK'])
  await on.set(player, { most: '60' })
  expect(await on.bet(player, 1)).toBe('LIMIT_EXCEEDED')
  expect(await on.shown(player)).toMatchObject({ most: '60.00', used: '70.00', left: '0.00', over: '10.00' })
})

test('of two first limits at once one is the first, and the lower one holds in the end or the higher one waits', async () => {
  await Promise.all([on.set(player, { most: '100' }), on.set(player, { most: '200' })])
  const row = await on.shown(player)
  expect(row?.waiting === null ? row.most : `${row?.most} ${row?.waiting?.most}`).toMatch(/^100\.00( 200\.00)?$/)
})

test.each([
  ['0.5', 'spent', 422, 'limit_amount', 'Enter an amount from ₱1 to ₱10,000,000.'],
  ['much', 'deposit', 422, 'limit_amount', 'Enter an amount from ₱1 to ₱10,000,000.'],
  ['5', 'time', 422, 'limit_minutes', 'Enter a time from 10 to 1440 minutes.'],
] as const)('%s as a limit of %s is refused with what it may be', async (most, counts, status, code, sentence) => {
  expect(await on.set(player, { most, counts })).toMatchObject({ status, code, sentence })
  expect(await on.shown(player, { counts })).toMatchObject({ most: '' })
})

test('whoever asks for more again and again is told to wait, and may set a lower limit still', async () => {
  await on.set(player, { most: '100' })
  for (let more = 101; more <= 150; more++) await on.set(player, { most: String(more) })
  expect(await on.set(player, { most: '151' })).toMatchObject({ status: 429, code: 'limit_changes_full' })
  expect((await on.set(player, { most: '99' })).status).toBe(200)
})

test('the copy of a member’s own data has their limits and every change of them [FACT-21]', async () => {
  await on.set(player, { most: '100' })
  world.clock.advance(1000)
  await on.set(player, { most: '80' })
  world.clock.advance(1000)
  await on.set(player, { most: '200' })
  world.clock.advance(1000)
  await on.cancel(player)
  const at = Math.floor(world.clock.now() / 1000)
  const { data } = await ask(world, 'POST /member/export', {}, player)
  expect(data).toMatchObject({
    limits: [{ counts: 'spent', period: 'day', most: '80.00' }],
    limit_changes: {
      rows: [
        { act: 'cancel', before: '80.00', at },
        { act: 'ask', before: '80.00', after: '200.00', at: at - 1 },
        { act: 'set', before: '100.00', after: '80.00', at: at - 2 },
        { act: 'set', after: '100.00', at: at - 3 },
      ],
    },
  })
})

test('a guest is refused', async () => {
  expect(
    await ask(world, 'POST /member/limit/set', { body: { counts: 'spent', period: 'day', most: '1' } }),
  ).toMatchObject({ status: 401, code: 'authentication_required' })
})
