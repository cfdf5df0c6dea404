import { askOffice, maintenanceDesk, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let desk: Awaited<ReturnType<typeof maintenanceDesk>>
beforeAll(async () => {
  world = await openWorld()
  desk = await maintenanceDesk(world)
})
afterAll(() => world.close())

test('each window is listed with what it has come to, the latest first, to those who may see it', async () => {
  const { now, pass, plan, step } = desk
  const { venue_id } = await desk.gameInfo('mangga-fiesta')
  const first = await plan({ begins_at: 0, ends_at: now() + step, venue_id })
  await pass(2 * step)
  const second = await plan({ begins_at: 0, ends_at: now() + step })
  const third = await plan({ begins_at: now() + 2 * step, ends_at: now() + 3 * step })
  await pass(1)
  expect((await desk.list()).map(({ id, state, provider }) => [id, state, provider])).toEqual([
    [third.data.id, 'planned', ''],
    [second.data.id, 'open', ''],
    [first.data.id, 'over', 'Araw Studio'],
  ])
  const { token } = await staffOf(world, { role: 'kyc' })
  expect((await askOffice(world, 'GET /office/api/maintenance/list', {}, token)).status).toBe(403)
})
