import { dayMs } from '@saya/money'
import { askOffice, openWorld, rankingTools, rewardTools, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

test('staff see who would win while a day runs, and what each place was given afterwards', async () => {
  const tools = rankingTools(world)
  const { contest, day, ana, ben } = await tools.runningDay()
  async function read(role: 'risk' | 'kyc', of = day) {
    const { token } = await staffOf(world, { role })
    return askOffice(world, 'GET /office/api/ranking/detail', { query: { contest, day: of } }, token)
  }
  expect((await read('risk')).data).toMatchObject({
    state: 'running',
    entrants: 2,
    prizes: '37000.00',
    places: [
      { place: 1, uid: String(ana.uid), bet: '300.00', bonus: '25000.00', status: '', hold_reason: '' },
      { place: 2, uid: String(ben.uid), bet: '200.00', bonus: '12000.00', status: '' },
    ],
  })
  expect(await read('kyc')).toMatchObject({ status: 403, code: 'not_permitted' })
  expect(await read('risk', '2020-01-01')).toMatchObject({ status: 404, code: 'not_found' })
  world.clock.advance(dayMs)
  await tools.settle()
  await rewardTools(world).sweep()
  const { data } = await read('risk')
  expect([data.state, data.places.map(({ status }) => status)]).toEqual(['settled', ['posted', 'posted']])
  expect(data.root).toMatch(/^[0-9a-f]{64}$/)
})
