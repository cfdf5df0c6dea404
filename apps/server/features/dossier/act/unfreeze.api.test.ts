import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('only what staff froze is lifted by staff, back to the standing before', async () => {
  const { token } = await staffOf(world, { role: 'compliance' })
  const ana = await world.player({ kyc: 'basic_kyc' })
  const body = { uid: String(ana.uid), reason: 'Explained by letter' }
  expect(await askOffice(world, 'POST /office/api/member/unfreeze', { body }, token)).toMatchObject({ status: 409 })
  await askOffice(world, 'POST /office/api/member/freeze', { body }, token)
  const { data } = await askOffice(world, 'POST /office/api/member/unfreeze', { body }, token)
  expect(data.kyc_status).toBe(4)
})
