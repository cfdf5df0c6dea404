import {
  approvedPlayer,
  ask,
  askOffice,
  offerFor,
  openWorld,
  type PromotionDesk,
  promotionDesk,
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

function change(id: string, seq: number, wish: Parameters<typeof offerFor>[1] = {}) {
  const body = { id, seq, draft: offerFor(world, wish), reason: 'A better one' }
  return askOffice(world, 'POST /office/api/promotion/change', { body }, desk.first)
}

test('a draft changes from the one that was seen, and what holds stays until two people agree anew [FACT-54]', async () => {
  const id = await desk.live({ terms: { amount: '10' } })
  const ana = await approvedPlayer(world)
  const offered = async () => (await ask(world, 'GET /promo/detail', { query: { id } }, ana)).data.most
  const { seq } = (await desk.detail(id)).data
  expect((await change(id, seq, { terms: { amount: '20' } })).data).toEqual({ seq: seq + 1 })
  expect(await change(id, seq, { terms: { amount: '30' } })).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  const { data } = await desk.detail(id)
  expect([data.draft.terms, data.versions.length, data.state]).toEqual([{ amount: '20' }, 1, 'live'])
  expect(await offered()).toBe('10.00')
  const proposed = await desk.propose(id)
  expect(await offered()).toBe('10.00')
  expect((await desk.decide(id, proposed.data.number)).data).toEqual({ is_live: true })
  const { data: claimed } = await ask(world, 'POST /promo/claim', { body: { id } }, ana)
  expect([await offered(), claimed.amount]).toEqual(['20.00', '20.00'])
  expect((await desk.detail(id)).data.versions.map(({ number, is_live: isLive }) => [number, isLive])).toEqual([
    [2, true],
    [1, false],
  ])
})

test('of two who change it at once one is told so; wrong terms and unknown ones are refused', async () => {
  const { id } = await desk.create()
  const both = await Promise.all([change(id, 0, { place: 1 }), change(id, 0, { place: 2 })])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect((await change(id, 1, { terms: { amount: 'x' } })).code).toBe('promotion_terms')
  expect((await change('no-such', 0)).status).toBe(404)
})

test('while a version waits its draft cannot change, and can once that is withdrawn [PROMO-271]', async () => {
  const { id } = await desk.create({ terms: { amount: '300' } })
  const { number } = (await desk.propose(id)).data
  const { seq } = (await desk.detail(id)).data
  const other = { terms: { amount: '3' }, title: ['Three', 'Tatlo'] } as const
  const refused = await change(id, seq, { ...other, title: [...other.title] })
  expect(refused).toMatchObject({ status: 409, code: 'promotion_draft_waits' })
  expect(refused.sentence).toContain('Approve or refuse it first')
  expect((await desk.detail(id)).data.draft.terms).toEqual({ amount: '300' })
  await desk.decide(id, number, { isApproved: false, token: desk.first })
  expect((await change(id, seq, { terms: { amount: '3' } })).status).toBe(200)
})

test('of a change of the draft and its proposal at the same moment one comes about [PROMO-271]', async () => {
  const { id } = await desk.create()
  const answers = await Promise.all([change(id, 0, { place: 1 }), desk.propose(id)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})
