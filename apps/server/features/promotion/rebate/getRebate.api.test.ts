import { randomUUID } from 'node:crypto'
import { rebateErrors } from '@saya/contract/promotion/errors.ts'
import { dayMs, manilaDay } from '@saya/money'
import {
  approvedPlayer,
  ask,
  offerFor,
  openWorld,
  type Player,
  type PromotionDesk,
  promotionDesk,
  rebateTerms,
  rewardTools,
  signInWithCode,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let desk: PromotionDesk
let tools: ReturnType<typeof rewardTools>
beforeAll(async () => {
  world = await openWorld()
  desk = await promotionDesk(world)
  tools = rewardTools(world)
  await world.db.ref(tx => sql`update game set rtp_ppm = 950000, declared_rtp_ppm = null`.execute(tx))
})
afterAll(() => world.close())

const detail = (as: Player) => ask(world, 'GET /promo/rebate/detail', { query: { pid: '6' } }, as)
function waits(player: Player, amount: bigint, days = 7) {
  const expiresAtMs = world.clock.now() + days * dayMs
  const name = `cq9 ${manilaDay(world.clock.now() - days * dayMs)}`
  return tools.promise(player, { kind: 4005, name, amount, multiple: 0, expiresAtMs })
}

test('what waits is told with its terms though nothing is on any more, and why it cannot be collected is what collecting says [PROMO-345]', async () => {
  const id = await desk.live({ terms: rebateTerms, audience: { once_per_id: false } }, 'rebate')
  const [ana, ben] = [await approvedPlayer(world), await world.player()]
  const basis = { promotion: id, version: 1, decision: randomUUID() }
  const expiresAtMs = world.clock.now() + 6 * dayMs
  for (const player of [ana, ben]) await tools.promise(player, { kind: 4005, name: `${id} today`, basis, expiresAtMs })
  const next = { terms: { ...rebateTerms, share: '0.4' }, audience: { once_per_id: false } }
  await desk.agreeOn(id, offerFor(world, next))
  await desk.stop(id)
  const [own, other] = [(await detail(ana)).data, (await detail(ben)).data]
  expect(own).toMatchObject({ is_on: false, unclaimed: 1, why_not: null, games: [] })
  expect(own.terms[0]).toBe('You get back 0.5% of what you play on a day, up to ₱100.')
  expect(other).toMatchObject({ unclaimed: 1, why_not: { code: 'promotion_verify' } })
  const refused = await ask(world, 'POST /promo/rebate/claim', { body: { pid: '6' } }, ben)
  expect([refused.code, other.why_not?.sentence]).toEqual(['rebate_verify', rebateErrors.rebate_verify.text[0]])
  expect((await ask(world, 'POST /promo/rebate/claim', { body: { pid: '6' } }, ana)).status).toBe(200)
})

test('the detail tells what can be collected and until when, what was collected this month, and the games that count [PROMO-49]', async () => {
  const everything = await desk.live({ terms: rebateTerms, audience: { once_per_id: false } }, 'rebate')
  const all = (await detail(await approvedPlayer(world))).data.games.map(({ id }) => id)
  expect(new Set(all).size).toBe(12)
  await desk.stop(everything)
  const counted = all.slice(3, 5)
  const id = await desk.live(
    {
      terms: { ...rebateTerms, games: counted },
      audience: { once_per_id: false },
      title: ['CQ9 Daily Rebate', 'CQ9 Daily Rebate'],
    },
    'rebate',
  )
  const ana = await approvedPlayer(world)
  const empty = (await detail(ana)).data
  expect(empty).toMatchObject({ bonus: '0.00', unclaimed: 0, claimed: '0.00', rewards: [], title: 'CQ9 Daily Rebate' })
  expect(empty.games.map(({ id }) => id)).toEqual(counted)
  expect(empty.terms[0]).toBe('You get back 0.5% of what you play on a day, up to ₱100.')
  await waits(ana, 123_400n, 6)
  await waits(ana, 100_000n, 2)
  await tools.promise(ana, { kind: 4006, name: 'other' })
  const { data } = await detail(ana)
  expect(data).toMatchObject({ bonus: '22.34', unclaimed: 2, claimed: '0.00', why_not: null })
  expect(data.rewards.map(({ amount }) => amount)).toEqual(['10.00', '12.34'])
  await desk.stop(id)
  expect((await detail(ana)).data).toMatchObject({ bonus: '22.34', is_on: false, terms: [], games: [] })
  await ask(world, 'POST /promo/rebate/claim', { body: { pid: '6' } }, ana)
  const collected = { bonus: '0.00', unclaimed: 0, rewards: [] }
  expect((await detail(ana)).data).toMatchObject({ ...collected, claimed: '22.34' })
  world.clock.advance(32 * dayMs)
  const { token } = await signInWithCode(world, ana.phone)
  expect((await detail({ ...ana, token })).data).toMatchObject({ ...collected, claimed: '0.00' })
})

test('what waits is told with its terms once the rebate is over by its last day [PROMO-345]', async () => {
  const { live } = await promotionDesk(world)
  const last_day = manilaDay(world.clock.now() + dayMs)
  const id = await live({ terms: rebateTerms, last_day, audience: { once_per_id: false } }, 'rebate')
  const ana = await approvedPlayer(world)
  const basis = { promotion: id, version: 1, decision: randomUUID() }
  const expiresAtMs = world.clock.now() + 6 * dayMs
  await tools.promise(ana, { kind: 4005, name: `${id} today`, basis, expiresAtMs })
  expect((await detail(ana)).data).toMatchObject({ is_on: true, unclaimed: 1 })
  world.clock.advance(2 * dayMs)
  const { token } = await signInWithCode(world, ana.phone)
  const { data } = await detail({ ...ana, token })
  expect(data).toMatchObject({ is_on: false, unclaimed: 1, why_not: null, games: [] })
  expect(data.terms[0]).toBe('You get back 0.5% of what you play on a day, up to ₱100.')
})
