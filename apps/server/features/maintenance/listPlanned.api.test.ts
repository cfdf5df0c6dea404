import { maintenanceDesk, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let desk: Awaited<ReturnType<typeof maintenanceDesk>>
beforeAll(async () => {
  world = await openWorld()
  desk = await maintenanceDesk(world)
})
afterAll(() => world.close())

test('everyone sees planned and current maintenance, the next first, and nothing else', async () => {
  const { now, pass, plan, step } = desk
  const { venue_id } = await desk.gameInfo('mangga-fiesta')
  const later = { begins_at: now() + 3 * step, ends_at: now() + 4 * step }
  const soon = { begins_at: now() + step, ends_at: now() + 2 * step }
  await plan(later)
  await plan({ ...soon, venue_id })
  const cancelled = await plan(soon)
  await desk.cancel(cancelled.data.id, 0)
  await pass(step)
  expect(await desk.listPlanned()).toEqual([
    { venue_id, platform_name: 'Araw Studio', ...soon },
    { venue_id: null, platform_name: '', ...later },
  ])
  await pass(step)
  expect(await desk.listPlanned()).toEqual([{ venue_id: null, platform_name: '', ...later }])
})
