import { ask, openWorld, rewardTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const read = (token: string) => ask(world, 'GET /promo/reward/waiting', {}, { token })

test('what waits under the cap is its member’s to read, and what is merely open is not among it', async () => {
  const tools = rewardTools(world)
  const [player, other] = [await world.player({ kyc: 'fully_kyc' }), await world.player({ kyc: 'fully_kyc' })]
  const findRoom = async () => ({ ok: false, reason: 'cap', againAtMs: world.clock.now() + 1000 }) as const
  const { key } = await tools.promise(player, { kind: 4005 })
  await tools.promise(player, { kind: 4001 })
  await tools.collect(key, { findRoom })
  const first = await read(player.token)
  // Where the law knows no cap any more, nothing has to be played for it.
  expect(first.data).toMatchObject({ t: 1, d: [{ cash_type: 4005, amount: '10.00', status: 'open', more_play: null }] })
  expect((await read(player.token)).data).toEqual(first.data)
  expect((await read(other.token)).data).toMatchObject({ t: 0, d: [] })
})

test('a guest is refused', async () => {
  expect(await ask(world, 'GET /promo/reward/waiting')).toMatchObject({ status: 401, code: 'authentication_required' })
})
