import { command, type LedgerWorld, openLedgerWorld, ordersOf, readLedgers } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditAll } from './auditAll.ts'
import type { ProviderRules, WalletCommand } from './command.ts'

let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld()
})
afterAll(() => world.close())

const peso = 10_000n
let counter = 0
const name = () => `tx${++counter}`

type Wish = Partial<WalletCommand> & Pick<WalletCommand, 'kind'>

/** A member who bets in one round: each command is answered with its outcome and what the member has then, in pesos. */
async function player(start: bigint, rules: Partial<ProviderRules> = {}) {
  const uid = await world.funded(start * peso)
  const of = { uid, roundId: name(), rules: { ...early, ...rules } }
  const names = new Map<string, string>()
  const own = (short: string) => names.get(short) ?? names.set(short, name()).get(short) ?? ''
  return async ({ txId, refTxId, betRef, amount = 0n, ...wish }: Wish) => {
    const called = { txId: txId ? own(txId) : name(), ...(refTxId && { refTxId: own(refTxId) }) }
    const known = betRef ? { betRef: own(betRef) } : {}
    const { outcome, balance } = await world.ledger.apply(
      command({ ...of, ...wish, ...called, ...known, amount: amount * peso }),
    )
    return `${outcome} ${balance / peso}`
  }
}

const early: ProviderRules = { winWithoutBet: true, settledCanBeTakenBack: false, unknownRollbackIsError: false }
const contracts = [early, { ...early, settledCanBeTakenBack: true }]
const ofRound = { kind: 'settle', isForRound: true } as const

/** Two bets of one round, what the second was paid by name, what the round was paid, and what ends the first. */
const steps = ['bet', 'end', 'other', 'its win', 'round win'] as const
type Step = (typeof steps)[number]
type End = 'refused' | 'cancelled' | 'cancelled without its round'

interface Case {
  readonly order: readonly Step[]
  readonly rules: ProviderRules
  readonly end: End
  /** Whether the second bet is taken. */
  readonly isTaken: boolean
  readonly isFree: boolean
}

function commandsOf(uid: bigint, { rules, end, isTaken, isFree }: Case): Record<Step, WalletCommand> {
  const of = { uid, roundId: name(), rules }
  const [first, second] = [name(), name()]
  const stake = isFree ? 0n : 10n * peso
  const bet = { ...of, kind: 'bet' as const, isFreeRound: isFree, amount: stake }
  const isRefused = end === 'refused'
  const unsaid = { roundId: first, isRoundUnsaid: true }
  const back = { ...of, kind: 'rollback' as const, txId: name(), refTxId: first }
  return {
    bet: command({ ...bet, txId: first, ...(isRefused && { amount: 900n * peso }) }),
    end: command(end === 'cancelled without its round' ? { ...back, ...unsaid } : back),
    other: command({ ...bet, txId: second, ...(!isTaken && { amount: 900n * peso }) }),
    'its win': command({ ...of, kind: 'settle', txId: name(), refTxId: second, amount: 7n * peso }),
    'round win': command({ ...of, ...ofRound, txId: name(), amount: 20n * peso }),
  }
}

/** Sends one order of them, and again whatever is to be sent again. Tells where it went wrong. */
async function playOut(uid: bigint, played: Case): Promise<string | undefined> {
  const commands = commandsOf(uid, played)
  const heard = new Map<Step, string>()
  const again = steps.filter(step => step.endsWith('win'))
  for (const step of [...played.order, ...again, ...again]) {
    const isNamedWaiting = heard.get('its win') === 'OK' && !heard.has('other')
    const { outcome } = await world.ledger.apply(commands[step])
    heard.set(step, outcome)
    if (step === 'end' && outcome === 'TEMPORARY')
      await world.ledger.apply({ ...commands.end, roundId: commands.bet.roundId })
    if (step === 'round win' && outcome === 'TX_ROLLED_BACK' && isNamedWaiting)
      return `${describeCase(played)}: refused for good while a bet of the round was to come`
  }
  return undefined
}

function describeCase({ order, rules, end, isTaken, isFree }: Case): string {
  const contract = Object.values(rules).map(Number).join('')
  return `${order.join(', ')}, first ${end}, second ${isTaken ? 'taken' : 'refused'}${isFree ? ', free' : ''}, ${contract}`
}

describe('a round', () => {
  const others = { taken: { isTaken: true, isFree: false }, refused: { isTaken: false, isFree: false } }
  const free = { isTaken: true, isFree: true }

  test.each<[End, Pick<Case, 'isTaken' | 'isFree'>[]]>([
    ['refused', [others.taken, others.refused]],
    ['cancelled', [others.taken, others.refused, free]],
    ['cancelled without its round', [others.refused]],
  ])(
    'keeps no win when none of its bets stands, the first of them %s, and refuses none while one is to come',
    async (end, rest) => {
      const orders = ordersOf(end === 'refused' ? steps.filter(step => step !== 'end') : steps)
      const cases: Case[] = contracts.flatMap(rules =>
        rest.flatMap(other => orders.map(order => ({ order, rules, end, ...other }))),
      )
      const uids = await world.fundedMany(cases.map(() => 100n * peso))
      const wrong = await Promise.all(cases.map((played, at) => playOut(uids[at] ?? 0n, played)))
      const ledgers = await readLedgers(world.db, uids)
      const kept = cases.map((played, at) => {
        const rounds = ledgers.get(uids[at] ?? 0n)?.rounds ?? []
        const isKept = rounds.some(({ bets, win }) => bets === 0 && win !== 0n)
        return isKept ? `${describeCase(played)}: keeps a win` : undefined
      })
      expect([...wrong, ...kept].filter(Boolean)).toEqual([])
    },
    60_000,
  )
})

describe('what a round was paid before its bet came, beside what was paid by the name of that bet', () => {
  const named = { kind: 'settle', refTxId: 'f', amount: 10n } as const
  const spare = { kind: 'settle', amount: 20n } as const

  test('goes back with the bet that is refused', async () => {
    const send = await player(0n)
    expect(await send(named)).toBe('OK 10')
    expect(await send(spare)).toBe('OK 30')
    expect(await send({ kind: 'bet', txId: 'f', amount: 100n })).toBe('TX_ROLLED_BACK 0')
  })

  test('goes back with the bet that was cancelled without its round', async () => {
    const send = await player(100n)
    await send({ kind: 'rollback', refTxId: 'f', roundId: 'nowhere', isRoundUnsaid: true })
    await send({ ...named, refTxId: 'ref f', isByReference: true })
    expect(await send({ ...spare, isForRound: true })).toBe('OK 130')
    const bet = { kind: 'bet', txId: 'f', betRef: 'ref f', amount: 10n } as const
    for (let turn = 0; turn < 2; turn++) expect(await send(bet)).toBe('BET_CANCELLED 100')
  })

  test('goes back with the cancel, where settled bets may be taken back', async () => {
    const send = await player(100n, { settledCanBeTakenBack: true })
    await send(named)
    await send(spare)
    expect(await send({ kind: 'rollback', refTxId: 'f' })).toBe('OK 100')
    expect(await send({ kind: 'bet', txId: 'f', amount: 10n })).toBe('BET_CANCELLED 100')
  })

  test('is the own of the bet that is taken, and goes back with it', async () => {
    const send = await player(100n, { settledCanBeTakenBack: true })
    await send(named)
    await send(spare)
    expect(await send({ kind: 'bet', txId: 'f', amount: 10n })).toBe('OK 120')
    expect(await send({ kind: 'rollback', refTxId: 'f' })).toBe('OK 100')
  })

  test('does not pay for its bet, and is owed where it is gone', async () => {
    const send = await player(0n)
    await send(named)
    await send(spare)
    await send({ kind: 'adjust', roundId: '', isTaken: true, amount: 25n })
    expect(await send({ kind: 'bet', txId: 'f', amount: 10n })).toBe('BALANCE_TOO_LOW 5')
    // What it was paid by name is its own, and no other bet of the round is asked for it.
    await send({ kind: 'promo', roundId: '', amount: 20n })
    expect(await send({ kind: 'bet', txId: 'g', amount: 1n })).toBe('OK 24')
  })
})

describe('what was paid for a bet before it came, by its id and by its reference', () => {
  const byId = { kind: 'settle', refTxId: 'n', amount: 10n } as const
  const byReference = { kind: 'settle', refTxId: 'ref n', isByReference: true, amount: 20n } as const
  const bet = { kind: 'bet', txId: 'n', betRef: 'ref n' } as const

  test.each([
    ['', []],
    [' and what its round was paid besides', [5n]],
  ])('goes back with the bet that is refused%s', async (_what, ofItsRound) => {
    const send = await player(0n)
    for (const win of [byId, byReference]) await send(win)
    for (const amount of ofItsRound) await send({ ...ofRound, amount })
    for (let turn = 0; turn < 2; turn++) expect(await send({ ...bet, amount: 100n })).toBe('TX_ROLLED_BACK 0')
  })

  test('is the own of the bet that is taken, and goes back with it by either name', async () => {
    for (const named of [{ refTxId: 'n' }, { refTxId: 'ref n', isByReference: true }]) {
      const send = await player(100n, { settledCanBeTakenBack: true })
      for (const win of [byReference, byId]) await send(win)
      expect(await send({ ...bet, amount: 10n })).toBe('OK 120')
      expect(await send({ kind: 'rollback', ...named })).toBe('OK 100')
    }
  })

  test('is owed where it is gone, and no other bet of the round is asked for it', async () => {
    const send = await player(0n)
    for (const win of [byId, byReference]) await send(win)
    await send({ kind: 'adjust', roundId: '', isTaken: true, amount: 25n })
    expect(await send({ ...bet, amount: 10n })).toBe('BALANCE_TOO_LOW 5')
    await send({ kind: 'promo', roundId: '', amount: 30n })
    expect(await send({ ...ofRound, amount: 9n })).toBe('TX_ROLLED_BACK 35')
    expect(await send({ kind: 'bet', txId: 'o', amount: 5n })).toBe('OK 30')
  })
})

describe('a win that names its round alone', () => {
  test('waits for a bet that was paid before it comes, where another was refused', async () => {
    const send = await player(100n)
    await send({ kind: 'settle', refTxId: 'g2', amount: 10n })
    expect(await send({ kind: 'bet', txId: 'g1', amount: 500n })).toBe('INSUFFICIENT_FUNDS 110')
    const win = { ...ofRound, txId: 'gw', amount: 20n }
    expect(await send(win)).toBe('BET_NOT_FOUND 110')
    expect(await send({ kind: 'bet', txId: 'g2', amount: 10n })).toBe('OK 100')
    expect(await send(win)).toBe('OK 120')
  })

  test('is not paid where a free bet was taken back', async () => {
    const send = await player(100n, { winWithoutBet: false })
    await send({ kind: 'bet', txId: 'd', isFreeRound: true })
    await send({ kind: 'rollback', refTxId: 'd' })
    expect(await send({ ...ofRound, amount: 30n })).toBe('TX_ROLLED_BACK 100')
  })

  test('is paid where a stake was taken back and a free bet stands', async () => {
    const send = await player(100n, { winWithoutBet: false })
    await send({ kind: 'bet', txId: 'i', amount: 10n })
    await send({ kind: 'rollback', refTxId: 'i' })
    await send({ kind: 'bet', isFreeRound: true })
    expect(await send({ ...ofRound, amount: 30n })).toBe('OK 130')
  })

  test('does not go back with one of two free bets, and with the last of them', async () => {
    const send = await player(100n, { winWithoutBet: false, settledCanBeTakenBack: true })
    for (const txId of ['j', 'k']) await send({ kind: 'bet', txId, isFreeRound: true })
    await send({ ...ofRound, amount: 30n })
    expect(await send({ kind: 'rollback', refTxId: 'j' })).toBe('ALREADY_SETTLED 130')
    const last = await player(100n, { winWithoutBet: false, settledCanBeTakenBack: true })
    await last({ kind: 'bet', txId: 'l', amount: 10n })
    await last({ kind: 'settle', refTxId: 'l', amount: 5n })
    await last({ ...ofRound, amount: 30n })
    expect(await last({ kind: 'rollback', refTxId: 'l' })).toBe('OK 100')
  })
})

test('a rollback that does not say its round and names a win is refused for good', async () => {
  const send = await player(100n)
  await send({ kind: 'bet', txId: 'm', amount: 10n })
  await send({ kind: 'settle', txId: 'mw', refTxId: 'm', amount: 30n })
  const bare = { kind: 'rollback', txId: 'mb', refTxId: 'mw', roundId: 'nowhere', isRoundUnsaid: true } as const
  for (let turn = 0; turn < 2; turn++) expect(await send(bare)).toBe('NOT_A_BET 120')
})

test('the auditor finds nothing wrong with any of it', async () => {
  const { findings, wallets } = await auditAll(world)
  expect(findings).toEqual([])
  expect(wallets).toBeGreaterThan(1000)
}, 60_000)
