import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import {
  agreeToOffer,
  approvedPlayer,
  endTallyDay,
  forgetOffers,
  grantDeps,
  offerFor,
  openWorld,
  type Player,
  tallyPlay,
  workDay,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { runDayWork } from '../../platform/dayWork/index.ts'
import { setGate } from '../gate/index.ts'
import { openBudget } from './claim/budget.store.ts'
import { finishClaims, payDays } from './index.ts'

const peso = 10_000n
const minuteMs = 60_000
const budget = 1000n * peso

let world: World
let day: string
/** Who is given something for the day, by uid, and two who are not: one on a break, and one who lost nothing. */
let players: readonly Player[]
let paused: Player
let winner: Player
beforeAll(async () => {
  world = await openWorld()
  // In the night, with a whole day before the next one is over.
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + 30 * minuteMs - world.clock.now())
  day = manilaDay(world.clock.now() - dayMs)
  const crowd: Player[] = []
  for (let at = 0; at < 23; at++) crowd.push(await approvedPlayer(world))
  const [first, second, ...others] = crowd.toSorted((one, other) => (one.uid < other.uid ? -1 : 1))
  if (!first || !second) throw new Error('There is nobody.')
  ;[paused, winner, players] = [first, second, others]
  for (const [at, player] of [paused, ...players].entries()) {
    await tallyPlay(world, player, { day, game: 1, bet: BigInt(at + 1) * 100n * peso, win: 0n })
  }
  await tallyPlay(world, winner, { day, game: 1, bet: peso, win: 2n * peso })
  const gate = { uid: paused.uid, cause: 'exclusion', openUntilMs: null, closedUntilMs: null } as const
  await world.db.member(paused.uid, tx => setGate(tx, { ...gate, nowMs: world.clock.now() }))
  await endTallyDay(world, day)
})
afterAll(() => world.close())

let made = 0

/** A rebate of 1 % of a day's loss is all that there is. */
async function agree(): Promise<string> {
  const id = `cut-${++made}`
  const terms = { share: '1', least: '0', most: '1000', games: [], providers: [] }
  const offer = offerFor(world, { terms, first_day: day, budget: '1000', audience: { once_per_id: false } })
  await world.db.ref(forgetOffers)
  await world.db.app(tx => openBudget(tx, { promotion: id, version: 1 }, [budget / 2n, budget / 2n]))
  await world.db.ref(tx => agreeToOffer(tx, { id, kind: 'lossRebate', offer, atMs: world.clock.now() - 2 * dayMs }))
  return id
}

type Door = 'app' | 'ref' | 'memberSchema' | 'member'

/** A worker's doors to the database, and those it went through. Behind so many transactions it is dead, and goes through none. */
function watched(db: Database, most = Infinity) {
  const doors: Door[] = []
  async function pass<T>(door: Door, work: () => Promise<T>): Promise<T> {
    if (doors.length >= most) throw new Error('This worker is dead.')
    const result = await work()
    if (doors.push(door) >= most) throw new Error('This worker is dead.')
    return result
  }
  const own: Database = {
    ...db,
    app: (...args) => pass('app', () => db.app(...args)),
    ref: (...args) => pass('ref', () => db.ref(...args)),
    member: (...args) => pass('member', () => db.member(...args)),
    memberSchema: (...args) => pass('memberSchema', () => db.memberSchema(...args)),
  }
  return { db: own, doors }
}

/** The worker's night on its own database; what it has done before stays. */
async function work(db: Database): Promise<void> {
  const deps = { ...grantDeps(world), db, log: pino({ level: 'silent' }) }
  await runDayWork({ ...deps, signal: new AbortController().signal }, payDays(deps))
}

const forgetNights = () => world.db.memberSchema(0, tx => sql`delete from day_work`.execute(tx))

/** What the books say of a promotion. */
async function books(id: string) {
  const app = await world.db.app(tx =>
    sql<Record<string, bigint>>`
      select (select count(*) from decision where promotion = ${id}) as decisions,
        (select count(distinct uid) from decision where promotion = ${id}) as decided,
        (select count(*) from claim where promotion = ${id} and status = 'done') as done,
        (select count(*) from claim where promotion = ${id}) as claims,
        (select sum(grants)::bigint from promotion_cost where promotion = ${id}) as grants,
        (select sum(units)::bigint from promotion_cost where promotion = ${id}) as cost,
        (select sum(left_units)::bigint from promotion_budget where promotion = ${id}) as left`.execute(tx),
  )
  const { rows } = await world.db.memberSchema(0, tx =>
    sql<{ uid: bigint; amount: bigint }>`
      select uid, amount from reward where name = ${`${id} ${day}`} order by uid`.execute(tx),
  )
  const ended = await world.db.memberSchema(0, tx =>
    sql`select from day_work where day = ${day}::date and ended_at is not null`.execute(tx),
  )
  return { ...app.rows[0], promised: rows, nights: ended.rows.length }
}

function wanted() {
  const promised = players.map(({ uid }, at) => ({ uid, amount: BigInt(at + 2) * peso }))
  const cost = promised.reduce((sum, { amount }) => sum + amount, 0n)
  const grants = BigInt(players.length)
  const decided = grants + 2n
  return {
    decisions: decided,
    decided,
    done: grants,
    claims: grants,
    grants,
    cost,
    left: budget - cost,
    promised,
    nights: 1,
  }
}

test('a page that is cut off behind any of its transactions and done again decides on each member once, and pays them once [FACT-55]', async () => {
  await agree()
  const whole = watched(world.db)
  await work(whole.db)
  const { doors } = whole
  // Claims end one after the other, and of these the first and the last are enough.
  const cuts = doors.flatMap((door, at) => (door === doors[at - 1] && door === doors[at + 1] ? [] : [at + 1]))
  expect(cuts.length).toBeGreaterThan(12)
  for (const cut of cuts) {
    await forgetNights()
    const id = await agree()
    const dying = watched(world.db, cut)
    await work(dying.db).catch(() => {})
    expect(dying.doors).toHaveLength(cut)
    // Nobody says that the work goes on, so that another worker takes it over.
    world.clock.advance(16 * minuteMs)
    await work(world.db)
    expect({ cut, promised: (await books(id)).promised }).toEqual({ cut, promised: wanted().promised })
    await finishClaims(grantDeps(world))
    expect({ cut, ...(await books(id)) }).toEqual({ cut, ...wanted() })
    await workDay(world, payDays(grantDeps(world)))
    expect({ cut, ...(await books(id)) }).toEqual({ cut, ...wanted() })
  }
})

test('no transaction of a night holds the wallets of more than twenty members [FACT-55]', async () => {
  const id = await agree()
  await workDay(world, payDays(grantDeps(world)))
  const claims = await world.db.app(tx => tx.selectFrom('claim').select('id').where('promotion', '=', id).execute())
  const { rows } = await world.db.memberSchema(0, tx =>
    sql<{ count: bigint }>`
      select count(*) from claim_outcome where claim_id = any(${claims.map(one => one.id)}::uuid[])
      group by xmin::text order by 1 desc`.execute(tx),
  )
  expect(rows.map(({ count }) => Number(count))).toEqual([20, 1])
})
