import { randomUUID } from 'node:crypto'
import { maintenanceDesk, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let desk: Awaited<ReturnType<typeof maintenanceDesk>>
beforeAll(async () => {
  world = await openWorld()
  desk = await maintenanceDesk(world)
})
afterAll(() => world.close())

test('a window is moved from the version that was seen, and not into the time of another of the same', async () => {
  const { change, now, plan, step } = desk
  const { data } = await plan()
  const later = { begins_at: now() + 5 * step, ends_at: now() + 6 * step }
  expect(await change(data.id, 1, later)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  const both = await Promise.all([change(data.id, 0, later), change(data.id, 0, later)])
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  expect(await desk.list()).toMatchObject([{ ...later, version: 1 }])
  const other = await plan()
  expect(await change(other.data.id, 0, later)).toMatchObject({ status: 409, code: 'window_there' })
  expect((await desk.cancel(data.id, 1)).status).toBe(200)
  expect((await change(other.data.id, 0, later)).status).toBe(200)
  expect((await desk.cancel(other.data.id, 1)).status).toBe(200)
})

test('of one that has begun only the end moves, and one that is over stays over', async () => {
  const { change, now, pass, plan, step } = desk
  const begins = now()
  const { data } = await plan({ begins_at: 0, ends_at: begins + step })
  await pass(10)
  expect((await change(data.id, 0, { begins_at: now() + step, ends_at: begins + 2 * step })).status).toBe(200)
  const found = async () => (await desk.list()).find(({ id }) => id === data.id)
  expect(await found()).toMatchObject({ state: 'open', begins_at: begins, ends_at: begins + 2 * step })
  await pass(2 * step)
  expect(await found()).toMatchObject({ state: 'over' })
  const before = await desk.countActs()
  const later = { begins_at: now() + step, ends_at: now() + 2 * step }
  expect(await change(data.id, 1, later)).toMatchObject({ status: 409, code: 'window_over' })
  expect(await change(randomUUID(), 0, later)).toMatchObject({ status: 404 })
  expect(await desk.countActs()).toBe(before)
})
