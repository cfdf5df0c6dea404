import { ask, openWorld, passkeyTools, type PasskeyTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let on: PasskeyTools
beforeAll(async () => {
  world = await openWorld()
  on = passkeyTools(world)
})
afterAll(() => world.close())

test('a member sees their passkeys, when each was added and last used, and nobody else’s [AUTH-101]', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const { device, id } = await on.added(ana)
  await on.added(ben)
  world.clock.advance(60_000)
  expect((await on.enter(device)).status).toBe(200)
  const { data } = await ask(world, 'GET /member/passkey/list', {}, ana)
  const nowSeconds = Math.floor(world.clock.now() / 1000)
  expect(data).toEqual({
    d: [{ id, name: '', host: '', is_synced: true, created_at: nowSeconds - 60, used_at: nowSeconds }],
    t: 1,
    asks_passkey: false,
  })
  expect((await ask(world, 'GET /member/passkey/list')).status).toBe(401)
})

test('one that was made on another site of ours says so', async () => {
  const player = await world.player()
  await on.added(player)
  await world.db.app(tx =>
    tx.updateTable('passkey').set({ host: 'slots.saya.test' }).where('uid', '=', player.uid).execute(),
  )
  expect((await ask(world, 'GET /member/passkey/list', {}, player)).data.d[0]?.host).toBe('slots.saya.test')
})
