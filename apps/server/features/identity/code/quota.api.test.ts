import { openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteQuotas, returnQuota, takeQuota } from './quota.store.ts'

const minuteMs = 60_000

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

function take(subject: string, most = 3) {
  const quota = { kind: 'test', subject, most, windowMs: minuteMs }
  return world.db.app(tx => takeQuota(tx, quota, world.clock.now()))
}

test('a share is taken so often and no more, and is whole again when its window is over', async () => {
  expect([await take('one'), await take('one'), await take('one')].map(({ ok }) => ok)).toEqual([true, true, true])
  world.clock.advance(20_000)
  expect(await take('one')).toEqual({ ok: false, waitSeconds: 40 })
  expect(await take('another')).toEqual({ ok: true, used: 1 })
  world.clock.advance(40_000)
  expect(await take('one')).toEqual({ ok: true, used: 1 })
})

test('of many at once only the share gets through', async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, () => take('crowd', 7)))
  expect(taken.filter(({ ok }) => ok)).toHaveLength(7)
})

test('what is given back can be taken again', async () => {
  for (let count = 0; count < 3; count++) await take('returned')
  await world.db.app(tx => returnQuota(tx, { kind: 'test', subject: 'returned' }))
  expect(await take('returned')).toEqual({ ok: true, used: 3 })
  expect(await take('returned')).toMatchObject({ ok: false })
})

test('windows that are over are deleted, and one that is under way stays', async () => {
  await take('old')
  world.clock.advance(minuteMs)
  await take('young')
  const before = world.clock.now()
  expect(await world.db.app(tx => deleteQuotas(tx, before + 1, 1000))).toBeGreaterThan(0)
  expect(await take('young')).toEqual({ ok: true, used: 2 })
})
