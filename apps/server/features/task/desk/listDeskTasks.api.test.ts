import { askOffice, openWorld, staffOf, tallyPlay, type World } from '@saya/testing'
import { manilaDay, unitsPerPeso } from '@saya/money'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let support: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  support = (await staffOf(world, { role: 'support' })).token
})
afterAll(() => world.close())

async function listed(uid = '') {
  return (await askOffice(world, 'GET /office/api/task/list', { query: { uid } }, support)).data.d
}

test('staff see on any member how far each task is, and change nothing by it [POINTS-77]', async () => {
  const ben = await world.player()
  await tallyPlay(world, ben, { day: manilaDay(world.clock.now()), game: 1, bet: 700n * unitsPerPeso, win: 0n })
  const rows = await listed(String(ben.uid))
  const of = (ty: number) => rows.find(task => task.ty === ty)
  expect([of(102)?.state, of(6)?.state, of(1)?.state, of(100)?.state]).toEqual([2, 0, 2, null])
  expect([of(102)?.progress, of(6)?.progress, of(1)?.progress, of(100)?.progress]).toEqual([
    '700 of 2000',
    '0 of 1',
    'Day 1',
    '',
  ])
  expect((await listed()).every(({ state }) => state === null)).toBe(true)
  const nobody = await askOffice(world, 'GET /office/api/task/list', { query: { uid: '1' } }, support)
  expect(nobody).toMatchObject({ status: 404, code: 'not_found' })
})
