import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('nobody proposes a lower band for themselves, or where there is none to lower', async () => {
  const player = await world.player()
  const body = { uid: String(player.uid), band: 'none', reason: 'They are well again' } as const
  const propose = (token: string) => askOffice(world, 'POST /office/api/harm/lowering/propose', { body }, token)
  expect(await propose((await staffOf(world, { role: 'support' })).token)).toMatchObject({ code: 'harm_not_lower' })
  expect(await propose((await staffOf(world, { role: 'finance' })).token)).toMatchObject({ code: 'not_permitted' })
})
