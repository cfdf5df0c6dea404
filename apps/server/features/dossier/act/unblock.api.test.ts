import { ask, askOffice, openWorld, signInWithCode, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('whoever is unblocked signs in anew, and is in the standing they had before', async () => {
  const { token } = await staffOf(world, { role: 'compliance' })
  const ana = await world.player({ kyc: 'fully_kyc' })
  const body = { uid: String(ana.uid), reason: 'Cleared by phone' }
  expect(await askOffice(world, 'POST /office/api/member/unblock', { body }, token)).toMatchObject({ status: 409 })
  await askOffice(world, 'POST /office/api/member/block', { body }, token)
  const { data } = await askOffice(world, 'POST /office/api/member/unblock', { body }, token)
  expect(data.kyc_status).toBe(5)
  expect((await ask(world, 'GET /member/detail', {}, ana)).status).toBe(401)
  expect((await ask(world, 'GET /finance/wallet', {}, await signInWithCode(world, ana.phone))).status).toBe(200)
})
