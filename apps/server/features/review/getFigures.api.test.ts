import { askOffice, openWorld, staffOf, submitAs, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function waiting(): Promise<string> {
  const player = await world.player()
  await submitAs(world, player)
  return String(player.uid)
}

test('the desk tells who waits how long, and what was decided today by whom', async () => {
  const rosa = await staffOf(world, { role: 'kyc' })
  const uid = await waiting()
  world.clock.advance(120_000)
  await waiting()
  const { token } = await staffOf(world, { role: 'kyc' })
  const figures = async (as: string) => (await askOffice(world, 'GET /office/api/review/figures', {}, as)).data
  expect(await figures(token)).toMatchObject({ waiting: 2, oldest_wait_seconds: 120, decided_today: 0 })
  await askOffice(world, 'POST /office/api/review/claim', { body: { uid, version: 1 } }, rosa.token)
  await askOffice(world, 'POST /office/api/review/decide', { body: { uid, version: 1, decision: 'full' } }, rosa.token)
  expect(await figures(rosa.token)).toMatchObject({ waiting: 1, decided_today: 1, decided_by_me: 1 })
  expect(await figures(token)).toMatchObject({ decided_today: 1, decided_by_me: 0 })
})
