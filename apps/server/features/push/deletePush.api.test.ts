import { ask, openWorld, type Player, pushTools, signInAgain, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let at: ReturnType<typeof pushTools>
beforeAll(async () => {
  world = await openWorld()
  at = pushTools(world)
})
afterAll(() => world.close())

const turnOff = ({ token }: Pick<Player, 'token'>) =>
  ask(world, 'POST /member/push/unsubscribe', { body: {} }, { token })

test('turned off, nothing more reaches that device, and others go on; twice is as good as once [MSG-42]', async () => {
  const ana = await world.player()
  const elsewhere = await signInAgain(world.db, world.clock, ana)
  const [here, there] = [await at.deviceOf(ana), await at.deviceOf(elsewhere)]
  expect(await turnOff(ana)).toMatchObject({ status: 200, data: { is_on: false } })
  expect((await turnOff(ana)).status).toBe(200)
  expect([await at.isOn(ana), await at.isOn(elsewhere)]).toEqual([false, true])
  await at.notify(ana, 'deposit_completed')
  await at.tell()
  await at.work()
  expect([(await at.received(here)).length, (await at.received(there)).length]).toEqual([0, 1])
})

test('a guest turns nothing off', async () => {
  expect((await turnOff({ token: '' })).status).toBe(401)
})
