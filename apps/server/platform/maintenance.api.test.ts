import { ask, openWorld, setMaintenance, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Asks until the answer has the status, as a client that tries again within the second would. */
async function home(status: number) {
  world.clock.advance(1000)
  await expect.poll(async () => (await ask(world, 'GET /member/index')).status, { timeout: 2000 }).toBe(status)
  return ask(world, 'GET /member/index')
}

test('while the flag is set every call is answered with the notice, and health as ever', async () => {
  const { token } = await world.player()
  expect((await home(200)).status).toBe(200)
  await setMaintenance(world.db, true)
  const closed = await home(503)
  expect(closed).toMatchObject({ code: 'maintenance', sentence: 'We are under maintenance. Please try again later.' })
  expect(await ask(world, 'GET /member/detail', {}, { token })).toMatchObject({ status: 503, code: 'maintenance' })
  const body = { phone: '9171234567' }
  expect(await ask(world, 'POST /member/sms', { body })).toMatchObject({ status: 503, code: 'maintenance' })
  expect((await fetch(`${world.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${world.url}/readyz`)).status).toBe(200)
  await setMaintenance(world.db, false)
  await home(200)
  expect((await ask(world, 'GET /member/detail', {}, { token })).status).toBe(200)
})
