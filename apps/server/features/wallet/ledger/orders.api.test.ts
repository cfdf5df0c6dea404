import {
  allRules,
  type BetStep,
  command,
  type LedgerWorld,
  moveOf,
  openLedgerWorld,
  ordersOf,
  plainRules,
  readLedger,
  readLedgers,
} from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditAll } from '../audit/auditAll.ts'
import type { CommandFields, ProviderRules } from './command.ts'

let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld(3)
})
afterAll(() => world.close())

const peso = 10_000n
const [stake, win] = [10n * peso, 25n * peso]
let counter = 0
const name = () => `tx${++counter}`

/** How a win and a rollback may name their bet. */
const namings = {
  'by its id': { bet: {}, settle: refTo => ({ refTxId: refTo.txId }), rollback: refTo => ({ refTxId: refTo.txId }) },
  'by its reference': {
    bet: { betRef: 'ref' },
    settle: refTo => ({ refTxId: refTo.betRef, isByReference: true }),
    rollback: refTo => ({ refTxId: refTo.betRef, isByReference: true }),
  },
  'by its reference and its id': {
    bet: { betRef: 'ref' },
    settle: refTo => ({ refTxId: refTo.betRef, isByReference: true }),
    rollback: refTo => ({ refTxId: refTo.txId }),
  },
  'by its id and its reference': {
    bet: { betRef: 'ref' },
    settle: refTo => ({ refTxId: refTo.txId, isByReference: true }),
    rollback: refTo => ({ refTxId: refTo.betRef, isByReference: true }),
  },
  'by nothing': { bet: {}, settle: () => ({}), rollback: refTo => ({ refTxId: refTo.txId }) },
  'by its round': { bet: {}, settle: () => ({ isForRound: true }), rollback: refTo => ({ refTxId: refTo.txId }) },
  'by its round and without it by its id': {
    bet: {},
    settle: () => ({ isForRound: true }),
    rollback: refTo => ({ refTxId: refTo.txId, roundId: refTo.txId, isRoundUnsaid: true }),
  },
  'by its round and without it by its reference': {
    bet: { betRef: 'ref' },
    settle: () => ({ isForRound: true }),
    rollback: refTo => ({ refTxId: refTo.betRef, isByReference: true, roundId: refTo.betRef, isRoundUnsaid: true }),
  },
  'by its reference and without its round by its id': {
    bet: { betRef: 'ref' },
    settle: refTo => ({ refTxId: refTo.betRef, isByReference: true }),
    rollback: refTo => ({ refTxId: refTo.txId, roundId: refTo.txId, isRoundUnsaid: true }),
  },
} as const satisfies Record<string, Naming>

interface Naming {
  readonly bet: { readonly betRef?: string }
  settle(refTo: { txId: string; betRef: string }): Partial<CommandFields>
  rollback(refTo: { txId: string; betRef: string }): Partial<CommandFields>
}

interface Case {
  readonly order: readonly BetStep[]
  readonly naming: Naming
  readonly rules: ProviderRules
  readonly start: bigint
}

/** One order of the steps under one contract, as commands of a member of its own. */
function stepsOf(uid: bigint, { naming, rules }: Case) {
  const names = { txId: name(), betRef: name() }
  const shared = { uid, roundId: name(), rules }
  return {
    bet: {
      ...shared,
      kind: 'bet',
      txId: names.txId,
      amount: stake,
      ...('betRef' in naming.bet && { betRef: names.betRef }),
    },
    settle: { ...shared, kind: 'settle', txId: name(), amount: win, closesRound: true, ...naming.settle(names) },
    rollback: { ...shared, kind: 'rollback', txId: name(), ...naming.rollback(names) },
  } as const
}

/** Plays all of them at once, each by a member of its own, and tells how much each of them gained. */
async function playOut(cases: readonly Case[]): Promise<bigint[]> {
  const uids = await world.fundedMany(cases.map(({ start }) => start))
  await Promise.all(
    cases.map(async (played, at) => {
      const steps = stepsOf(uids[at] ?? 0n, played)
      // A provider sends a win again until it is decided.
      for (const step of [...played.order, 'settle' as const]) {
        const { outcome } = await apply(steps[step])
        // Whoever did not say the round of a bet that is there by now looks it up.
        if (outcome === 'TEMPORARY') await apply({ ...steps[step], roundId: steps.bet.roundId })
      }
    }),
  )
  const ledgers = await readLedgers(world.db, uids)
  return cases.map(({ start }, at) => {
    const { wallet, journal, rounds } = ledgers.get(uids[at] ?? 0n) ?? {}
    expect(wallet?.version).toBe(BigInt(journal?.length ?? -1))
    expect(wallet?.turnover).toBe(rounds?.reduce((sum, round) => sum + round.turnover, 0n))
    expect(wallet?.turnover).toBe(wallet?.balance === start + win - stake ? stake : 0n)
    return (wallet?.balance ?? 0n) - start
  })
}

const each: readonly BetStep[] = ['bet', 'settle', 'rollback']
/** All three in any order, one of them twice. */
const orders = each.flatMap(again => ordersOf([...each, again]))

/** A win that names neither bet nor round is never paid. */
function heard(order: readonly BetStep[], naming: string): readonly BetStep[] {
  return naming === 'by nothing' ? order.filter(step => step !== 'settle') : order
}

describe.each(Object.entries(namings))('where a bet is named %s', (namedBy, naming) => {
  test.each([
    ['covered', 100n * peso],
    ['not covered', 5n * peso],
  ])(
    'no order or repetition of a bet that is %s, its win and its rollback makes or loses money',
    async (_what, start) => {
      const areApart = namedBy.includes(' and ')
      const cases = allRules.flatMap(rules => orders.map(order => ({ order, naming, rules, start })))
      const moves = await playOut(cases)
      const told = (moved: (at: number) => bigint) =>
        cases.map(({ order, rules }, at) => ({ rules, order: order.join(' '), moved: moved(at) }))
      const wanted = cases.map(({ order, rules }) =>
        moveOf(heard(order, namedBy), rules, { stake, win, isCovered: start >= stake, areApart }),
      )
      expect(told(at => moves[at] ?? -1n)).toEqual(told(at => wanted[at] ?? -1n))
    },
  )
})

const rules = plainRules
const apply = (wish: Parameters<typeof command>[0]) => world.ledger.apply(command(wish))

describe('a win that comes before its bet', () => {
  test.each([
    ['by the id of its bet', ({ txId }: { txId: string }) => ({ refTxId: txId })],
    ['by its reference', ({ betRef }: { betRef: string }) => ({ refTxId: betRef, isByReference: true })],
    ['by its round', () => ({ isForRound: true })],
  ])('is not kept, %s, and is paid when it comes again behind its bet', async (_how, named) => {
    const uid = await world.funded(stake)
    const bet = { kind: 'bet' as const, uid, txId: name(), roundId: name(), betRef: name(), amount: stake }
    const settle = { kind: 'settle' as const, uid, txId: name(), roundId: bet.roundId, amount: win, ...named(bet) }
    for (let turn = 0; turn < 2; turn++)
      expect(await apply(settle)).toMatchObject({ outcome: 'BET_NOT_FOUND', balance: stake, seq: null })
    const { commands, rounds } = await world.db.member(uid, tx => readLedger(tx, uid))
    expect({ ofProviders: commands.filter(({ provider }) => provider > 0), rounds }).toEqual({
      ofProviders: [],
      rounds: [],
    })
    expect(await apply(bet)).toMatchObject({ outcome: 'OK', balance: 0n })
    for (const replayed of [false, true])
      expect(await apply(settle)).toMatchObject({ outcome: 'OK', replayed, balance: win })
  })

  test('never pays for its own bet', async () => {
    const uid = await world.funded(stake - 1n)
    const bet = { kind: 'bet' as const, uid, txId: name(), roundId: name(), amount: stake }
    const settle = { kind: 'settle' as const, uid, txId: name(), roundId: bet.roundId, refTxId: bet.txId, amount: win }
    expect(await apply(settle)).toMatchObject({ outcome: 'BET_NOT_FOUND' })
    expect(await apply(bet)).toMatchObject({ outcome: 'INSUFFICIENT_FUNDS' })
    expect(await apply(settle)).toMatchObject({ outcome: 'TX_ROLLED_BACK', balance: stake - 1n })
  })
})

describe('a rollback that came before its bet and did not say the round', () => {
  async function cancelled(rest: Partial<CommandFields> = {}) {
    const uid = await world.funded(100n * peso)
    const bet = { kind: 'bet' as const, uid, txId: name(), roundId: name(), amount: stake, rules, ...rest }
    const bare = { kind: 'rollback' as const, uid, txId: name(), refTxId: bet.txId, roundId: bet.txId, rules }
    const win = { kind: 'settle' as const, uid, roundId: bet.roundId, rules }
    expect(await apply({ ...bare, isRoundUnsaid: true })).toMatchObject({ outcome: 'OK' })
    return { uid, bet, win }
  }

  test('stands in its round too once it has come, so that what is won there is refused for good', async () => {
    const { bet, win: of } = await cancelled()
    const wonBefore = { ...of, txId: name(), amount: win, isForRound: true }
    expect(await apply(wonBefore)).toMatchObject({ outcome: 'BET_NOT_FOUND', balance: 100n * peso })
    for (let turn = 0; turn < 2; turn++)
      expect(await apply(bet)).toMatchObject({ outcome: 'BET_CANCELLED', balance: 100n * peso })
    expect(await apply(wonBefore)).toMatchObject({ outcome: 'TX_ROLLED_BACK', balance: 100n * peso })
  })

  test('leaves what was won in its round to another bet that stands there', async () => {
    const { uid, bet, win: of } = await cancelled()
    await apply({ ...bet, txId: name() })
    expect(await apply(bet)).toMatchObject({ outcome: 'BET_CANCELLED', balance: 90n * peso })
    expect(await apply({ ...of, txId: name(), amount: win, isForRound: true })).toMatchObject({ balance: 115n * peso })
    expect((await world.db.member(uid, tx => readLedger(tx, uid))).wallet.balance).toBe(115n * peso)
  })

  test('belongs to one bet only: with another round, amount or reference it is a conflict', async () => {
    const { bet } = await cancelled({ betRef: name() })
    await apply(bet)
    for (const other of [{ betRef: name() }, { roundId: name() }, { amount: win }])
      expect(await apply({ ...bet, ...other })).toMatchObject({ outcome: 'TX_CONFLICT', balance: 100n * peso })
  })

  test('takes back its bet by both of its names', async () => {
    const betRef = name()
    const { uid, bet } = await cancelled()
    const bare = { kind: 'rollback' as const, uid, txId: name(), refTxId: betRef, roundId: betRef, rules }
    expect(await apply({ ...bare, isByReference: true, isRoundUnsaid: true })).toMatchObject({ outcome: 'OK' })
    const second = { ...bet, betRef, txId: name() }
    expect(await apply(second)).toMatchObject({ outcome: 'BET_CANCELLED', balance: 100n * peso })
    const { betRef: _known, ...byIdAlone } = second
    expect(await apply(byIdAlone)).toMatchObject({ outcome: 'BET_CANCELLED', balance: 100n * peso })
  })
})

describe('an open bet in a round that another message closed', () => {
  async function twoBets() {
    const uid = await world.funded(100n * peso)
    const roundId = name()
    const [first, second] = [name(), name()]
    for (const txId of [first, second]) await apply({ kind: 'bet', uid, txId, roundId, amount: stake })
    return { uid, roundId, first, second }
  }
  const turnoverOf = async (uid: bigint) => (await world.db.member(uid, tx => readLedger(tx, uid))).wallet.turnover

  test('is given back, and is no turnover any more', async () => {
    const { uid, roundId, first, second } = await twoBets()
    await apply({ kind: 'settle', uid, roundId, txId: name(), refTxId: second, amount: win, closesRound: true })
    expect(await turnoverOf(uid)).toBe(2n * stake)
    const rollback = { kind: 'rollback' as const, uid, roundId, txId: name(), refTxId: first }
    expect(await apply(rollback)).toMatchObject({ outcome: 'OK', balance: 115n * peso })
    expect(await apply(rollback)).toMatchObject({ outcome: 'OK', replayed: true, balance: 115n * peso })
    expect(await turnoverOf(uid)).toBe(stake)
    const settled = { kind: 'rollback' as const, uid, roundId, txId: name(), refTxId: second }
    expect(await apply(settled)).toMatchObject({ outcome: 'ALREADY_SETTLED', balance: 115n * peso })
  })

  test.each(['close', 'bet'] as const)('is given back too where a %s closed it', async kind => {
    const { uid, roundId, first } = await twoBets()
    await apply({ kind, uid, roundId, txId: name(), amount: 0n, closesRound: true })
    expect(await apply({ kind: 'rollback', uid, roundId, txId: name(), refTxId: first })).toMatchObject({
      outcome: 'OK',
      balance: 90n * peso,
    })
    expect(await turnoverOf(uid)).toBe(stake)
  })

  test('is settled where the win named the round alone, and each bet after it is open', async () => {
    const { uid, roundId, first } = await twoBets()
    await apply({ kind: 'settle', uid, roundId, txId: name(), amount: 0n, isForRound: true })
    const later = name()
    await apply({ kind: 'bet', uid, roundId, txId: later, amount: stake })
    const rollback = (refTxId: string) => apply({ kind: 'rollback', uid, roundId, txId: name(), refTxId })
    expect(await rollback(first)).toMatchObject({ outcome: 'ALREADY_SETTLED', balance: 70n * peso })
    expect(await rollback(later)).toMatchObject({ outcome: 'OK', balance: 80n * peso })
  })
})

describe('a reference', () => {
  test('of two standing bets names neither for a rollback, and of one taken back beside another names the other', async () => {
    const uid = await world.funded(100n * peso)
    const [roundId, betRef] = [name(), name()]
    const [first, second] = [name(), name()]
    for (const txId of [first, second]) await apply({ kind: 'bet', uid, txId, roundId, betRef, amount: stake })
    const byReference = { kind: 'rollback' as const, uid, roundId, refTxId: betRef, isByReference: true }
    expect(await apply({ ...byReference, txId: name() })).toMatchObject({ outcome: 'TX_CONFLICT', balance: 80n * peso })
    await apply({ kind: 'rollback', uid, roundId, txId: name(), refTxId: first })
    expect(await apply({ ...byReference, txId: name() })).toMatchObject({ outcome: 'OK', balance: 100n * peso })
  })

  test('of several bets of one round calls all of them for a win: it is the first one’s, and settles the others', async () => {
    const uid = await world.funded(100n * peso)
    const [roundId, betRef] = [name(), name()]
    const [first, second, third] = [name(), name(), name()]
    const of = { uid, roundId, rules: { ...plainRules, settledCanBeTakenBack: true } }
    for (const txId of [first, second]) await apply({ ...of, kind: 'bet', txId, betRef, amount: stake })
    await apply({ ...of, kind: 'bet', txId: third, amount: stake })
    const settle = { ...of, kind: 'settle' as const, txId: name(), refTxId: betRef, isByReference: true, amount: win }
    for (const replayed of [false, true]) {
      expect(await apply(settle)).toMatchObject({ outcome: 'OK', replayed, balance: 95n * peso })
    }
    const rollback = (refTxId: string, rules = of.rules) =>
      apply({ ...of, kind: 'rollback', txId: name(), refTxId, rules })
    for (const txId of [first, second]) {
      expect(await rollback(txId, plainRules)).toMatchObject({ outcome: 'ALREADY_SETTLED', balance: 95n * peso })
    }
    expect(await rollback(third, plainRules)).toMatchObject({ outcome: 'OK', balance: 105n * peso })
    expect(await rollback(second)).toMatchObject({ outcome: 'OK', balance: 115n * peso })
    expect(await rollback(first)).toMatchObject({ outcome: 'OK', balance: 100n * peso })
  })

  test('of bets of two rounds names none of them for a win', async () => {
    const uid = await world.funded(100n * peso)
    const [roundId, betRef] = [name(), name()]
    for (const round of [roundId, name()])
      await apply({ kind: 'bet', uid, txId: name(), roundId: round, betRef, amount: stake })
    const settle = {
      kind: 'settle' as const,
      uid,
      roundId,
      txId: name(),
      refTxId: betRef,
      isByReference: true,
      amount: win,
    }
    expect(await apply(settle)).toMatchObject({ outcome: 'TX_CONFLICT', balance: 80n * peso })
  })

  test('that was taken back is not that of a bet which brings another one', async () => {
    const uid = await world.funded(100n * peso)
    const bet = { kind: 'bet' as const, uid, txId: name(), roundId: name(), amount: stake }
    const [first, second] = [name(), name()]
    const back = {
      kind: 'rollback',
      uid,
      roundId: bet.roundId,
      txId: name(),
      refTxId: first,
      isByReference: true,
    } as const
    expect(await apply(back)).toMatchObject({ outcome: 'OK', balance: 100n * peso })
    expect(await apply({ ...bet, betRef: second })).toMatchObject({ outcome: 'OK', balance: 90n * peso })
    const cancelled = { ...bet, txId: name(), betRef: first }
    expect(await apply(cancelled)).toMatchObject({ outcome: 'BET_CANCELLED', balance: 90n * peso })
  })

  test('is part of what a bet is', async () => {
    const uid = await world.funded(100n * peso)
    const bet = { kind: 'bet' as const, uid, txId: name(), roundId: name(), betRef: name(), amount: stake }
    await apply(bet)
    expect(await apply({ ...bet, betRef: name() })).toMatchObject({ outcome: 'TX_CONFLICT', balance: 90n * peso })
  })

  test('of another member’s bet is a conflict', async () => {
    const [uid, stranger] = [await world.funded(100n * peso), await world.funded(0n)]
    const bet = { kind: 'bet' as const, uid, txId: name(), roundId: name(), betRef: name(), amount: stake }
    await apply(bet)
    const of = { roundId: bet.roundId, refTxId: bet.betRef, isByReference: true }
    // Only members of one schema share its commands.
    const other = (stranger - uid) % 3n === 0n ? stranger : await memberBeside(uid)
    expect(await apply({ kind: 'settle', uid: other, txId: name(), ...of, amount: win })).toMatchObject({
      outcome: 'TX_CONFLICT',
      balance: 0n,
    })
  })
})

test('the auditor finds nothing wrong with any of it', async () => {
  const { findings, wallets } = await auditAll(world)
  expect(findings).toEqual([])
  expect(wallets).toBeGreaterThan(1000)
})

async function memberBeside(uid: bigint): Promise<bigint> {
  for (;;) {
    const other = await world.funded(0n)
    if ((other - uid) % 3n === 0n) return other
  }
}
