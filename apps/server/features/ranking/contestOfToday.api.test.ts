import { ask, openWorld, promotionDesk, rankingTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

test('the contest of today is shown to members with their own place, in pages of ten, and is none before and behind it', async () => {
  const tools = rankingTools(world)
  const early = await world.player()
  const detail = (token?: string) => ask(world, 'GET /promo/ranking/detail', {}, token === undefined ? {} : { token })
  const list = (token: string, page = '1') => ask(world, 'GET /promo/ranking/list', { query: { page } }, { token })
  expect((await detail()).status).toBe(401)
  expect((await detail(early.token)).data).toMatchObject({ contest: null, is_off: false, own: { place: null } })
  expect((await list(early.token)).data).toEqual({ d: [], t: 0, counted_at: 0 })
  const { contest, day, ana, ben } = await tools.runningDay()
  expect((await detail(ben.token)).data).toMatchObject({
    contest: { id: contest, day, pool: '100000.00', entrants: 2 },
    own: { place: 2, bet: '200.00', bonus: '12000.00', next: { place: 1, bonus: '25000.00', missing: '100.01' } },
  })
  // Who is not verified yet is in no place, and is told so instead of what is missing.
  expect((await detail(early.token)).data.own).toMatchObject({
    place: null,
    next: null,
    why_not: { code: 'promotion_verify' },
  })
  expect((await list(ana.token)).data.d.map(({ index, is_own: isOwn }) => [index, isOwn])).toEqual([
    [1, true],
    [2, false],
  ])
  expect((await list(ana.token)).data.d.every(({ player }) => player.includes('***'))).toBe(true)
  expect((await list(ana.token, '2')).data).toMatchObject({ d: [], t: 2 })
  expect((await list(ana.token, '11')).status).toBe(400)
  await (await promotionDesk(world)).stop(contest)
  expect((await detail(ana.token)).data).toMatchObject({ contest: null, is_off: true })
  expect((await list(ana.token)).data.t).toBe(0)
})
