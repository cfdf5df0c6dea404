import { ask, limitTools, type LimitTools, openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const dayMs = 86_400_000

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

test('a higher one waits a day, is confirmed, and holds from then on; sent twice it is done once [FACT-10, FACT-12, FACT-21]', async () => {
  await on.set(player, { most: '100' })
  const askedMs = world.clock.now()
  expect((await on.set(player, { most: '300' })).status).toBe(200)
  expect(await on.shown(player)).toMatchObject({
    most: '100.00',
    waiting: {
      most: '300.00',
      is_ready: false,
      ready_at: (askedMs + dayMs) / 1000,
      lapses_at: (askedMs + 4 * dayMs) / 1000,
    },
  })
  expect(await on.bet(player, 101)).toBe('LIMIT_EXCEEDED')
  world.clock.advance(dayMs - 1000)
  await on.set(player, { most: '300' })
  expect(await on.confirm(player, { most: '300' })).toMatchObject({
    status: 409,
    code: 'limit_change_early',
    sentence: expect.stringContaining('March 3, 2026, 12:00 PM'),
  })
  world.clock.advance(1000)
  expect(await on.confirm(player, { most: '400' })).toMatchObject({ status: 409, code: 'limit_change_gone' })
  expect(await Promise.all([on.confirm(player, { most: '300' }), on.confirm(player, { most: '300' })])).toMatchObject([
    { status: 200 },
    { status: 200 },
  ])
  expect([await on.bet(player, 101), (await on.shown(player))?.waiting]).toEqual(['OK', null])
  const told = await world.db.member(player.uid, tx =>
    tx.selectFrom('message').select('kind').where('uid', '=', player.uid).where('kind', 'like', 'limit%').execute(),
  )
  expect(told.map(({ kind }) => kind).sort()).toEqual(['limit_asked', 'limit_changed', 'limit_changed'])
  expect(await on.changes(player)).toEqual([
    { act: 'set', most_before: null, most_after: 1_000_000n },
    { act: 'ask', most_before: 1_000_000n, most_after: 3_000_000n },
    { act: 'confirm', most_before: 1_000_000n, most_after: 3_000_000n },
  ])
})

test('a limit is taken away in the same way, and one that nobody confirms stays [FACT-12]', async () => {
  await on.set(player, { most: '100' })
  await on.set(player, { most: '' })
  world.clock.advance(4 * dayMs)
  expect(await on.confirm(player, { most: '' })).toMatchObject({ status: 409, code: 'limit_change_gone' })
  expect(await on.shown(player)).toMatchObject({ most: '100.00', waiting: null })
  await on.set(player, { most: '' })
  world.clock.advance(dayMs)
  expect((await on.confirm(player, { most: '' })).status).toBe(200)
  expect(await on.shown(player)).toMatchObject({ most: '', used: '', left: '' })
  expect(await on.bet(player, 500)).toBe('OK')
})

test('a guest is refused', async () => {
  expect(
    await ask(world, 'POST /member/limit/confirm', { body: { counts: 'spent', period: 'day', most: '1' } }),
  ).toMatchObject({ status: 401, code: 'authentication_required' })
})
