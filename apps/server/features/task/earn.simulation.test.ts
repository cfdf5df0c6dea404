import { ask, openWorld, type Player, seededRandom, tallyPlay, type World } from '@saya/testing'
import { dayMs, manilaDay, startOfManilaDay, unitsPerPeso } from '@saya/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killConnections } from '../../../../packages/testing/simulation/simulation.store.ts'
import { journalGrounds } from '../../worker/journalGrounds.ts'
import { auditAll } from '../wallet/index.ts'

const seed = Number(process.env.SEED ?? Math.floor(performance.timeOrigin % 1_000_000))
const random = seededRandom(seed)
const days = 10

let world: World
let players: readonly Player[]
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + dayMs / 2 - world.clock.now())
  players = await Promise.all(Array.from({ length: 5 }, () => world.player({ kyc: 'fully_kyc' })))
})
afterAll(() => world.close())

const kill = () => world.db.app(killConnections).catch(() => 0)

/** Makes a call until it is answered, as a page does whose server was cut off; under its name it is the same call. */
async function untilAnswered<T extends { readonly status: number; readonly code: string | undefined }>(
  call: () => Promise<T>,
): Promise<T> {
  for (let tries = 0; tries < 20; tries++) {
    const answer = await call().catch(() => undefined)
    if (answer && answer.status < 500 && answer.code !== 'in_progress') return answer
  }
  throw new Error(`A call was never answered, seed ${seed}.`)
}

let keys = 0
/** The same call once, twice under one key, or at once under two. */
async function collect(as: Player, ty: number): Promise<number> {
  const body = { ty: String(ty), make_up: random.isOnceIn(3) ? ('1' as const) : ('0' as const) }
  const own = `k${++keys}`
  const names = random.pick([[own], [own, own], [own, `k${++keys}`]])
  const call = (key: string) =>
    ask(world, 'POST /promo/task/claim', { body }, { token: as.token, headers: { 'idempotency-key': key } })
  const killing = random.isOnceIn(4) ? [kill()] : []
  const [replies] = await Promise.all([Promise.all(names.map(key => untilAnswered(() => call(key)))), ...killing])
  const given = new Map(
    replies.flatMap(({ status, data }, at) => (status === 200 ? [[names[at], data.bonus] as const] : [])),
  )
  return [...given.values()].reduce((sum, bonus) => sum + bonus, 0)
}

interface Books {
  readonly balance: bigint
  readonly claimed: bigint
  readonly rewarded: bigint
  readonly checkIns: bigint
  /** Those behind the first week. */
  readonly dailies: bigint
  readonly madeUp: readonly string[]
}

async function readBooks({ uid }: Player): Promise<Books | undefined> {
  const { rows } = await world.db.member(uid, tx =>
    sql<Books>`
      select (select balance from wallet where uid = ${uid} and asset = 'FIL') as balance,
        (select coalesce(sum(coins), 0)::bigint from task_claim where uid = ${uid}) as claimed,
        (select coalesce(sum(amount), 0)::bigint from reward where uid = ${uid} and kind = 42 and status = 'posted') as rewarded,
        (select count(*) from task_claim where uid = ${uid} and ty in (1, 100)) as "checkIns",
        (select count(*) from task_claim where uid = ${uid} and ty = 100) as dailies,
        array(select day::text from task_claim where uid = ${uid} and is_made_up order by day) as "madeUp"`.execute(tx),
  )
  return rows[0]
}

/** A member has what they were told, whose claims and rewards say the same, and made up for one day in seven at most. */
async function expectBooks(as: Player, told: number): Promise<Books> {
  const books = await readBooks(as)
  if (!books) throw new Error(`A member has no books, seed ${seed}.`)
  const sum = BigInt(told)
  expect([books.balance, books.claimed, books.rewarded], `seed ${seed}`).toEqual([sum, sum, sum])
  const made = books.madeUp.map(name => Date.parse(name))
  expect(
    made.every((at, nth) => nth === 0 || at - (made[nth - 1] ?? 0) >= 7 * dayMs),
    `seed ${seed}`,
  ).toBe(true)
  expect(books.checkIns, `seed ${seed}`).toBeLessThanOrEqual(BigInt(days))
  return books
}

test(`members who check in, make up and collect in any order, doubled, at once and with the database cut off anywhere, have what they were told and no coin more, and the audit holds, seed ${seed} [POINTS-72]`, async () => {
  const told = new Map(players.map(({ uid }) => [uid, 0]))
  for (let day = 0; day < days; day++) {
    for (const as of players) {
      if (random.isOnceIn(3)) continue
      const bet = BigInt(random.between(0, 3000)) * unitsPerPeso
      await tallyPlay(world, as, { day: manilaDay(world.clock.now()), game: day + 1, bet, win: 0n })
      for (const ty of [random.pick([1, 100]), random.pick([102, 104, 107]), random.pick([7, 8, 2, 13])]) {
        told.set(as.uid, (told.get(as.uid) ?? 0) + (await collect(as, ty)))
      }
    }
    world.clock.advance(dayMs)
  }
  const all = await Promise.all(players.map(as => expectBooks(as, told.get(as.uid) ?? 0)))
  // Ten days lead out of the first week.
  expect(
    all.reduce((sum, { dailies }) => sum + dailies, 0n),
    `seed ${seed}`,
  ).toBeGreaterThan(0n)
  const { findings } = await auditAll({ ...world, grounds: journalGrounds({ isLocal: false }) })
  // What they played was written into the tally alone, without the bets that it is compared with.
  expect(
    findings.filter(({ check }) => check !== 'beyond' && check !== 'tally'),
    `seed ${seed}`,
  ).toEqual([])
})
