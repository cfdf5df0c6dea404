import { contract } from '@saya/contract'
import { dayMs, manilaDay, startOfManilaDay, unitsPerPeso } from '@saya/money'
import { dyingDatabase, openWorld, type Player, readLedger, tallyPlay, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killOwnConnection } from '../../../../packages/testing/simulation/simulation.store.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { idempotency } from '../../platform/http/idempotency/idempotency.ts'
import { taskPorts } from '../../ports/taskPorts.ts'
import { journalGrounds } from '../../worker/journalGrounds.ts'
import { auditAll } from '../wallet/index.ts'
import { claimTask } from './claimTask.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + dayMs / 2 - world.clock.now())
})
afterAll(() => world.close())

/** Where a call ends: before its transaction of a number, or before a step of its postings. Neither is none. */
interface Cut {
  readonly transaction?: number
  readonly step?: number
}

interface Tap {
  readonly ty: '1' | '102'
  readonly make_up: '0' | '1'
}

/** One call as the door makes it, in a process that ends in the middle of it; and how far it came. */
function mortalProcess({ transaction = Number.POSITIVE_INFINITY, step }: Cut) {
  const { dying, opened } = dyingDatabase(world.db, transaction)
  let steps = 0
  async function onStep(_step: string, tx: MemberTx): Promise<void> {
    steps += 1
    if (steps === step) await killOwnConnection(tx)
  }
  const rest = {
    clock: world.clock,
    jurisdiction: 'standard',
    lookupKeys: [Buffer.alloc(32)],
    ports: taskPorts,
  } as const
  const deps = { db: dying, ...rest, onStep }
  const turnOf = idempotency(deps)
  async function collect({ uid }: Player, body: Tap, key: string) {
    const parts = { params: {}, query: {}, body }
    const turn = turnOf({ operation: contract.task.claimTask, uid, key, parts })
    const call = { ...turn, caller: { uid }, body, device: { id: `device of ${uid}` }, network: 'none' }
    return claimTask(deps)(call as never)
  }
  return { collect, transactions: opened, steps: () => steps }
}

async function coinsOf({ uid }: Player): Promise<readonly bigint[]> {
  const { journal } = await world.db.member(uid, tx => readLedger(tx, uid))
  return journal.filter(({ kind }) => kind === 42).map(({ amount }) => amount)
}

/** What is counted against the caps of a member. */
async function sharesOf({ uid }: Player): Promise<bigint> {
  const { rows } = await world.db.app(tx =>
    sql<{ coins: bigint }>`select coalesce(sum(coins), 0)::bigint as coins from task_share where uid = ${uid}`.execute(
      tx,
    ),
  )
  return rows[0]?.coins ?? 0n
}

async function play(player: Player): Promise<void> {
  const day = manilaDay(world.clock.now())
  await tallyPlay(world, player, { day, game: 1, bet: 700n * unitsPerPeso, win: 0n })
}

const tap = { ty: '1', make_up: '0' } as const

async function checkIn(player: Player): Promise<void> {
  await mortalProcess({}).collect(player, tap, 'first-day')
}

interface Claim {
  readonly what: string
  readonly body: Tap
  /** What is there before, and what the call gives. */
  readonly had: readonly bigint[]
  readonly gives: readonly bigint[]
  /** What a second one is told. */
  readonly code: string
  /** So many days before the call, each player does this. */
  readonly daysAgo: number
  prepare(player: Player): Promise<void>
}

const claims: readonly Claim[] = [
  {
    what: 'a task',
    body: { ty: '102', make_up: '0' },
    had: [],
    gives: [20n],
    code: 'task_open',
    daysAgo: 0,
    prepare: play,
  },
  {
    what: 'a check-in',
    body: tap,
    had: [],
    gives: [10n],
    code: 'task_checked_in',
    daysAgo: 0,
    prepare: () => Promise.resolve(),
  },
  {
    what: 'a make-up',
    body: { ty: '1', make_up: '1' },
    had: [10n],
    gives: [20n, 30n],
    code: 'task_checked_in',
    daysAgo: 2,
    prepare: checkIn,
  },
]

/** Each way that a call may be cut, the last one behind everything: only its answer is lost. */
function cutsOf(transactions: number, steps: number): readonly Cut[] {
  const begun = Array.from({ length: transactions + 1 }, (_, at) => ({ transaction: at + 1 }))
  return [...begun, ...Array.from({ length: steps }, (_, at) => ({ step: at + 1 }))]
}

const ways = ['the same call', 'another tap'] as const

test.each(claims)(
  '$what that is cut off behind any transaction and before any step gives once, to the same call and to another tap [POINTS-68, POINTS-72]',
  async ({ body, had, gives, code, daysAgo, prepare }) => {
    const coins = gives.reduce((sum, gift) => sum + gift, 0n)
    const all = [...had, ...gives]
    const people: Player[] = []
    // One more than the most that there are cuts: who is prepared days ago is there before the cuts are counted.
    for (let count = 0; count < 61; count++) people.push(await world.player({ kyc: 'basic_kyc' }))
    for (const player of people) await prepare(player)
    world.clock.advance(daysAgo * dayMs)
    const next = () => people.pop() ?? expect.unreachable('There are more cuts than players.')

    const whole = mortalProcess({})
    expect(await whole.collect(next(), body, 'tap')).toMatchObject({ ok: true, data: { bonus: Number(coins) } })
    expect(whole.steps()).toBe(6 * gives.length)

    for (const way of ways) {
      for (const cut of cutsOf(whole.transactions(), whole.steps())) {
        const ana = next()
        const dying = mortalProcess(cut)
        const answer = await dying.collect(ana, body, 'tap').catch(() => 'cut off')
        const isMade = cut.transaction === whole.transactions() + 1
        const at = `${way} behind ${JSON.stringify(cut)}`
        expect([at, answer === 'cut off', await coinsOf(ana)]).toEqual([at, !isMade, isMade ? all : had])

        const again = await mortalProcess({}).collect(ana, body, way === 'the same call' ? 'tap' : 'another-tap')
        const isTold = !isMade || way === 'the same call'
        expect([at, again]).toMatchObject([at, isTold ? { ok: true, data: { bonus: Number(coins) } } : { code }])
        expect(await mortalProcess({}).collect(ana, body, 'once-more')).toMatchObject({ ok: false })
        expect([at, await coinsOf(ana)]).toEqual([at, all])
        expect([at, await sharesOf(ana)]).toEqual([at, all.reduce((sum, gift) => sum + gift, 0n)])
      }
    }
  },
)

test('behind every coin that was collected across a cut stands its reward', async () => {
  const { findings } = await auditAll({ ...world, grounds: journalGrounds({ isLocal: false }) })
  // What they played was written into the tally alone, without the bets that it is compared with.
  expect(findings.filter(({ check }) => check !== 'beyond' && check !== 'tally')).toEqual([])
})
