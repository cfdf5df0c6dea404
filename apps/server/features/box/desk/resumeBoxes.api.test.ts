import { askOffice, boxTools, type BoxTools, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let on: BoxTools
let [finance, compliance] = ['', '']
beforeAll(async () => {
  world = await openWorld()
  on = boxTools(world)
  await on.turn()
  finance = (await staffOf(world, { role: 'finance' })).token
  compliance = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

const body = { reason: 'The odds are under review' }
const stop = (by: string) => askOffice(world, 'POST /office/api/box/stop', { body }, by)
const resume = (by: string) => askOffice(world, 'POST /office/api/box/resume', { body }, by)

test('stopped boxes are given again by two people [PROMO-286]', async () => {
  const [ana, cora] = [await on.player(), await on.player()]
  expect((await on.bonus(ana)).data.task_state).toBe(1)
  expect((await stop(finance)).status).toBe(200)
  expect((await resume(finance)).data).toMatchObject({ is_stopped: true, resumed_by: expect.any(String) })
  expect((await resume(finance)).code).toBe('setting_own')
  expect((await on.open(ana)).code).toBe('box_stopped')
  expect((await resume(compliance)).data).toMatchObject({ is_stopped: false, resumed_by: null })
  expect([(await on.open(ana)).status, (await on.open(cora)).status]).toEqual([200, 200])
  expect((await resume(finance)).code).toBe('changed_meanwhile')
  const { token: support } = await staffOf(world, { role: 'support' })
  expect((await resume(support)).status).toBe(403)
})
