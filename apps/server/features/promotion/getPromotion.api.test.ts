import { dayMs, manilaDay } from '@saya/money'
import {
  approvedPlayer,
  ask,
  openWorld,
  type PromotionDesk,
  promotionDesk,
  rebateTerms,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let desk: PromotionDesk
beforeAll(async () => {
  world = await openWorld()
  desk = await promotionDesk(world)
})
afterAll(() => world.close())

test('one is shown with its terms, what it locks and whether the member may have it, and a look leaves nothing [FACT-48, FACT-53]', async () => {
  const ana = await approvedPlayer(world)
  const id = await desk.live()
  const { data } = await ask(world, 'GET /promo/detail', { query: { id } }, ana)
  expect(data).toMatchObject({
    title: 'A gift',
    details: 'One for each member.',
    terms: ['You get ₱10, once.'],
    most: '10.00',
    multiple: 1,
    why_not: null,
    reference: null,
  })
  await world.db.ref(tx => sql`update game set rtp_ppm = 950000, declared_rtp_ppm = null`.execute(tx))
  const rebate = await desk.live({ terms: rebateTerms, audience: { once_per_id: false } }, 'rebate')
  const free = await ask(world, 'GET /promo/detail', { query: { id: rebate } }, ana)
  expect(free.data).toMatchObject({ most: '100.00', multiple: 0 })
  expect(await world.db.app(tx => tx.selectFrom('decision').select('id').execute())).toEqual([])
})

test('the reference is that of what was given, also once a second claim was refused; a refusal alone has its own [FACT-48]', async () => {
  const [ana, ben] = [await approvedPlayer(world), await approvedPlayer(world)]
  const id = await desk.live()
  const claim = (as: typeof ana) => ask(world, 'POST /promo/claim', { body: { id } }, as)
  const referenceOf = async (as: typeof ana) =>
    (await ask(world, 'GET /promo/detail', { query: { id } }, as)).data.reference
  const { reference } = (await claim(ana)).data
  world.clock.advance(60_000)
  expect((await claim(ana)).code).toBe('promotion_claimed')
  expect(await referenceOf(ana)).toBe(reference)
  await world.db.app(tx => sql`update promotion_budget set left_units = 0 where promotion = ${id}`.execute(tx))
  expect((await claim(ben)).code).toBe('promotion_used_up')
  expect(await referenceOf(ben)).toMatch(/^[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3}$/)
})

test('whoever looks is told that the budget is used up, in the list and on the page, as the claim says it [FACT-42, FACT-48]', async () => {
  const ana = await approvedPlayer(world)
  const id = await desk.live()
  async function why() {
    const [one, all] = [
      await ask(world, 'GET /promo/detail', { query: { id } }, ana),
      await ask(world, 'GET /promo/list', {}, ana),
    ]
    return [one.data.why_not?.code, all.data.d.find(promotion => promotion.id === id)?.why_not?.code]
  }
  expect(await why()).toEqual([undefined, undefined])
  await world.db.app(tx => sql`update promotion_budget set left_units = 0 where promotion = ${id}`.execute(tx))
  expect(await why()).toEqual(['promotion_used_up', 'promotion_used_up'])
  expect(await ask(world, 'POST /promo/claim', { body: { id } }, ana)).toMatchObject({ code: 'promotion_used_up' })
})

test('what is meant for others is not there before it begins, while it is on, once it is over and once it is stopped, to a look and to a claim alike [PROMO-273]', async () => {
  const ana = await approvedPlayer(world)
  const nowMs = world.clock.now()
  const days = (from: number, to: number) => ({
    first_day: manilaDay(nowMs + from * dayMs),
    last_day: manilaDay(nowMs + to * dayMs),
  })
  const forOthers = { audience: { users: ['1'] } }
  const [early, on, stopped, short] = [
    await desk.live({ ...forOthers, ...days(2, 5) }),
    await desk.live(forOthers),
    await desk.live(forOthers),
    await desk.live({ ...forOthers, ...days(0, 0) }, 'listGift'),
  ]
  await desk.stop(stopped)
  world.clock.advance(dayMs)
  for (const id of [early, on, stopped, short, 'no-such-promotion']) {
    const look = await ask(world, 'GET /promo/detail', { query: { id } }, ana)
    const claim = await ask(world, 'POST /promo/claim', { body: { id } }, ana)
    expect([id, look.status, look.code, claim.status, claim.code]).toEqual([id, 404, 'not_found', 404, 'not_found'])
  }
})

test('one that has ended says so; one that is for others, or a draft, is not there; a guest is refused', async () => {
  const ana = await approvedPlayer(world)
  const late = await promotionDesk(world)
  const [others, ended] = [await late.live({ audience: { users: ['1'] } }), await late.live()]
  const draft = await late.create()
  const look = (id: string, token = ana.token) => ask(world, 'GET /promo/detail', { query: { id } }, { token })
  expect([(await look(others)).status, (await look(draft.id)).status, (await look('no-such')).status]).toEqual([
    404, 404, 404,
  ])
  world.clock.advance(10 * 86_400_000)
  const ben = await approvedPlayer(world)
  expect((await look(ended, ben.token)).data.why_not).toMatchObject({ code: 'promotion_over' })
  expect((await ask(world, 'GET /promo/detail', { query: { id: ended } })).status).toBe(401)
})
