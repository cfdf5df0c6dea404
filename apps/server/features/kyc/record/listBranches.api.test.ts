import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('the branches come with address and number, the one in Pasay first [KYC-122, KYC-103]', async () => {
  const { token } = await world.player()
  const { status, data } = await ask(world, 'POST /member/kyc/shops', {}, { token })
  expect(status).toBe(200)
  expect(data.d.length).toBeGreaterThan(1)
  expect(data.d[0]).toEqual({ label: 'Newport Boulevard, Newport City, Pasay, Metro Manila', value: 1 })
})

test('a guest is not told', async () => {
  expect((await ask(world, 'POST /member/kyc/shops')).status).toBe(401)
})
