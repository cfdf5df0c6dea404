import { approvedPlayer, ask, openWorld, type PromotionDesk, promotionDesk, type World } from '@saya/testing'
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
