import { ask, askOffice, openWorld, promotionDesk, rebateTerms, staffOf, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let content: string
let support: string
beforeAll(async () => {
  world = await openWorld()
  content = (await staffOf(world, { role: 'content' })).token
  support = (await staffOf(world, { role: 'support' })).token
})
afterAll(() => world.close())

async function change(type: number, wish: object, token = content) {
  const { data } = await askOffice(world, 'GET /office/api/welfare/banners', {}, support)
  const row = data.d.find(banner => banner.type === type)
  if (!row) throw new Error(`There is no card ${type}.`)
  return askOffice(
    world,
    'POST /office/api/welfare/change',
    { body: { ...row, reason: 'As it was agreed', ...wish } },
    token,
  )
}

test('the promo list names the cards that are on, in the operator’s order, in the member’s language [PROMO-19, PROMO-85]', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const cards = async (lang = 'en') =>
    (await ask(world, 'GET /promo/list', {}, { token: ana.token, headers: { cookie: `lang=${lang}` } })).data.banners
  expect((await cards()).map(({ type }) => type)).toEqual([2, 11, 1, 3, 6, 7, 8])
  expect((await change(10, { is_on: true, place: 30, title_tl: 'Abangan' })).data).toEqual({ seq: 1 })
  expect((await cards('tl'))[0]).toEqual({ type: 10, title: 'Abangan', line: 'Ginagawa na namin ito', why_not: null })
  await change(10, { is_on: false })
  expect((await cards()).map(({ type }) => type)).toEqual([2, 11, 1, 3, 6, 7, 8])
})

test('the card of a rebate stands while there is one, says what it gives, and why somebody may not have it [PROMO-83]', async () => {
  await world.db.ref(tx => sql`update game set rtp_ppm = 950000, declared_rtp_ppm = null`.execute(tx))
  const desk = await promotionDesk(world)
  const id = await desk.live({ terms: rebateTerms, audience: { once_per_id: false } }, 'rebate')
  const card = async (as: { readonly token: string }, wanted = 5) =>
    (await ask(world, 'GET /promo/list', {}, as)).data.banners.find(({ type }) => type === wanted)
  expect(await card(await world.player({ kyc: 'fully_kyc' }))).toMatchObject({
    line: 'Ten pesos for you',
    why_not: null,
  })
  expect(await card(await world.player())).toMatchObject({ why_not: { code: 'promotion_verify' } })
  // A rebate of losses is of another kind, and none is on.
  expect(await card(await world.player({ kyc: 'fully_kyc' }), 4)).toBeUndefined()
  await desk.stop(id)
  expect(await card(await world.player({ kyc: 'fully_kyc' }))).toBeUndefined()
})

test('the VIP tab is on while a gift of ₱500 for members of a level is live and its budget has it, and each card says why it is not for a member [PROMO-84, PROMO-340]', async () => {
  const desk = await promotionDesk(world)
  const ana = await world.player({ kyc: 'fully_kyc' })
  const gifts = async () => (await ask(world, 'GET /promo/list', {}, ana)).data.vip_gifts
  expect(await gifts()).toEqual([])
  const other = await desk.live({ terms: { amount: '100' }, budget: '5000', audience: { least_level: 2 } })
  expect(await gifts()).toEqual([])
  await desk.stop(other)
  const id = await desk.live({ terms: { amount: '500' }, budget: '5000', audience: { least_level: 2 } })
  expect(await gifts()).toEqual([
    { id, why_not: { code: 'promotion_level', sentence: expect.stringMatching(/level/) } },
  ])
  const leave = (left: bigint) =>
    world.db.app(tx => sql`update promotion_budget set left_units = ${left} where promotion = ${id}`.execute(tx))
  await leave(499n * 10_000n)
  expect(await gifts()).toEqual([])
  await leave(500n * 10_000n)
  expect(await gifts()).toMatchObject([{ id }])
  await desk.stop(id)
  expect(await gifts()).toEqual([])
  // What everybody is given is no gift for members of a level.
  const forAll = await desk.live({ terms: { amount: '500' }, budget: '5000' })
  expect(await gifts()).toEqual([])
  await desk.stop(forAll)
})

test('a card is changed from what was seen, with a reason and on record; by whoever may [PROMO-85]', async () => {
  expect(await change(6, { title_en: 'Cashback tickets' })).toMatchObject({ status: 200 })
  const { banners } = (await ask(world, 'GET /promo/list', {}, await world.player())).data
  expect(banners.find(({ type }) => type === 6)?.title).toBe('Cashback tickets')
  expect(await change(6, { reason: ' ' })).toMatchObject({ status: 400, code: 'invalid_request' })
  expect(await change(6, { seq: 0 })).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  expect(await change(6, { type: 77 })).toMatchObject({ status: 404, code: 'not_found' })
  expect(await change(6, {}, support)).toMatchObject({ status: 403 })
  const compliance = (await staffOf(world, { role: 'compliance' })).token
  const acts = await askOffice(world, 'GET /office/api/act/list', { query: { object: '6' } }, compliance)
  expect(acts.data.d.map(({ action, reason }) => [action, reason])).toContainEqual([
    'welfare.change',
    'As it was agreed',
  ])
})
