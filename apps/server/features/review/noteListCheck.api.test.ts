import { askOffice, openWorld, staffOf, submitAs, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('whoever may be restricted is approved only after somebody looked into the list', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  const player = await world.player()
  await submitAs(world, player, { occupation: 'Government Employee' })
  const uid = String(player.uid)
  const read = async () => (await askOffice(world, 'POST /office/api/review/read', { body: { uid } }, token)).data
  const approve = () =>
    askOffice(world, 'POST /office/api/review/decide', { body: { uid, version: 1, decision: 'full' } }, token)
  await askOffice(world, 'POST /office/api/review/claim', { body: { uid, version: 1 } }, token)
  expect((await read()).needs_list_check).toBe(true)
  expect(await approve()).toMatchObject({ status: 422, code: 'restricted_unchecked' })
  const body = { uid, version: 1, result: 'none', evidence: 'Search 4711' } as const
  expect(await askOffice(world, 'POST /office/api/review/list-check', { body }, token)).toMatchObject({ status: 200 })
  expect((await read()).needs_list_check).toBe(false)
  expect(await approve()).toMatchObject({ status: 200, data: { kyc_status: 5 } })
})
