import { dayMs } from '@saya/money'
import {
  approve,
  approvedPlayer,
  ask,
  askOffice,
  grantDeps,
  limitTools,
  listIncidents,
  openWorld,
  type Player,
  type PromotionDesk,
  promotionDesk,
  staffOf,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setGate } from '../gate/index.ts'
import { takeClaim } from './claim/takeClaim.ts'
import { finishClaims } from './index.ts'

const minuteMs = 60_000
const peso = 10_000n

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

let desk: PromotionDesk
/** Days pass in these tests, and staff sign in again after each. */
beforeEach(async () => {
  desk = await promotionDesk(world)
  await world.db.ref(tx => sql`update promotion set live = null`.execute(tx))
})

const idHashOf = ({ uid }: Player) => Buffer.alloc(32, String(uid))
/** A second later, so that decisions stand in their order. */
function claim(id: string, { token }: Player) {
  world.clock.advance(1000)
  return ask(world, 'POST /promo/claim', { body: { id } }, { token })
}
const detail = async (id: string, as: Player) => (await ask(world, 'GET /promo/detail', { query: { id } }, as)).data

function setBrake(id: string, brake: bigint) {
  return world.db.ref(tx => sql`update promotion_version set brake = ${brake} where promotion = ${id}`.execute(tx))
}

/** As it stands once the budget is taken and nothing is promised yet. */
function take(id: string, player: Player) {
  return world.db.app(tx =>
    takeClaim(tx, {
      id: crypto.randomUUID(),
      kind: 4010,
      name: id,
      uid: player.uid,
      promotion: id,
      version: 1,
      amount: 10n * peso,
      deviceHash: null,
      idHash: idHashOf(player),
      brake: 1_000_000n * peso,
      giftCap: 650n * peso,
      facts: { uid: String(player.uid), amount: 10n * peso, brand: null } as never,
      nowMs: world.clock.now(),
    }),
  )
}

/** Every decision on a promotion as support reads it, the oldest first. */
async function decisions(id: string) {
  const rows = await world.db.app(tx =>
    tx.selectFrom('decision').select('id').where('promotion', '=', id).orderBy('at').orderBy('act').execute(),
  )
  const { token } = await staffOf(world, { role: 'support' })
  return Promise.all(
    rows.map(async row => {
      const query = { id: row.id }
      return (await askOffice(world, 'GET /office/api/promotion/decision', { query }, token)).data
    }),
  )
}

const notGiven = {
  code: 'promotion_refused',
  sentence:
    'We could not give you this at the time, and it will not be offered to you again. Questions? Contact Service.',
}

test('who came to a limit before a claim was granted is never told that they have it: page, list and each later claim say that it was not given, and the decisions by which condition [FACT-110, FACT-111]', async () => {
  const id = await desk.live()
  const limits = limitTools(world)
  const ben = await limits.player()
  await approve(world, ben)
  const { id: first } = await take(id, ben)
  await limits.set(ben, { most: '100' })
  expect(await limits.bet(ben, 100)).toBe('OK')
  world.clock.advance(minuteMs)
  await finishClaims(grantDeps(world))
  // While the limit holds it is not promised that this one comes back either.
  expect(await detail(id, ben)).toMatchObject({ has_claimed: false, why_not: notGiven })
  world.clock.advance(dayMs)
  expect(await detail(id, ben)).toMatchObject({ has_claimed: false, why_not: notGiven })
  const { data: list } = await ask(world, 'GET /promo/list', {}, ben)
  expect(list.d).toMatchObject([{ id, has_claimed: false, why_not: notGiven }])
  for (const _time of [1, 2]) expect(await claim(id, ben)).toMatchObject({ status: 403, ...notGiven })
  const [taken, refused, ...again] = await decisions(id)
  expect(taken).toMatchObject({ outcome: 'granted', budget_before: '1000.00', budget_after: '990.00' })
  expect(refused).toMatchObject({
    act: 'grant',
    code: 'promotion_limit',
    budget_before: '990.00',
    budget_after: '1000.00',
    facts: { claim: first, isLimited: true, isExcluded: false, giftMonthBefore: '10.00', giftMonthAfter: '0.00' },
  })
  expect(again).toHaveLength(2)
  for (const one of again) {
    expect(one).toMatchObject({
      act: 'claim',
      code: 'promotion_refused',
      sentence: notGiven.sentence,
      facts: { claim: first, firstRefusal: 'promotion_limit', isRefused: true, hasClaimed: false },
    })
  }
})

test('who excluded themselves before a claim was granted, and asks at that moment, reads why, and afterwards that it was not given; the copy of their own data has all of it [FACT-56, FACT-110]', async () => {
  const id = await desk.live()
  const ana = await approvedPlayer(world)
  await take(id, ana)
  const closedUntilMs = world.clock.now() + dayMs
  const gate = { uid: ana.uid, cause: 'time_out', openUntilMs: null, closedUntilMs } as const
  await world.db.member(ana.uid, tx => setGate(tx, { ...gate, nowMs: world.clock.now() }))
  expect(await claim(id, ana)).toMatchObject({ status: 403, code: 'promotion_paused' })
  expect(await claim(id, ana)).toMatchObject({ status: 403, ...notGiven })
  const [, refused, again] = await decisions(id)
  expect(refused).toMatchObject({ code: 'promotion_paused', facts: { isTimedOut: true, isExcluded: false } })
  expect(again).toMatchObject({ code: 'promotion_refused', facts: { firstRefusal: 'promotion_paused' } })
  const { data } = await ask(world, 'POST /member/export', {}, ana)
  expect(data.promotions.rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['refused', 'promotion_refused'],
    ['refused', 'promotion_paused'],
    ['granted', ''],
  ])
})

test('a claim that was given says what it used of the gifts of the month and of the brake [FACT-111]', async () => {
  const id = await desk.live()
  const [ana, ben] = [await approvedPlayer(world), await approvedPlayer(world)]
  await setBrake(id, 100n * peso)
  for (const player of [ana, ben]) expect((await claim(id, player)).status).toBe(200)
  const [, second] = await decisions(id)
  expect(second?.facts).toMatchObject({
    giftMonthCap: '650.00',
    giftMonthBefore: '0.00',
    giftMonthAfter: '10.00',
    dayBrake: '100.00',
    dayCostBefore: '10.00',
    dayCostAfter: '20.00',
  })
})

test('a refusal by the gifts of the month, by the brake or by the budget says what of it was used [FACT-111]', async () => {
  const id = await desk.live({ budget: '10' })
  await setBrake(id, 100n * peso)
  const players = [await approvedPlayer(world), await approvedPlayer(world), await approvedPlayer(world)]
  const [ana, ben, cora] = players as [Player, Player, Player]
  await world.db.app(tx =>
    sql`insert into gift_month (id_hash, month, units) select ${idHashOf(ana)},
      date_trunc('month', to_timestamp(${world.clock.now() / 1000}) at time zone 'Asia/Manila')::date, ${645n * peso}`.execute(
      tx,
    ),
  )
  expect((await claim(id, ana)).code).toBe('promotion_gift_cap')
  expect((await claim(id, ben)).status).toBe(200)
  expect((await claim(id, cora)).code).toBe('promotion_used_up')
  const [byCap, , byBudget] = await decisions(id)
  const gifts = { giftMonthCap: '650.00', giftMonthBefore: '645.00', giftMonthAfter: '645.00' }
  expect(byCap).toMatchObject({ code: 'promotion_gift_cap', facts: gifts })
  expect(byBudget).toMatchObject({ code: 'promotion_used_up', facts: { budgetLeft: '0.00' } })
  const other = await desk.live()
  await setBrake(other, 100n * peso)
  expect((await claim(other, ben)).status).toBe(200)
  await setBrake(other, 5n * peso)
  expect((await claim(other, cora)).code).toBe('promotion_stopped')
  const [, byBrake] = await decisions(other)
  const cost = { dayBrake: '5.00', dayCostBefore: '10.00', dayCostAfter: '10.00' }
  expect(byBrake).toMatchObject({ code: 'promotion_stopped', facts: cost })
})

test('a day that costs more than the brake stops it at once, with a reason and an incident, whoever claims next [FACT-47, FACT-89]', async () => {
  // Nobody played in its dry run, and ₱80 last eight days at ₱10.
  const id = await desk.live({ budget: '80' })
  const [ana, ben, cora] = [await approvedPlayer(world), await approvedPlayer(world), await approvedPlayer(world)]
  expect([(await claim(id, ana)).status, (await claim(id, ben)).status]).toEqual([200, 200])
  expect(await claim(id, cora)).toMatchObject({ status: 409, code: 'promotion_stopped' })
  const { state, stop_reason: why } = (await desk.detail(id)).data
  expect([state, why]).toEqual(['stopped', 'A day cost ₱20.00, above the brake of ₱10.00.'])
  const incidents = await world.db.app(listIncidents)
  expect(incidents.filter(({ kind, subject }) => kind === 'PROMOTION_BRAKE' && subject === id)).toHaveLength(1)
})
