import { dayMs, manilaDay, startOfManilaDay, unitsPerPeso } from '@saya/money'
import {
  approvedPlayer,
  ask,
  askOffice,
  endTallyDay,
  grantDeps,
  offerFor,
  openWorld,
  type Player,
  type PromotionDesk,
  promotionDesk,
  rewardTools,
  tallyPlay,
  workDay,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setGate } from '../../gate/index.ts'
import { payDays } from '../index.ts'

let world: World
let desk: PromotionDesk
let game: number
let ana: Player
let id: string
beforeAll(async () => {
  world = await openWorld()
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + 12 * 3_600_000 - world.clock.now())
  desk = await promotionDesk(world)
  const { rows } = await world.db.ref(tx => sql<{ id: number }>`select min(id) as id from game`.execute(tx))
  game = rows[0]?.id ?? 0
  await world.db.ref(tx => sql`update game set rtp_ppm = 950000, declared_rtp_ppm = null`.execute(tx))
  ana = await approvedPlayer(world)
  const [first, last] = [world.clock.now(), world.clock.now() + 2 * dayMs]
  id = await desk.live(
    {
      terms: { share: '1', least: '1000', most: '5000', games: [String(game)], providers: [] },
      budget: '50000',
      first_day: manilaDay(first),
      last_day: manilaDay(last),
      audience: { once_per_id: false },
    },
    'lossRebate',
  )
})
afterAll(() => world.close())

const rebates = async (as = ana) => (await ask(world, 'GET /promo/lossRebate/detail', {}, as)).data.d
const rounds = (day: string, cursor = '', as = ana) =>
  ask(world, 'GET /promo/lossRebate/rounds', { query: { id, day, cursor } }, as)

async function play(day: string, list: readonly (readonly [bet: bigint, win: bigint])[], by = ana) {
  for (const [at, [bet, win]] of list.entries()) {
    const ms = startOfManilaDay(Date.parse(`${day}T12:00:00+08:00`)) + 60_000 * (at + 1)
    await world.db.member(by.uid, tx =>
      sql`insert into bet_record (uid, seq, provider, round_id, game, game_type, tester, bet, refund, win, status, opened_at,
          settled_at, turnover, is_free, brand)
        values (${by.uid}, ${BigInt(ms)}, 1, ${`${day} ${at}`}, ${game}, 3, false, ${bet}, 0, ${win}, 1,
          to_timestamp(${ms / 1000}), to_timestamp(${ms / 1000 + 3}), ${bet}, false, 'play')`.execute(tx),
    )
  }
  const sum = (part: 0 | 1) => list.reduce((total, one) => total + one[part], 0n)
  await tallyPlay(world, by, { day, game, bet: sum(0), win: sum(1) })
  await world.db.member(by.uid, tx =>
    sql`update tally_game set rounds = ${list.length} where uid = ${by.uid} and day = ${day}::date`.execute(tx),
  )
}

test('a campaign tells its terms, and a day what it was made of, what it came to, and that it was credited; then that it is over [PROMO-56, PROMO-89]', async () => {
  const day = manilaDay(world.clock.now())
  await play(day, [
    [1_000n * unitsPerPeso, 200n * unitsPerPeso],
    [434_5600n, 0n],
  ])
  const [campaign] = await rebates()
  expect(campaign).toMatchObject({
    id,
    state: 'on',
    share_percent: '1',
    least: '1000.00',
    most: '5000.00',
    multiple: 0,
  })
  expect(campaign?.games).toHaveLength(1)
  const terms = { share_percent: '1', least: '1000.00', most: '5000.00' }
  const sums = { day, rounds: 2, bet: '1434.5600', win: '200.0000', comes_to: '12.34', terms, why_not: null }
  expect(campaign?.days).toEqual([{ ...sums, amount: '0.00', state: 'running' }])
  world.clock.advance(dayMs)
  expect((await rebates())[0]?.days).toEqual([{ ...sums, amount: '0.00', state: 'open' }])
  await endTallyDay(world, day)
  await workDay(world, payDays(grantDeps(world)))
  expect((await rebates())[0]?.days).toEqual([{ ...sums, amount: '12.34', state: 'promised' }])
  await rewardTools(world).sweep()
  expect((await rebates())[0]?.days).toEqual([{ ...sums, amount: '12.34', state: 'credited' }])
  const { data } = await rounds(day)
  expect(data.d.map(({ bet, win }) => [bet, win])).toEqual([
    ['434.5600', '0.0000'],
    ['1000.0000', '200.0000'],
  ])
  world.clock.advance(3 * dayMs)
  expect((await rebates())[0]).toMatchObject({ state: 'over', why_not: { code: 'promotion_over' } })
})

/** At noon two days later: a campaign of 1 % that just began, and somebody who has lost ₱10,000 today. */
async function lostToday() {
  world.clock.advance(startOfManilaDay(world.clock.now()) + 2 * dayMs + dayMs / 2 - world.clock.now())
  const [now, last] = [world.clock.now(), world.clock.now() + 5 * dayMs]
  const wish = {
    terms: { share: '1', least: '1000', most: '5000', games: [String(game)], providers: [] },
    budget: '50000',
    first_day: manilaDay(now),
    last_day: manilaDay(last),
    audience: { once_per_id: false },
  }
  const [staff, ben] = [await promotionDesk(world), await approvedPlayer(world)]
  const campaign = await staff.live(wish, 'lossRebate')
  const day = manilaDay(now)
  await play(day, [[10_000n * unitsPerPeso, 0n]], ben)
  const daysOf = async () => (await rebates(ben)).find(one => one.id === campaign)?.days
  return { wish, staff, ben, campaign, day, daysOf }
}

/** The night behind a day, from twenty minutes past midnight on. */
async function passNight(day: string): Promise<void> {
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + 20 * 60_000 - world.clock.now())
  await endTallyDay(world, day)
  await workDay(world, payDays(grantDeps(world)))
}

test('a day that no worker has worked out by 7 PM is told to be late, until it is paid [PROMO-274]', async () => {
  const { day, daysOf } = await lostToday()
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + 20 * 3_600_000 - world.clock.now())
  expect(await daysOf()).toMatchObject([{ day, comes_to: '100.00', amount: '0.00', state: 'late', why_not: null }])
  await endTallyDay(world, day)
  await workDay(world, payDays(grantDeps(world)))
  expect(await daysOf()).toMatchObject([{ day, amount: '100.00', state: 'promised' }])
})

test('a day that the night refused promises nothing once the break is over, and says why [PROMO-232]', async () => {
  const { ben, day, daysOf } = await lostToday()
  const midnightMs = startOfManilaDay(world.clock.now()) + dayMs
  const gate = { uid: ben.uid, cause: 'time_out', openUntilMs: null, closedUntilMs: midnightMs + 3_600_000 } as const
  await world.db.member(ben.uid, tx => setGate(tx, { ...gate, nowMs: world.clock.now() }))
  await passNight(day)
  world.clock.advance(8 * 3_600_000)
  const [refused] = (await daysOf()) ?? []
  expect(refused).toMatchObject({ day, amount: '0.00', state: 'none', why_not: { code: 'promotion_paused' } })
  expect(refused?.why_not?.sentence).not.toBe('')
})

test('a day that was paid keeps the terms that it was paid by, and its rounds, when the campaign changes [PROMO-233]', async () => {
  const { wish, ben, campaign, day, daysOf } = await lostToday()
  await passNight(day)
  await rewardTools(world).sweep()
  const staff = await promotionDesk(world)
  const next = manilaDay(world.clock.now() + dayMs)
  const other = { ...wish.terms, share: '3', games: [String(game + 1)] }
  const draft = offerFor(world, { ...wish, terms: other, first_day: next })
  const { seq } = (await staff.detail(campaign)).data
  const body = { id: campaign, seq, draft, reason: 'As planned for this week' }
  await askOffice(world, 'POST /office/api/promotion/change', { body }, staff.first)
  await staff.decide(campaign, (await staff.propose(campaign)).data.number)
  const paid = { day, comes_to: '100.00', amount: '100.00', state: 'credited', terms: { share_percent: '1' } }
  expect(await daysOf()).toMatchObject([paid])
  world.clock.advance(dayMs)
  expect((await rebates(ben)).find(one => one.id === campaign)).toMatchObject({ share_percent: '3', days: [paid] })
  const list = await ask(world, 'GET /promo/lossRebate/rounds', { query: { id: campaign, day, cursor: '' } }, ben)
  expect(list.data.d.map(({ bet, win }) => [bet, win])).toEqual([['10000.0000', '0.0000']])
})
