import { dayMs, manilaDay } from '@saya/money'
import { openWorld, type OfferWish, type PromotionDesk, promotionDesk, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let desk: PromotionDesk
beforeAll(async () => {
  world = await openWorld()
  desk = await promotionDesk(world)
})
afterAll(() => world.close())

const dayIn = (days: number) => manilaDay(world.clock.now() + days * dayMs)

/** A contest that two people have yet to agree to. */
async function contest(from: number, to: number, brands: ('play' | 'slots')[] = []) {
  const wish: OfferWish = {
    terms: { least: '0', prizes: ['1:100'] },
    budget: '5000',
    first_day: dayIn(from),
    last_day: dayIn(to),
    audience: { once_per_id: false, brands },
  }
  return (await desk.create(wish, 'ranking')).id
}

test('a second contest of one site on the same days is refused when it is proposed, and names the first [PROMO-251]', async () => {
  const first = await contest(1, 5, ['play'])
  await desk.decide(first, (await desk.propose(first)).data.number)
  const sentence = `The contest ${first} runs on the same site from ${dayIn(1)} to ${dayIn(5)}. A site has one contest a day: choose other days or other sites.`
  const refused = { status: 409, code: 'promotion_contest', sentence }
  expect(await desk.propose(await contest(5, 9, ['slots', 'play']))).toMatchObject(refused)
  expect(await desk.propose(await contest(0, 30))).toMatchObject(refused)
  expect((await desk.propose(await contest(6, 9, ['play']))).status).toBe(200)
  expect((await desk.propose(await contest(1, 5, ['slots']))).status).toBe(200)
  // Its own next version takes its place.
  expect((await desk.propose(first)).status).toBe(200)
  await desk.stop(first)
  expect((await desk.propose(await contest(2, 4, ['play']))).status).toBe(200)
})

test('of two contests that wait for approval one is approved, and a colleague reads why the other is not [PROMO-251]', async () => {
  const [one, other] = [await contest(20, 25), await contest(25, 30)]
  const numbers = [(await desk.propose(one)).data.number, (await desk.propose(other)).data.number]
  const decided = await Promise.all([desk.decide(one, numbers[0] ?? 0), desk.decide(other, numbers[1] ?? 0)])
  expect(decided.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409])
  const [name, from, to] = decided[0].status === 200 ? ([one, 20, 25] as const) : ([other, 25, 30] as const)
  expect(decided.find(({ status }) => status === 409)).toMatchObject({
    code: 'promotion_contest',
    sentence: expect.stringContaining(`The contest ${name} runs on the same site from ${dayIn(from)} to ${dayIn(to)}.`),
  })
})
