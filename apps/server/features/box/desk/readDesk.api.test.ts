import { type BoxTerms, firstBoxTerms } from '@saya/contract/box/box.ts'
import { dayMs } from '@saya/money'
import { askOffice, boxTools, type BoxTools, openWorld, promotionDesk, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let on: BoxTools
let [first, second] = ['', '']
beforeAll(async () => {
  world = await openWorld()
  on = boxTools(world)
  await on.turn()
  await signIn()
})
afterAll(() => world.close())

const reason = 'As planned for the fiesta'
const richer: BoxTerms = {
  odds: [
    { amount: '1.00', weight: 5000 },
    { amount: '4.00', weight: 5000 },
  ],
  least_play: '200.00',
  most: 500,
}
/** Whoever works here signs in again on another day. */
async function signIn(): Promise<void> {
  first = (await staffOf(world, { role: 'finance' })).token
  second = (await staffOf(world, { role: 'compliance' })).token
}
const desk = (by = first) => askOffice(world, 'GET /office/api/box/detail', {}, by)
const propose = (terms: BoxTerms, by = first) =>
  askOffice(world, 'POST /office/api/box/terms/propose', { body: { terms, reason } }, by)
const decide = (by: string, id: string, is_approved = true) =>
  askOffice(world, 'POST /office/api/box/terms/decide', { body: { id, is_approved, reason } }, by)

test('odds that do not sum are refused with what they come to, and so are gifts beyond the cap of an ID [PROMO-104, PROMO-107]', async () => {
  const short = await propose({ ...richer, odds: [{ amount: '1.00', weight: 9999 }] })
  expect([short.status, short.code, short.sentence]).toMatchObject([422, 'box_odds', expect.stringContaining('9,999')])
  expect((await propose({ ...richer, odds: [{ amount: '0.00', weight: 10_000 }] })).code).toBe('box_odds')
  expect((await propose({ ...richer, odds: [{ amount: '20.00', weight: 10_000 }] })).code).toBe('box_gift')
  expect((await desk()).data.proposals).toEqual([])
})

test('odds change by two people, for days that are not bound yet, and at the second of two at once nothing more [PROMO-104]', async () => {
  const bound = (await desk()).data
  expect([bound.terms, bound.days.length, bound.mean]).toEqual([firstBoxTerms, 8, '2.09'])
  const id = (await propose(richer)).data.proposals[0]?.id ?? ''
  expect(await propose(richer, first)).toMatchObject({ status: 409, code: 'box_waiting' })
  expect((await decide(first, id)).status).toBe(403)
  const decider = (await staffOf(world, { role: 'finance' })).token
  const answers = await Promise.all([decide(second, id), decide(decider, id)])
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  const { data } = await desk()
  expect(data.terms).toEqual(richer)
  expect(data.days.map(({ commitment }) => commitment)).toEqual(bound.days.map(({ commitment }) => commitment))
  world.clock.advance(dayMs)
  await on.turn()
  await signIn()
  const after = (await desk()).data
  expect(after.days[0]).toMatchObject({ day: data.next_day, version: 2, most: 500 })
  expect(after.days.slice(1).map(({ version }) => version)).toEqual(after.days.slice(1).map(() => 1))
  expect(await decide(first, '3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toMatchObject({ status: 404 })
})

test('staff see each day with what was taken and what it cost beside the odds, and may not without the permission [PROMO-113]', async () => {
  const players = [await on.player(), await on.player(), await on.player()]
  const bonuses = []
  for (const player of players) bonuses.push((await on.open(player)).data.bonus)
  const cost = bonuses.reduce((sum, bonus) => sum + Number(bonus), 0).toFixed(2)
  const today = (await desk()).data.days.find(({ day }) => day === on.today())
  expect(today).toMatchObject({ taken: 3, cost, expected: '6.25', is_shown: false })
  world.clock.advance(dayMs)
  await on.turn()
  await signIn()
  const past = (await desk()).data.days.find(({ day }) => day === on.yesterday())
  expect(past).toMatchObject({ taken: 3, cost, is_shown: true })
  const { token } = await staffOf(world, { role: 'kyc' })
  expect((await desk(token)).status).toBe(403)
  expect((await askOffice(world, 'GET /office/api/box/detail', {}, '')).status).toBe(401)
})

test('a decision on a box that was refused is found by its reference, with the sentence that its member read [PROMO-100]', async () => {
  const { second: support } = await promotionDesk(world)
  const ana = await world.player({ kyc: 'fully_kyc' })
  expect((await on.open(ana)).code).toBe('promotion_id')
  const [row] = await world.db.app(tx => tx.selectFrom('decision').selectAll().where('uid', '=', ana.uid).execute())
  const found = await askOffice(world, 'GET /office/api/promotion/decision', { query: { id: row?.id ?? '' } }, support)
  expect(found.data).toMatchObject({
    promotion: 'mystery-box',
    code: 'promotion_id',
    sentence: 'Get your ID approved first.',
  })
})
