import { ask, askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endAllStaffSessions } from '../../staff/index.ts'
import { endAllSessions } from './endAllSessions.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

test('every member is signed out at once, staff are not, and whoever signs in anew is in', async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => world.player()))
  const rosa = await staffOf(world, { role: 'support' })
  const counts: number[] = []
  const nowMs = world.clock.now()
  expect(await endAllSessions(world.db, { nowMs, onProgress: ended => counts.push(ended) })).toBe(5)
  expect(counts).toEqual([5])
  for (const member of members)
    expect(await ask(world, 'GET /member/detail', {}, member)).toMatchObject({ status: 401 })
  expect(await askOffice(world, 'GET /office/api/me', {}, rosa.token)).toMatchObject({ status: 200 })
  world.clock.advance(1000)
  const late = await world.player()
  expect(await endAllSessions(world.db, { nowMs, onProgress: () => {} })).toBe(0)
  expect(await ask(world, 'GET /member/detail', {}, late)).toMatchObject({ status: 200 })
})

test('everybody who works here is signed out at once', async () => {
  const rosa = await staffOf(world, { role: 'support' })
  expect(await world.db.app(tx => endAllStaffSessions(tx, world.clock.now()))).toBeGreaterThan(0)
  expect(await askOffice(world, 'GET /office/api/me', {}, rosa.token)).toMatchObject({ status: 401 })
})
