import { dayMs } from '@saya/money'
import { askOffice, openWorld, promotionDesk, rankingTools, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

test('days are listed with how far each is, the newest first, and one that is switched off says so [PROMO-120]', async () => {
  const tools = rankingTools(world)
  const { contest, day, ana } = await tools.settledDay()
  await tools.play(ana, { day: tools.today(), pesos: 5n })
  await tools.count()
  async function read(role: 'risk' | 'content') {
    const { token } = await staffOf(world, { role })
    return askOffice(world, 'GET /office/api/ranking/list', { query: {} }, token)
  }
  const states = async () => (await read('risk')).data.d.map(one => [one.day, one.state, one.entrants, one.prizes])
  expect(await states()).toEqual([
    [tools.today(), 'running', 1, '25000.00'],
    [day, 'settled', 2, '37000.00'],
  ])
  expect(await read('content')).toMatchObject({ status: 403, code: 'not_permitted' })
  await (await promotionDesk(world)).stop(contest)
  expect((await states())[0]).toEqual([tools.today(), 'off', 1, '25000.00'])
  world.clock.advance(dayMs)
  await tools.settle()
  expect((await states()).map(([, state]) => state)).toEqual(['off', 'settled'])
})
