import { dayMs, manilaDay } from '@saya/money'
import { ask, offerFor, openWorld, promotionDesk, rankingTerms, rankingTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setGate } from '../gate/index.ts'

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

test('a contest that was switched off and is agreed to from tomorrow on says which day it is back, and the office from when its version holds [PROMO-252]', async () => {
  const tools = rankingTools(world)
  const desk = await promotionDesk(world)
  const [today, tomorrow] = [tools.today(), manilaDay(world.clock.now() + dayMs)]
  const last_day = manilaDay(world.clock.now() + 4 * dayMs)
  const contest = await tools.open(desk, { from: today, to: last_day })
  await desk.stop(contest)
  const ana = await world.player({ kyc: 'fully_kyc' })
  const detail = async () => (await ask(world, 'GET /promo/ranking/detail', {}, ana)).data
  expect(await detail()).toMatchObject({ contest: null, is_off: true, next_day: null })
  const next = {
    first_day: tomorrow,
    last_day,
    terms: rankingTerms,
    budget: '9000000',
    audience: { once_per_id: false },
  }
  await desk.agreeOn(contest, offerFor(world, next))
  expect(await detail()).toMatchObject({ contest: null, is_off: true, next_day: tomorrow })
  const { data } = await desk.detail(contest)
  expect(data).toMatchObject({ state: 'planned', first_day: tomorrow })
  expect(data.versions).toMatchObject([
    { number: 2, is_stopped: false, from_day: tomorrow },
    { number: 1, is_stopped: true, from_day: null },
  ])
  const listed = (await ask(world, 'GET /promo/list', {}, ana)).data.d.find(({ id }) => id === contest)
  expect(listed).toMatchObject({ why_not: { code: 'promotion_early' } })
  expect(manilaDay((listed?.start_time ?? 0) * 1000)).toBe(tomorrow)

  // Whoever may be made no offer is told of no day.
  const nowMs = world.clock.now()
  const gate = { uid: ana.uid, cause: 'time_out', openUntilMs: null, closedUntilMs: nowMs + dayMs / 4 } as const
  await world.db.member(ana.uid, tx => setGate(tx, { ...gate, nowMs }))
  expect(await detail()).toMatchObject({ contest: null, is_off: true, next_day: null })
  world.clock.advance(dayMs)
  expect(await detail()).toMatchObject({ contest: { id: contest, day: tomorrow }, is_off: false, next_day: null })
})
