import {
  approvedPlayer,
  ask,
  limitTools,
  openWorld,
  type PromotionDesk,
  promotionDesk,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const dayMs = 86_400_000

let world: World
let desk: PromotionDesk
beforeAll(async () => {
  world = await openWorld()
  desk = await promotionDesk(world)
})
afterAll(() => world.close())

test('members see what holds, the first to be shown first, in their language and with why they may not have it [FACT-42, FACT-53]', async () => {
  const ana = await approvedPlayer(world)
  const low = await desk.live({ place: 1, audience: { least_level: 3 } })
  const high = await desk.live({ place: 5 })
  await desk.live({ place: 9, audience: { users: ['1'] } })
  const tomorrow = new Date(world.clock.now() + dayMs + 8 * 3_600_000).toISOString().slice(0, 10)
  const next = await desk.live({ place: 0, first_day: tomorrow })
  const draft = await desk.create({ place: 7 })
  const stopped = await desk.live({ place: 8 })
  await desk.stop(stopped)
  const { data } = await ask(world, 'GET /promo/list', {}, { token: ana.token, headers: { lang: 'tl' } })
  expect(data.d.map(({ id, why_not: why }) => [id, why?.code])).toEqual([
    [high, undefined],
    [low, 'promotion_level'],
    [next, 'promotion_early'],
  ])
  expect([data.t, data.why_none, draft.status]).toEqual([3, null, 200])
  const english = await ask(world, 'GET /promo/list', {}, ana)
  expect(english.data.d[0]).toMatchObject({
    title: 'A gift',
    cash_type: 4008,
    is_claimed_by_hand: true,
    has_claimed: false,
  })
})

test('a guest is told to sign in, and somebody without e-mail and verification is answered [FACT-42]', async () => {
  expect((await ask(world, 'GET /promo/list', {})).status).toBe(401)
  const { status, data } = await ask(world, 'GET /promo/list', {}, await world.player({}))
  expect([status, data.d[0]?.why_not?.code]).toEqual([200, 'promotion_verify'])
})

test('whoever has set a limit is offered all of it, and none only while the limit stops them [FACT-43]', async () => {
  const limits = limitTools(world)
  const ana = await limits.player()
  const list = async () => (await ask(world, 'GET /promo/list', {}, ana)).data
  const before = (await list()).d.map(({ id }) => id)
  await limits.set(ana, { most: '100' })
  expect((await list()).d.map(({ id }) => id)).toEqual(before)
  await limits.bet(ana, 100)
  expect(await list()).toMatchObject({ d: [], why_none: { code: 'promotion_limit' } })
})
