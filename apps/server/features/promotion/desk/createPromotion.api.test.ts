import {
  askOffice,
  offerFor,
  openWorld,
  type PromotionDesk,
  promotionDesk,
  rebateTerms,
  staffOf,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let desk: PromotionDesk
beforeAll(async () => {
  world = await openWorld()
  desk = await promotionDesk(world)
})
afterAll(() => world.close())

test('a draft is kept as it was said, and its ID is one’s alone', async () => {
  const { id, status } = await desk.create({ budget: '2,500' })
  expect(status).toBe(200)
  expect((await desk.detail(id)).data).toMatchObject({
    state: 'draft',
    seq: 0,
    budget: '2500.00',
    draft: { budget: '2,500' },
  })
  const body = { id, kind: 'gift', draft: offerFor(world), reason: 'As planned for this week' }
  const again = await askOffice(world, 'POST /office/api/promotion/create', { body }, desk.first)
  expect([again.status, again.code]).toEqual([409, 'promotion_taken'])
})

test.each(['app', 'mystery-box', 'new', 'runs'])(
  'the ID %s, by which the product itself names what it has, is taken',
  async id => {
    const body = { id, kind: 'gift', draft: offerFor(world), reason: 'As planned for this week' }
    const refused = await askOffice(world, 'POST /office/api/promotion/create', { body }, desk.first)
    expect([refused.status, refused.code]).toEqual([409, 'promotion_taken'])
  },
)

test.each([
  ['cake', {}, 'promotion_kind'],
  ['gift', { terms: { amount: '0' } }, 'promotion_terms'],
  ['gift', { terms: {} }, 'promotion_terms'],
  ['rebate', { terms: { ...rebateTerms, share: '9' } }, 'promotion_terms'],
  ['gift', { first_day: '2026-03-02', last_day: '2026-03-01' }, 'promotion_dates'],
  ['gift', { budget: '9.99' }, 'promotion_budget'],
  ['gift', { budget: 'much' }, 'promotion_budget'],
] as const)('a %s of %j is refused as %s', async (kind, wish, code) => {
  expect((await desk.create(wish, kind)).code).toBe(code)
})

test('support drafts nothing', async () => {
  const { token } = await staffOf(world, { role: 'support' })
  const body = { id: 'of-support', kind: 'gift', draft: offerFor(world), reason: 'As planned for this week' }
  expect((await askOffice(world, 'POST /office/api/promotion/create', { body }, token)).status).toBe(403)
})
