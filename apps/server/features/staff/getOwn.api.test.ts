import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('an operator is told who they are and what they may do', async () => {
  const { token, id, email, name } = await staffOf(world, { role: 'content' })
  const { data } = await askOffice(world, 'GET /office/api/me', {}, token)
  expect(data).toEqual({
    id,
    email,
    name,
    role: 'content',
    permissions: [
      'office.enter',
      'ad.list',
      'ad.change',
      'popup.list',
      'popup.change',
      'promotion.list',
      'promotion.change',
      'welfare.change',
      'goods.list',
      'goods.change',
      'goods.stock',
      'redemption.list',
      'task.list',
      'vip.list',
      'vip.propose',
      'game.list',
      'maintenance.list',
    ],
    recovery_codes_left: 10,
  })
})

test('a session that is left alone ends after a quarter of an hour, a busy one after eight', async () => {
  const { token } = await staffOf(world)
  const me = () => askOffice(world, 'GET /office/api/me', {}, token)
  world.clock.advance(14 * 60_000)
  expect(await me()).toMatchObject({ status: 200 })
  world.clock.advance(14 * 60_000)
  expect(await me()).toMatchObject({ status: 200 })
  for (let hours = 0.5; hours < 7.5; hours += 0.2) {
    world.clock.advance(0.2 * 3_600_000)
    expect(await me()).toMatchObject({ status: 200 })
  }
  world.clock.advance(14 * 60_000)
  await me()
  world.clock.advance(14 * 60_000)
  await me()
  world.clock.advance(14 * 60_000)
  expect(await me()).toMatchObject({ status: 401, code: 'token_expired' })
  const { token: alone } = await staffOf(world)
  world.clock.advance(15 * 60_000)
  expect(await askOffice(world, 'GET /office/api/me', {}, alone)).toMatchObject({ status: 401, code: 'token_expired' })
})
