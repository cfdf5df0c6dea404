import { dayMs } from '@saya/money'
import {
  ask,
  askOffice,
  grantDeps,
  openWorld,
  type Player,
  rankingTools,
  readLedger,
  rewardTools,
  signInWithCode,
  staffOf,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { seeToPromotions } from '../promotion/index.ts'

const reason = 'Two accounts on one device, ticket 77'

let world: World | undefined
let tools: ReturnType<typeof rankingTools>
let running: Awaited<ReturnType<ReturnType<typeof rankingTools>['runningDay']>>
beforeEach(async () => {
  await world?.close()
  world = await openWorld({ memberSchemas: 3 })
  tools = rankingTools(world)
  running = await tools.runningDay()
})
afterAll(() => world?.close())

const on = () => world as World
/** It asks for a proof of the person that is not older than minutes. */
async function exclude({ phone }: Player) {
  const { token } = await signInWithCode(on(), phone)
  return ask(on(), 'POST /member/exclusion/set', { body: { period: '6m' } }, { token })
}
const historyOf = async (player: Player) => (await ask(on(), 'GET /promo/ranking/history', {}, player)).data.d
const sweepRewards = () => rewardTools(on()).sweep()

/** What was taken of the budget, and what the contest has given, in pesos. */
async function budget() {
  const { rows } = await on().db.app(tx =>
    sql<{ taken: bigint; spent: bigint; claims: bigint }>`
      select (select sum(units - left_units)::bigint from promotion_budget) as taken,
        (select coalesce(sum(units), 0)::bigint from promotion_cost) as spent,
        (select coalesce(sum(grants), 0)::bigint from promotion_cost) as claims`.execute(tx),
  )
  const [row] = rows
  return {
    taken: Number(row?.taken ?? 0n) / 10_000,
    cost: Number(row?.spent ?? 0n) / 10_000,
    claims: Number(row?.claims),
  }
}

async function prizesOf({ uid }: Player) {
  const { journal } = await on().db.member(uid, tx => readLedger(tx, uid))
  return journal.filter(({ kind }) => kind === 4007).map(({ amount }) => Number(amount) / 10_000)
}

async function holdFirst(): Promise<void> {
  const { contest, day, ana } = running
  const { token } = await staffOf(on(), { role: 'risk' })
  const body = { contest, day, uid: String(ana.uid), reason }
  expect((await askOffice(on(), 'POST /office/api/ranking/hold', { body }, token)).status).toBe(200)
}

async function decideHeld(isReleased: boolean): Promise<void> {
  const { token } = await staffOf(on(), { role: 'risk' })
  const query = { uid: String(running.ana.uid) }
  const { data } = await askOffice(on(), 'GET /office/api/reward/list', { query }, token)
  const body = { uid: query.uid, id: data.d[0]?.id ?? '', is_released: isReleased, reason }
  expect((await askOffice(on(), 'POST /office/api/reward/decide', { body }, token)).status).toBe(200)
}

/** The snapshot is signed, and the server is gone before anything is promised. */
async function settleUntilSigned(): Promise<void> {
  const { db } = tools.deps
  const failing: typeof db = {
    ...db,
    member: async (uid, work) => {
      const settled = await db.app(tx => sql`select from ranking_day where settled_at is not null`.execute(tx))
      if (settled.rows.length > 0) throw new Error('The server is gone.')
      return db.member(uid, work)
    },
  }
  await tools.settle({ db: failing }).catch(() => {})
}

/** The sweep of claims, once those that were at work, or held, are due again. */
async function finish(): Promise<void> {
  on().clock.advance(3_601_000)
  await seeToPromotions(grantDeps(on()))
}

test('a winner who excludes themselves between snapshot and promise reads that the prize is not given and why; nobody moves up, and its budget comes back once [PROMO-174]', async () => {
  const { ana, ben, day, contest } = running
  on().clock.advance(dayMs)
  await settleUntilSigned()
  expect(await budget()).toEqual({ taken: 37_000, cost: 37_000, claims: 2 })
  expect(await historyOf(ana)).toMatchObject([{ status: '', why: '' }])
  expect((await exclude(ana)).status).toBe(200)
  await tools.settle()
  await Promise.all([finish(), finish()])
  await sweepRewards()
  const [own] = await historyOf(ana)
  expect(own).toMatchObject({
    contest,
    date: day,
    position: 1,
    status: 'refused',
    why: 'Promotions are off while you take a break from play.',
  })
  expect([await prizesOf(ana), await prizesOf(ben)]).toEqual([[], [12_000]])
  expect(await historyOf(ben)).toMatchObject([{ position: 2, status: 'posted' }])
  expect(await budget()).toEqual({ taken: 12_000, cost: 12_000, claims: 1 })
})

test('a held prize whose winner excludes themselves is posted without play once it is released [PROMO-175]', async () => {
  await holdFirst()
  on().clock.advance(dayMs)
  await tools.settle()
  await finish()
  expect((await exclude(running.ana)).status).toBe(200)
  await finish()
  expect(await historyOf(running.ana)).toMatchObject([{ status: 'held', why: '' }])
  await decideHeld(true)
  await sweepRewards()
  await finish()
  expect(await prizesOf(running.ana)).toEqual([25_000])
  const { data } = await ask(on(), 'GET /finance/wallet', {}, running.ana)
  expect([data.balance, data.withdrawable]).toEqual(['25000.00', '25000.00'])
  expect(await historyOf(running.ana)).toMatchObject([{ status: 'posted' }])
  expect(await budget()).toEqual({ taken: 37_000, cost: 37_000, claims: 2 })
})

test('a held prize that staff refuse gives its budget back once, and its winner reads why [PROMO-119, PROMO-176]', async () => {
  await holdFirst()
  on().clock.advance(dayMs)
  await tools.settle()
  await finish()
  expect(await budget()).toEqual({ taken: 37_000, cost: 37_000, claims: 2 })
  await decideHeld(false)
  await Promise.all([finish(), finish()])
  await finish()
  expect(await historyOf(running.ana)).toMatchObject([
    { status: 'refused', why: 'We checked this prize and cannot give it to you. Questions? Contact Service.' },
  ])
  expect(await budget()).toEqual({ taken: 12_000, cost: 12_000, claims: 1 })
})
