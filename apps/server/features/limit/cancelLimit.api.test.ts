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

test('what waits is cancelled, or ended by a lower limit; sent again it changes nothing [FACT-12]', async () => {
  await on.set(player, { most: '100' })
  await on.set(player, { most: '300' })
  expect(await Promise.all([on.cancel(player), on.cancel(player)])).toMatchObject([{ status: 200 }, { status: 200 }])
  expect((await on.shown(player))?.waiting).toBeNull()
  await on.set(player, { most: '300' })
  await on.set(player, { most: '90' })
  expect(await on.shown(player)).toMatchObject({ most: '90.00', waiting: null })
  expect((await on.changes(player)).map(({ act }) => act)).toEqual(['set', 'ask', 'cancel', 'ask', 'set'])
})

test('a guest is refused', async () => {
  expect(await ask(world, 'POST /member/limit/cancel', { body: { counts: 'spent', period: 'day' } })).toMatchObject({
    status: 401,
    code: 'authentication_required',
  })
})
