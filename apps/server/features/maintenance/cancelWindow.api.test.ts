import { randomUUID } from 'node:crypto'
import { askOffice, maintenanceDesk, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let desk: Awaited<ReturnType<typeof maintenanceDesk>>
beforeAll(async () => {
  world = await openWorld()
  desk = await maintenanceDesk(world)
})
afterAll(() => world.close())

test('a window that is cancelled does not come, and all that was done to it is on record', async () => {
  const { cancel, change, now, plan, step } = desk
  const { data } = await plan()
  await change(data.id, 0, { begins_at: now() + step, ends_at: now() + 3 * step })
  expect(await cancel(data.id, 0)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  const both = await Promise.all([cancel(data.id, 1), cancel(data.id, 1)])
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  expect(await desk.list()).toMatchObject([{ state: 'cancelled', version: 2 }])
  await desk.pass(step)
  expect(await desk.listPlanned()).toEqual([])
  const compliance = (await staffOf(world, { role: 'compliance' })).token
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: data.id } }, compliance)
  const done = acts.data.d.filter(({ after }) => !after.includes('refused')).map(({ reason }) => reason)
  expect([...new Set(done)]).toEqual(['Not needed any more', 'It takes longer', 'New servers'])
})

test('a window that is cancelled already, or is unknown, is refused and nothing is written', async () => {
  const { data } = await desk.plan()
  await desk.cancel(data.id, 0)
  const before = await desk.countActs()
  expect(await desk.cancel(data.id, 1)).toMatchObject({ status: 409, code: 'window_over' })
  expect(await desk.cancel(randomUUID(), 0)).toMatchObject({ status: 404 })
  expect(await desk.countActs()).toBe(before)
})
