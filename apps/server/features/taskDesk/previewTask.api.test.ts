import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let finance: string
let support: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  finance = (await staffOf(world, { role: 'finance' })).token
  support = (await staffOf(world, { role: 'support' })).token
})
afterAll(() => world.close())

test('a change is previewed on any member before it is saved, and changes nothing [POINTS-83]', async () => {
  const ana = await world.player()
  const preview = (wish: object, token = finance) =>
    askOffice(
      world,
      'POST /office/api/task/preview',
      { body: { ty: 4, steps: [{ value: 1, coins: 30 }], is_on: true, uid: String(ana.uid), ...wish } },
      token,
    )
  const before = { state: 0, progress: '0 of 1', bonus: 20 }
  expect((await preview({})).data).toEqual({ before, after: { ...before, bonus: 30 } })
  expect((await preview({ is_on: false })).data.after).toEqual({ state: null, progress: '', bonus: 0 })
  const set = (isOn: boolean) => world.db.ref(tx => sql`update task set is_on = ${isOn} where ty = 4`.execute(tx))
  await set(false)
  const unseen = { state: null, progress: '', bonus: 0 }
  expect((await preview({})).data).toEqual({ before: unseen, after: { ...before, bonus: 30 } })
  await set(true)
  const week = [5, 6, 7, 8, 9, 10, 11].map((coins, at) => ({ value: at + 1, coins }))
  expect((await preview({ ty: 1, steps: week })).data.after).toEqual({ state: 2, progress: 'Day 1', bonus: 5 })
  expect(await preview({ ty: 100, steps: week.map(step => ({ ...step, coins: 9000 })) })).toMatchObject({
    code: 'task_gift',
  })
  expect(await preview({ steps: [] })).toMatchObject({ code: 'task_steps' })
  expect(await preview({ uid: '404' })).toMatchObject({ status: 404 })
  expect(await preview({ ty: 999 })).toMatchObject({ status: 404 })
  expect(await preview({}, support)).toMatchObject({ status: 403 })
  const { data } = await askOffice(world, 'GET /office/api/task/list', {}, support)
  expect(data.d.find(({ ty }) => ty === 4)?.steps).toEqual([{ value: 1, coins: 20 }])
})
