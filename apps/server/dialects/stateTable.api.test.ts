import { randomUUID } from 'node:crypto'
import { type Bench, type DialectName, openBench, openLine } from '@saya/conformance'
import { driverFor, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const peso = 10_000n
const dialects = ['rpp', 'hub88', 'valkyrie'] as const
const rules = {
  settled: 'settled_can_be_taken_back',
  unknown: 'unknown_rollback_is_error',
} as const

/** Somebody with ₱1,000 at one dialect's door. */
async function bench(dialect: DialectName): Promise<Bench & { uid: bigint }> {
  const { uid } = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(uid, 1000n * peso)
  const driver = await driverFor(world, dialect, uid)
  const { host } = new URL(world.url)
  return { ...openBench({ driver, line: openLine(new URL(world.url)), host, newId: randomUUID }), uid }
}

/** What brings a bet of ₱10 into each state of the table. */
const states = {
  'no record': [],
  'a bet that is open': ['bet'],
  'a bet that is settled': ['bet', 'settle'],
  'a bet that was rolled back': ['bet', 'rollback'],
  'a tombstone': ['rollback'],
} as const
type State = keyof typeof states
type Event = 'bet' | 'another bet' | 'settle' | 'another settle' | 'rollback' | 'another rollback'

/** State, event, what each dialect says (a shared word or one each), and what moves, in pesos. */
const table: readonly (readonly [State, Event, string | readonly [string, string, string], bigint])[] = [
  ['no record', 'bet', 'OK', -10n],
  ['no record', 'settle', ['BET_NOT_FOUND', 'TRANSACTION_DOES_NOT_EXIST', 'TRANS_NOT_FOUND'], 0n],
  ['no record', 'rollback', 'OK', 0n],
  ['a bet that is open', 'bet', 'OK', 0n],
  ['a bet that is open', 'another bet', ['TX_CONFLICT', 'DUPLICATE_TRANSACTION', 'DUPLICATE_TRANS'], 0n],
  ['a bet that is open', 'settle', 'OK', 25n],
  ['a bet that is open', 'rollback', 'OK', 10n],
  ['a bet that is settled', 'bet', 'OK', 0n],
  ['a bet that is settled', 'settle', 'OK', 0n],
  ['a bet that is settled', 'another settle', ['ROUND_CLOSED', 'DUPLICATE_TRANSACTION', 'TRANS_ALREADY_SETTLED'], 0n],
  ['a bet that is settled', 'rollback', ['ALREADY_SETTLED', 'DUPLICATE_TRANSACTION', 'TRANS_ALREADY_SETTLED'], 0n],
  ['a bet that was rolled back', 'bet', 'OK', 0n],
  [
    'a bet that was rolled back',
    'settle',
    ['TX_ROLLED_BACK', 'TRANSACTION_ROLLED_BACK', 'TRANS_ALREADY_CANCELLED'],
    0n,
  ],
  ['a bet that was rolled back', 'rollback', 'OK', 0n],
  ['a bet that was rolled back', 'another rollback', 'OK', 0n],
  ['a tombstone', 'bet', ['BET_CANCELLED', 'TRANSACTION_ROLLED_BACK', 'TRANS_ALREADY_CANCELLED'], 0n],
  ['a tombstone', 'settle', ['TX_ROLLED_BACK', 'TRANSACTION_ROLLED_BACK', 'TRANS_ALREADY_CANCELLED'], 0n],
  ['a tombstone', 'another rollback', 'OK', 0n],
]
const prefix = { rpp: '', hub88: 'RS_ERROR_', valkyrie: 'PAM_ERR_' } as const

function wordOf(dialect: DialectName, expected: string | readonly [string, string, string]): string {
  if (typeof expected !== 'string') return prefix[dialect] + (expected[dialects.indexOf(dialect)] ?? '')
  return dialect === 'hub88' ? 'RS_OK' : 'OK'
}

/** The acts of one bet, of which each name is always the same act. */
function acts(at: Bench) {
  const bet = at.bet(10n * peso)
  return {
    bet,
    'another bet': { ...bet, amount: 11n * peso },
    settle: at.settle(bet, 25n * peso),
    'another settle': at.settle(bet, 25n * peso),
    rollback: at.rollback(bet),
    'another rollback': at.rollback(bet),
  }
}

describe.each(dialects)('in the dialect %s', dialect => {
  let at: Bench & { uid: bigint }
  beforeAll(async () => {
    await world.link(dialect)
    at = await bench(dialect)
  })

  test.each(table)('%s and then %s is answered %s and moves ₱%s', async (state, event, expected, moves) => {
    const act = acts(at)
    for (const step of states[state]) await at.ask(act[step])
    const before = await at.balance()
    expect((await at.ask(act[event])).word).toBe(wordOf(dialect, expected))
    expect(await at.balance()).toBe(before + moves * peso)
  })

  test('every order and repetition of a bet, its settle and its rollback ends in one of two legal states', async () => {
    for (const order of permutations(['bet', 'settle', 'rollback', 'bet', 'rollback', 'settle'] as const)) {
      const act = acts(at)
      const before = await at.balance()
      for (const step of order) await at.ask(act[step])
      const moved = (await at.balance()) - before
      expect({ order, isLegal: moved === 0n || moved === 15n * peso }).toEqual({ order, isLegal: true })
    }
  })

  test('where the contract lets settled bets be taken back, bet and win go back together, never below nothing', async () => {
    await world.link(dialect, { [rules.settled]: true })
    const act = { ...acts(at) }
    const before = await at.balance()
    await at.ask(act.bet)
    await at.ask(act.settle)
    expect((await at.ask(act.rollback)).said).toBe('ok')
    expect(await at.balance()).toBe(before)

    const poor = acts(at)
    await at.ask(poor.bet)
    await at.ask(poor.settle)
    await world.setBalance(at.uid, 14n * peso)
    const { said, balance } = await at.ask(poor.rollback)
    expect({ said: said !== 'ok', balance }).toEqual({ said: true, balance: 14n * peso })
    await world.setBalance(at.uid, 1000n * peso)
    await world.link(dialect)
  })

  test('where the contract wants to hear of unknown bets, a rollback says so and still stands in the bet’s place', async () => {
    await world.link(dialect, { [rules.unknown]: true })
    const act = acts(at)
    const unknown = wordOf(dialect, ['TX_NOT_FOUND', 'TRANSACTION_DOES_NOT_EXIST', 'CANCEL_NOT_FOUND'])
    expect((await at.ask(act.rollback)).word).toBe(unknown)
    expect((await at.ask(act.rollback)).word).toBe(unknown)
    const before = await at.balance()
    expect((await at.ask(act.bet)).said).toBe('refused')
    expect(await at.balance()).toBe(before)
    await world.link(dialect)
  })
})

test('Hub88 answers a repeated bet with the balance of the first time, the others with that of now', async () => {
  const told: Record<string, bigint | null> = {}
  for (const dialect of dialects) {
    await world.link(dialect, dialect === 'hub88' ? { balance_answer: 'original' } : {})
    const at = await bench(dialect)
    const first = at.bet(10n * peso)
    await at.ask(first)
    await at.ask(at.bet(5n * peso))
    told[dialect] = (await at.ask(first)).balance
  }
  expect(told).toEqual({ rpp: 985n * peso, hub88: 990n * peso, valkyrie: 985n * peso })
})

function permutations<T>(items: readonly T[]): T[][] {
  const found = new Map<string, T[]>()
  function walk(taken: T[], left: readonly T[]): void {
    if (left.length === 0) found.set(taken.join(), taken)
    left.forEach((item, index) =>
      walk(
        [...taken, item],
        left.filter((_, other) => other !== index),
      ),
    )
  }
  walk([], items)
  return [...found.values()]
}
