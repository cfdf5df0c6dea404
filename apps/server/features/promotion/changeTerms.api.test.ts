import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import {
  approvedPlayer,
  ask,
  askOffice,
  endTallyDay,
  grantDeps,
  type OfferWish,
  offerFor,
  openWorld,
  type Player,
  type PromotionDesk,
  promotionDesk,
  rankingTools,
  rebateTerms,
  tallyPlay,
  workDay,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { payDays } from './index.ts'

const peso = 10_000n

let world: World
let desk: PromotionDesk
let tools: ReturnType<typeof rankingTools>
let ana: Player
beforeAll(async () => {
  world = await openWorld()
  tools = rankingTools(world)
  await world.db.ref(tx => sql`update game set rtp_ppm = 950000, declared_rtp_ppm = null`.execute(tx))
})
afterAll(() => world.close())
// At noon of a day on which nothing was played yet.
beforeEach(async () => {
  world.clock.advance(startOfManilaDay(world.clock.now()) + 3 * dayMs + dayMs / 2 - world.clock.now())
  ana = await approvedPlayer(world)
  desk = await promotionDesk(world)
})

const dayIn = (days: number) => manilaDay(world.clock.now() + days * dayMs)

/** A day later, with staff who have signed in again. */
async function passDay(): Promise<void> {
  world.clock.advance(dayMs)
  desk = await promotionDesk(world)
}

/** Two people agree to the next version of a promotion. */
async function change(id: string, wish: OfferWish): Promise<void> {
  const { seq } = (await desk.detail(id)).data
  const body = { id, seq, draft: offerFor(world, wish), reason: 'As planned for this week' }
  expect(await askOffice(world, 'POST /office/api/promotion/change', { body }, desk.first)).toMatchObject({
    status: 200,
  })
  const proposed = await desk.propose(id)
  expect(await desk.decide(id, proposed.data.number)).toMatchObject({ status: 200 })
}

const audience = { once_per_id: false }
const standing = async () => (await ask(world, 'GET /promo/ranking/detail', {}, ana)).data
const history = async () => (await ask(world, 'GET /promo/ranking/history', {}, ana)).data.d
const contestOf = (prizes: string[]) => ({ terms: { least: '0', prizes }, budget: '900000', audience })

test('a contest of which the next terms begin tomorrow goes on today and pays today’s prize [PROMO-231]', async () => {
  const day = dayIn(0)
  const id = await tools.open(desk, { from: day, to: dayIn(5) }, contestOf(['1:25000']))
  await tools.play(ana, { day, pesos: 300n })
  await tools.count()
  await change(id, { ...contestOf(['1:100']), first_day: dayIn(1), last_day: dayIn(5) })
  await tools.count()
  expect(await standing()).toMatchObject({ contest: { id }, own: { place: 1, bonus: '25000.00' } })
  expect((await desk.detail(id)).data).toMatchObject({ state: 'live', first_day: day })
  await passDay()
  await tools.settle()
  expect((await history())[0]).toMatchObject({ date: day, bonus: '25000.00' })
  await tools.play(ana, { day: dayIn(0), pesos: 300n })
  await tools.count()
  expect(await standing()).toMatchObject({ own: { place: 1, bonus: '100.00' } })
  await desk.stop(id)
})

test('a prize that was shown as the day began is not lowered before midnight, and a stop is [PROMO-231]', async () => {
  const day = dayIn(0)
  const id = await tools.open(desk, { from: day, to: dayIn(5) }, contestOf(['1:25000']))
  await tools.play(ana, { day, pesos: 300n })
  await change(id, { ...contestOf(['1:1']), first_day: day, last_day: dayIn(5) })
  await tools.count()
  expect(await standing()).toMatchObject({ own: { bonus: '25000.00' } })
  await passDay()
  await tools.settle()
  expect((await history())[0]).toMatchObject({ date: day, bonus: '25000.00' })
  await tools.play(ana, { day: dayIn(0), pesos: 300n })
  await change(id, { ...contestOf(['1:2']), first_day: dayIn(0), last_day: dayIn(5) })
  await desk.stop(id)
  expect(await standing()).toMatchObject({ contest: null, is_off: true })
  await passDay()
  await tools.settle()
  expect(await history()).not.toContainEqual(expect.objectContaining({ date: dayIn(-1) }))
})

async function rewardsOf(name: string) {
  const { rows } = await world.db.member(ana.uid, tx =>
    sql<{ amount: bigint; version: number }>`select amount, version from reward where name = ${name}`.execute(tx),
  )
  return rows
}

async function endDay(): Promise<void> {
  const day = dayIn(0)
  await passDay()
  await endTallyDay(world, day)
  await workDay(world, payDays(grantDeps(world)))
}

test.each([
  ['begin tomorrow', 1],
  ['begin today', 0],
])(
  'a rebate of which the next terms %s pays today by those that the day began with [PROMO-231]',
  async (_case, days) => {
    const [day, last_day] = [dayIn(0), dayIn(5)]
    const wish = { terms: rebateTerms, budget: '50000', audience, first_day: day, last_day }
    const id = await desk.live(wish, 'rebate')
    await tallyPlay(world, ana, { day, game: 1, bet: 1_000n * peso, win: 0n })
    await endDay()
    expect(await rewardsOf(`${id} ${day}`)).toEqual([{ amount: 5n * peso, version: 1 }])
    const next = dayIn(0)
    await tallyPlay(world, ana, { day: next, game: 1, bet: 1_000n * peso, win: 0n })
    await change(id, { ...wish, terms: { ...rebateTerms, share: '0.1' }, first_day: dayIn(days) })
    await endDay()
    expect(await rewardsOf(`${id} ${next}`)).toEqual([{ amount: 5n * peso, version: 1 }])
    const third = dayIn(0)
    await tallyPlay(world, ana, { day: third, game: 1, bet: 1_000n * peso, win: 0n })
    await endDay()
    expect(await rewardsOf(`${id} ${third}`)).toEqual([{ amount: peso, version: 2 }])
    await desk.stop(id)
  },
)

test('a gift of which the next terms begin tomorrow is claimed today [PROMO-230]', async () => {
  const id = await desk.live({ last_day: dayIn(5) })
  await change(id, { terms: { amount: '20' }, first_day: dayIn(1), last_day: dayIn(5) })
  expect(await ask(world, 'POST /promo/claim', { body: { id } }, ana)).toMatchObject({ status: 200 })
  const ben = await approvedPlayer(world)
  const most = async () => (await ask(world, 'GET /promo/detail', { query: { id } }, ben)).data.most
  expect(await most()).toBe('10.00')
  await passDay()
  expect(await most()).toBe('20.00')
})
