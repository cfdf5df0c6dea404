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
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditAll } from './auditAll.ts'
import type { ProviderRules, WalletCommand } from './command.ts'

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
  settle(refTo: { txId: string; betRef: string }): Partial<WalletCommand>
  rollback(refTo: { txId: string; betRef: string }): Partial<WalletCommand>
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

/** A win that names neither bet nor round is only paid where wins need no bet. */
function heard(order: readonly BetStep[], naming: string, { winWithoutBet }: ProviderRules): readonly BetStep[] {
  return naming === 'by nothing' && !winWithoutBet ? order.filter(step => step !== 'settle') : order
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
        moveOf(heard(order, namedBy, rules), rules, { stake, win, isCovered: start >= stake, areApart }),
      )
      expect(told(at => moves[at] ?? -1n)).toEqual(told(at => wanted[at] ?? -1n))
    },
    60_000,
  )
})

const early = { ...plainRules, winWithoutBet: true }
const both = { ...early, settledCanBeTakenBack: true }
const apply = (wish: Parameters<typeof command>[0]) => world.ledger.apply(command(wish))

describe('a win that came before its bet', () => {
  test('is taken back with a bet that is refused, under a name of its own', async () => {
    const uid = await world.funded(5n * peso)
    const bet = { kind: 'bet' as const, uid, txId: name(), roundId: name(), amount: stake, rules: early }
    const settle = { kind: 'settle' as const, uid, txId: name(), roundId: bet.roundId, refTxId: bet.txId, rules: early }
    await apply({ ...settle, amount: win })
    expect(await apply(bet)).toMatchObject({ outcome: 'TX_ROLLED_BACK', balance: 5n * peso, seq: null })
    expect(await apply(bet)).toMatchObject({ outcome: 'TX_ROLLED_BACK', replayed: true, seq: null })
    const { journal } = await world.db.member(uid, tx => readLedger(tx, uid))
    expect(journal.at(-1)).toMatchObject({ kind: 7, source: 0, amount: win, reference: bet.txId })
  })

  test('and is gone when its bet is refused is for somebody to look at', async () => {
    const uid = await world.funded(0n)
    const bet = { kind: 'bet' as const, uid, txId: name(), roundId: name(), amount: stake, rules: early }
    const settle = { kind: 'settle' as const, uid, txId: name(), roundId: bet.roundId, refTxId: bet.txId, rules: early }
    await apply({ ...settle, amount: win })
    await apply({ kind: 'bet', uid, txId: name(), roundId: name(), amount: win })
    expect(await apply(bet)).toMatchObject({ outcome: 'BALANCE_TOO_LOW', balance: 0n })
  })

  test('makes no room in a limit for its bet', async () => {
    const uid = await world.funded(100n * peso)
    await setLossLimit(uid, 9n * peso)
    const bet = { kind: 'bet' as const, uid, txId: name(), roundId: name(), amount: stake, rules: early }
    const settle = { kind: 'settle' as const, uid, txId: name(), roundId: bet.roundId, refTxId: bet.txId, rules: early }
    await apply({ ...settle, amount: win })
    expect(await apply(bet)).toMatchObject({ outcome: 'TX_ROLLED_BACK', balance: 100n * peso })
    expect(await apply({ ...bet, txId: name(), amount: 9n * peso })).toMatchObject({ outcome: 'OK' })
  })

  test('belongs to the bet of its own round, member and reference alone', async () => {
    const uid = await world.funded(100n * peso)
    const bet = { kind: 'bet' as const, uid, txId: name(), roundId: name(), amount: stake, rules: both }
    const of = { uid, refTxId: bet.txId, roundId: bet.roundId, rules: both }
    await apply({ kind: 'settle', ...of, txId: name(), amount: win })
    expect(await apply({ ...bet, roundId: name() })).toMatchObject({ outcome: 'TX_CONFLICT', balance: 125n * peso })
    expect(await apply({ ...bet, txId: name() })).toMatchObject({ outcome: 'OK', balance: 115n * peso })
    expect(await apply({ kind: 'rollback', ...of, txId: name() })).toMatchObject({ outcome: 'OK', balance: 90n * peso })
    expect(await apply(bet)).toMatchObject({ outcome: 'BET_CANCELLED', balance: 90n * peso })
  })
})

async function setLossLimit(uid: bigint, most: bigint): Promise<void> {
  const limits = `{"(2,1,2026-03-02,0,${most})"}`
  await world.db.member(uid, tx =>
    sql`update wallet set limits = ${limits}::play_limit[] where uid = ${uid}`.execute(tx),
  )
}

describe('a rollback that came before its bet and did not say the round', () => {
  async function cancelled(rest: Partial<WalletCommand> = {}) {
    const uid = await world.funded(100n * peso)
    const bet = { kind: 'bet' as const, uid, txId: name(), roundId: name(), amount: stake, rules: early, ...rest }
    const bare = { kind: 'rollback' as const, uid, txId: name(), refTxId: bet.txId, roundId: bet.txId, rules: early }
    const win = { kind: 'settle' as const, uid, roundId: bet.roundId, rules: early }
    expect(await apply({ ...bare, isRoundUnsaid: true })).toMatchObject({ outcome: 'OK' })
    return { uid, bet, win }
  }

  test('takes along all that its round alone was paid, and refuses what more is won there', async () => {
    const { uid, bet, win: of } = await cancelled()
    for (const amount of [win, 3n * peso]) await apply({ ...of, txId: name(), amount, isForRound: true })
    for (let turn = 0; turn < 2; turn++)
      expect(await apply(bet)).toMatchObject({ outcome: 'BET_CANCELLED', balance: 100n * peso })
    const late = { ...of, txId: name(), amount: win, isForRound: true }
    expect(await apply(late)).toMatchObject({ outcome: 'TX_ROLLED_BACK', balance: 100n * peso })
    const { journal } = await world.db.member(uid, tx => readLedger(tx, uid))
    expect(journal.at(-1)).toMatchObject({ kind: 7, amount: 28n * peso, reference: bet.txId })
  })

  test('leaves what was won in its round to another bet that stands there', async () => {
    const { uid, bet, win: of } = await cancelled()
    await apply({ ...bet, txId: name() })
    expect(await apply(bet)).toMatchObject({ outcome: 'BET_CANCELLED', balance: 90n * peso })
    expect(await apply({ ...of, txId: name(), amount: win, isForRound: true })).toMatchObject({ balance: 115n * peso })
    expect((await world.db.member(uid, tx => readLedger(tx, uid))).wallet.balance).toBe(115n * peso)
  })

  test('is owed what was won, until there is enough to take it back', async () => {
    const { uid, bet, win: of } = await cancelled()
    await apply({ ...of, txId: name(), amount: win, isForRound: true })
    await apply({ kind: 'adjust', uid, txId: name(), roundId: name(), amount: 110n * peso, isTaken: true })
    expect(await apply(bet)).toMatchObject({ outcome: 'BALANCE_TOO_LOW', balance: 15n * peso })
    await apply({ kind: 'promo', uid, txId: name(), roundId: name(), amount: stake })
    expect(await apply(bet)).toMatchObject({ outcome: 'BET_CANCELLED', balance: 0n })
  })

  test('stands for one bet alone: by another round, amount or reference it is a conflict', async () => {
    const { bet, win: of } = await cancelled({ betRef: name() })
    await apply(bet)
    const betRef = name()
    await apply({ ...of, txId: name(), refTxId: betRef, isByReference: true, amount: win })
    for (const other of [{ betRef }, { roundId: name() }, { amount: win }])
      expect(await apply({ ...bet, ...other })).toMatchObject({ outcome: 'TX_CONFLICT', balance: 125n * peso })
  })

  test.each(['reference', 'id'])('takes nothing where its bet won nothing by its %s', async by => {
    const betRef = name()
    const { uid, bet, win: of } = await cancelled(by === 'reference' ? { betRef } : {})
    const second = { ...bet, betRef, txId: name() }
    const bare = { kind: 'rollback' as const, uid, txId: name(), refTxId: betRef, roundId: betRef, rules: early }
    if (by === 'id') await apply({ ...bare, isByReference: true, isRoundUnsaid: true })
    const named = by === 'id' ? { refTxId: second.txId } : { refTxId: betRef, isByReference: true }
    expect(await apply({ ...of, txId: name(), amount: 0n, ...named })).toMatchObject({ outcome: 'OK' })
    const sent = by === 'id' ? second : bet
    expect(await apply(sent)).toMatchObject({ outcome: 'BET_CANCELLED', balance: 100n * peso })
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

  test('of a bet that was taken back is still owed what was paid under it, until there is enough to take it back', async () => {
    const uid = await world.funded(0n)
    const bet = { kind: 'bet' as const, uid, txId: name(), roundId: name(), betRef: name(), amount: stake }
    const of = { uid, roundId: bet.roundId, rules: { ...plainRules, winWithoutBet: true } }
    await apply({ ...of, kind: 'settle', txId: name(), refTxId: bet.betRef, isByReference: true, amount: win })
    await apply({ ...of, kind: 'rollback', txId: name(), refTxId: bet.txId })
    await apply({ kind: 'adjust', uid, txId: name(), roundId: name(), amount: win, isTaken: true })
    expect(await apply(bet)).toMatchObject({ outcome: 'BALANCE_TOO_LOW', balance: 0n })
    await apply({ kind: 'promo', uid, txId: name(), roundId: name(), amount: win })
    expect(await apply(bet)).toMatchObject({ outcome: 'BET_CANCELLED', balance: 0n })
    expect(await apply(bet)).toMatchObject({ outcome: 'BET_CANCELLED', balance: 0n })
  })

  test('that was taken back is not that of a bet which another one brings later', async () => {
    const uid = await world.funded(0n)
    const bet = { kind: 'bet' as const, uid, txId: name(), roundId: name(), amount: stake, rules: early }
    const [first, second] = [name(), name()]
    const of = { uid, roundId: bet.roundId, rules: early }
    await apply({ ...of, kind: 'rollback', txId: name(), refTxId: first, isByReference: true })
    await apply({ ...of, kind: 'settle', txId: name(), refTxId: bet.txId, amount: win })
    const stray = { ...bet, betRef: first, roundId: name() }
    expect(await apply(stray)).toMatchObject({ outcome: 'TX_CONFLICT', balance: win })
    await apply({ kind: 'adjust', uid, txId: name(), roundId: name(), amount: win, isTaken: true })
    expect(await apply({ ...bet, betRef: first })).toMatchObject({ outcome: 'BALANCE_TOO_LOW', balance: 0n })
    await apply({ kind: 'promo', uid, txId: name(), roundId: name(), amount: 2n * win })
    expect(await apply({ ...bet, betRef: second })).toMatchObject({ outcome: 'OK', balance: 2n * win - stake })
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
}, 60_000)

async function memberBeside(uid: bigint): Promise<bigint> {
  for (;;) {
    const other = await world.funded(0n)
    if ((other - uid) % 3n === 0n) return other
  }
}
