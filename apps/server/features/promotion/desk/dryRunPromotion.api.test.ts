import {
  approvedPlayer,
  askOffice,
  endTallyDay,
  grantDeps,
  offerFor,
  openWorld,
  type Player,
  type PromotionDesk,
  promotionDesk,
  rebateTerms,
  staffOf,
  tallyPlay,
  workDay,
  type World,
} from '@saya/testing'
import { formatPesos, manilaDay } from '@saya/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setGate } from '../../gate/index.ts'
import { payDays } from '../index.ts'

const dayMs = 86_400_000
const peso = 10_000n

let world: World
let desk: PromotionDesk
let game: number
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  desk = await promotionDesk(world)
  const { rows } = await world.db.ref(tx => sql<{ id: number }>`select min(id) as id from game`.execute(tx))
  game = rows[0]?.id ?? 0
  await world.db.ref(tx => sql`update game set rtp_ppm = 950000, declared_rtp_ppm = null`.execute(tx))
})
afterAll(() => world.close())

const yesterday = () => manilaDay(world.clock.now() - dayMs)

/** Everything that was promised of a kind, over all members. */
async function promised(kind: number) {
  const rows = []
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    rows.push(
      ...(await world.db.memberSchema(schema, tx =>
        tx.selectFrom('reward').selectAll().where('kind', '=', kind).execute(),
      )),
    )
  }
  return rows
}

async function crowd(): Promise<readonly Player[]> {
  const players = await Promise.all(Array.from({ length: 9 }, () => approvedPlayer(world)))
  for (const [at, player] of players.entries()) {
    const bet = BigInt(at + 1) * 333_3337n
    await tallyPlay(world, player, { day: yesterday(), game, bet, win: bet / 4n })
    await tallyPlay(world, player, { day: yesterday(), game, bet: peso, win: peso * 9n, turnover: 0n, isFree: true })
  }
  const [, second, third] = players
  if (!second || !third) throw new Error('There is nobody.')
  await world.db.member(second.uid, tx => sql`update profile set tester = true where uid = ${second.uid}`.execute(tx))
  const gate = { uid: third.uid, cause: 'exclusion', openUntilMs: null, closedUntilMs: null } as const
  await world.db.member(third.uid, tx => setGate(tx, { ...gate, nowMs: world.clock.now() }))
  return players
}

test('the dry run of yesterday is to the centavo what the day’s work then promises, to whom it may, once, and names them [FACT-46, FACT-48, FACT-55, PROMO-202]', async () => {
  const players = await crowd()
  const wish = {
    terms: { ...rebateTerms, games: [String(game)] },
    first_day: yesterday(),
    audience: { once_per_id: false },
  }
  const id = await desk.live(wish, 'rebate')
  await world.db.ref(tx =>
    sql`update promotion_version set decided_at = decided_at - interval '2 days', proposed_at = proposed_at - interval '2 days'`.execute(
      tx,
    ),
  )
  const late = await desk.live(wish, 'rebate')
  const dry = await askOffice(world, 'POST /office/api/promotion/dryRun', { body: { id } }, desk.first)
  const day = dry.data.days.at(-1)
  expect([dry.data.days.length, day?.day, day?.members]).toEqual([30, yesterday(), players.length - 2])
  // What is agreed to today gives for later days, and not for the one that is over.
  await desk.agreeOn(id, offerFor(world, { ...wish, terms: { ...wish.terms, share: '0.2' } }))
  const work = payDays(grantDeps(world))
  await expect(workDay(world, work)).rejects.toThrow('failed')
  await endTallyDay(world, yesterday())
  await workDay(world, work)
  await Promise.all([workDay(world, work), workDay(world, work)]).catch(() => {})
  const rewards = await promised(4005)
  const sum = rewards.reduce((all, { amount }) => all + amount, 0n)
  expect([rewards.length, `${sum / peso}.${String((sum % peso) / 100n).padStart(2, '0')}`]).toEqual([
    day?.members,
    day?.cost,
  ])
  expect(dry.data.members.map(({ amount }) => amount)).toEqual(
    rewards.map(({ amount }) => formatPesos(amount)).toSorted((one, other) => Number(other) - Number(one)),
  )
  const named = players.filter((_, at) => at !== 1 && at !== 2).map(({ uid }) => String(uid))
  expect(dry.data.members.map(({ uid }) => uid)).toEqual(named.toReversed())
  expect(dry.data.members.every(({ days }) => days === 1)).toBe(true)
  expect(rewards.every(({ status, is_automatic: isAutomatic }) => status === 'open' && !isAutomatic)).toBe(true)
  const kept = await world.db.app(tx =>
    tx.selectFrom('decision').selectAll().where('promotion', '=', id).where('code', '=', '').execute(),
  )
  expect(kept.reduce((all, { amount }) => all + amount, 0n)).toBe(sum)
  for (const one of kept) {
    expect(one).toMatchObject({ act: 'day', version: 1, facts: { isExcluded: false, isTester: false } })
    expect(Number(one.budget_before) - Number(one.budget_after)).toBe(Number(one.amount))
  }
  const detail = (await desk.detail(id)).data
  expect([detail.cost, detail.claims]).toEqual([day?.cost, day?.members])
  // What was agreed to after the day gives nothing for it.
  const { cost, claims, refusals } = (await desk.detail(late)).data
  expect([cost, claims, refusals]).toEqual(['0.00', 0, []])
  expect(detail.refusals.map(({ code }) => code).toSorted()).toEqual(['promotion_paused', 'promotion_tester'])
})

test('a work that is cut off in the middle goes on, and a budget that ends refuses the rest with its reason [FACT-55]', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => approvedPlayer(world)))
  world.clock.advance(dayMs)
  desk = await promotionDesk(world)
  for (const player of players) await tallyPlay(world, player, { day: yesterday(), game, bet: 200_000n, win: 0n })
  const terms = { share: '10', least: '0', most: '2', games: [String(game)], providers: [] }
  await world.db.ref(tx => sql`update game set rtp_ppm = 800000`.execute(tx))
  const id = await desk.live(
    { terms, budget: '8', first_day: yesterday(), audience: { once_per_id: false } },
    'lossRebate',
  )
  await world.db.ref(tx =>
    sql`update promotion_version set decided_at = decided_at - interval '2 days', proposed_at = proposed_at - interval '2 days' where promotion = ${id}`.execute(
      tx,
    ),
  )
  await endTallyDay(world, yesterday())
  const ending = new AbortController()
  let left = 1
  const deps = grantDeps(world)
  const dying = {
    ...deps,
    db: {
      ...deps.db,
      // The server ends between what was taken and what is promised for it.
      app: async <T>(part: Parameters<typeof deps.db.app<T>>[0]) => {
        const result = await deps.db.app(part)
        if (
          Array.isArray(result) &&
          result.length > 0 &&
          'idHash' in Object(result[0]) &&
          'slice' in Object(result[0]) &&
          left-- > 0
        )
          ending.abort()
        return result
      },
    },
  }
  await workDay(world, payDays(dying), ending.signal).catch(() => {})
  expect(ending.signal.aborted).toBe(true)
  await workDay(world, payDays(deps))
  const rewards = await promised(4006)
  expect(rewards.map(({ amount }) => amount)).toEqual(rewards.map(() => 2n * peso))
  expect(rewards).toHaveLength(4)
  const { data } = await desk.detail(id)
  expect([data.cost, data.claims, data.refusals]).toEqual([
    '8.00',
    4,
    [{ code: 'promotion_used_up', sentence: 'All of this promotion has been given away.', count: 2 }],
  ])
})

test('those who would get something are told fifty at a time over all schemas, each once and the most first, with how many they are, to whoever may read money; the brake is what 95 of 100 days do not pass [PROMO-341, FACT-47]', async () => {
  world.clock.advance(dayMs)
  desk = await promotionDesk(world)
  const crowd = await Promise.all(Array.from({ length: 57 }, () => approvedPlayer(world)))
  const dayBefore = manilaDay(world.clock.now() - 2 * dayMs)
  for (const [at, player] of crowd.entries()) {
    // Some have played alike, also on both sides of where a page ends.
    const bet = BigInt(2 + Math.floor(at / 3)) * 100n * peso
    await tallyPlay(world, player, { day: yesterday(), game, bet, win: 0n })
    await tallyPlay(world, player, { day: dayBefore, game, bet: 400n * peso, win: 0n })
  }
  const terms = { share: '1', least: '100', most: '100', games: [String(game)], providers: [] }
  const { id } = await desk.create({ terms, audience: { once_per_id: false } }, 'rebate')
  const run = (cursor: string, token = desk.first) =>
    askOffice(world, 'POST /office/api/promotion/dryRun', { body: { id, cursor } }, token)
  const first = (await run('')).data
  const second = (await run(first.next ?? '')).data
  const members = [...first.members, ...second.members]
  expect([first.members.length, first.t, second.t]).toEqual([50, members.length, members.length])
  expect(members.length).toBeGreaterThanOrEqual(crowd.length)
  const uids = members.map(({ uid }) => BigInt(uid))
  expect(new Set(uids).size).toBe(members.length)
  for (const { uid } of crowd) expect(uids).toContain(uid)
  const order = members.toSorted((one, other) => {
    return Number(other.amount) - Number(one.amount) || (BigInt(one.uid) < BigInt(other.uid) ? -1 : 1)
  })
  expect(members).toEqual(order)
  // Each page says the same of the days.
  expect([second.next, second.days, second.cost]).toEqual([undefined, first.days, first.cost])
  const { token: content } = await staffOf(world, { role: 'content' })
  const hidden = (await run('', content)).data
  expect([hidden.members, hidden.t, hidden.next, hidden.cost]).toEqual([[], 0, undefined, first.cost])
  // Of thirty days one in twenty is passed, which is the dearest: the brake of what is proposed is the cost of the next one.
  const [dearest, next] = first.days.map(({ cost }) => Number(cost)).toSorted((one, other) => other - one)
  expect([next, dearest]).toEqual([57 * 4, 3 * 209])
  expect((await desk.propose(id)).status).toBe(200)
  expect(Number((await desk.detail(id)).data.versions[0]?.brake)).toBe(next)
})
