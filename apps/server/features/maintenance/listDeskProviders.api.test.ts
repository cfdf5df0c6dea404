import { askOffice, maintenanceDesk, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('each provider is listed with its games, and whether it is closed by hand or by a window', async () => {
  const desk = await maintenanceDesk(world)
  const { token } = await staffOf(world, { role: 'content' })
  const list = async () => (await askOffice(world, 'GET /office/api/provider/list', {}, token)).data.d
  const { venue_id, platform_name } = await desk.gameInfo('mangga-fiesta')
  const own = async () => (await list()).find(row => row.venue_id === venue_id)
  const shown = await world.db.ref(tx =>
    tx.selectFrom('game').select('id').where('venue_id', '=', venue_id).where('online', '=', true).execute(),
  )
  expect(await own()).toMatchObject({ name: platform_name, games: shown.length, is_closed: false, in_window: false })
  await desk.plan({ venue_id, begins_at: 0 })
  expect(await own()).toMatchObject({ is_closed: false, in_window: true })
  expect((await list()).filter(({ in_window }) => in_window)).toHaveLength(1)
  const { token: kyc } = await staffOf(world, { role: 'kyc' })
  expect((await askOffice(world, 'GET /office/api/provider/list', {}, kyc)).status).toBe(403)
})
