import { approvedPlayer, ask, offerFor, openWorld, type PromotionDesk, promotionDesk, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let desk: PromotionDesk
beforeAll(async () => {
  world = await openWorld()
  desk = await promotionDesk(world)
})
afterAll(() => world.close())

test('one shows its draft, its versions, what each day gave, and why others were refused [FACT-48]', async () => {
  const id = await desk.live({ audience: { least_level: 0, needs_email: true } })
  const rich = await approvedPlayer(world, { email: 'ana@example.com' })
  await ask(world, 'POST /promo/claim', { body: { id } }, rich)
  for (let at = 0; at < 2; at++) await ask(world, 'POST /promo/claim', { body: { id } }, await approvedPlayer(world))
  const { data } = await desk.detail(id)
  expect(data.days).toMatchObject([{ claims: 1, cost: '10.00' }])
  expect(data.refusals).toEqual([{ code: 'promotion_email', sentence: 'Add and confirm your email first.', count: 2 }])
  expect(data.versions).toMatchObject([{ number: 1, is_live: true, brake: '125.00', is_mine: true }])
  // Of ₱10, the mystery boxes of a month, and its check-ins and tasks that ask for no bets.
  expect(data.guard).toMatchObject({ is_safe: true, gift_month: '137.64', gift_cap: '650.00' })
  expect((await desk.detail('no-such')).status).toBe(404)
})

test('each version tells what was proposed, also behind a draft that has changed since [PROMO-270]', async () => {
  const approval = { reference: 'PAGCOR 26-118', first_day: '2020-01-01', last_day: '2099-12-31' }
  const users = [String((await approvedPlayer(world)).uid)]
  const offer = { terms: { amount: '5' }, approval, audience: { users, needs_approved_id: true } }
  const id = await desk.live(offer)
  await desk.agreeOn(id, offerFor(world, { terms: { amount: '3' }, title: ['Three', 'Tatlo'] }))
  const { versions } = (await desk.detail(id)).data
  expect(versions.map(version => [version.number, version.offer.terms, version.offer.title[0]])).toEqual([
    [2, { amount: '3' }, 'Three'],
    [1, { amount: '5' }, 'A gift'],
  ])
  expect(versions[1]?.offer).toMatchObject({ approval, audience: { users }, budget: '1000' })
  expect(versions[1]?.offer).toEqual(offerFor(world, offer))
})
