import { command, type LedgerWorld, openLedgerWorld, ordersOf, plainRules, readLedgers } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditAll } from '../audit/auditAll.ts'
import type { ProviderRules, WalletCommand, CommandFields } from './command.ts'

let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld()
})
afterAll(() => world.close())

const peso = 10_000n
let counter = 0
const name = () => `tx${++counter}`

type Wish = Partial<CommandFields> & Pick<CommandFields, 'kind'>

/** A member who bets in one round: each command is answered with its outcome and what the member has then, in pesos. */
async function player(start: bigint, rules: Partial<ProviderRules> = {}) {
  const uid = await world.funded(start * peso)
  const of = { uid, roundId: name(), rules: { ...plainRules, ...rules } }
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

const contracts = [plainRules, { ...plainRules, settledCanBeTakenBack: true }]
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

/** Sends one order of them, and again whatever is to be sent again. */
async function playOut(uid: bigint, played: Case): Promise<void> {
  const commands = commandsOf(uid, played)
  const again = steps.filter(step => step.endsWith('win'))
  for (const step of [...played.order, ...again, ...again]) {
    const { outcome } = await world.ledger.apply(commands[step])
    if (step === 'end' && outcome === 'TEMPORARY')
      await world.ledger.apply({ ...commands.end, roundId: commands.bet.roundId })
  }
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
  ])('keeps no win when none of its bets stands, the first of them %s', async (end, rest) => {
    const orders = ordersOf(end === 'refused' ? steps.filter(step => step !== 'end') : steps)
    const cases: Case[] = contracts.flatMap(rules =>
      rest.flatMap(other => orders.map(order => ({ order, rules, end, ...other }))),
    )
    const uids = await world.fundedMany(cases.map(() => 100n * peso))
    await Promise.all(cases.map((played, at) => playOut(uids[at] ?? 0n, played)))
    const ledgers = await readLedgers(world.db, uids)
    const kept = cases.map((played, at) => {
      const rounds = ledgers.get(uids[at] ?? 0n)?.rounds ?? []
      const isKept = rounds.some(({ bets, win }) => bets === 0 && win !== 0n)
      return isKept ? `${describeCase(played)}: keeps a win` : undefined
    })
    expect(kept.filter(Boolean)).toEqual([])
  })
})

describe('a win that names its round alone', () => {
  test('waits for its bet, also where another one was to come that is not there', async () => {
    const send = await player(100n)
    const win = { ...ofRound, txId: 'gw', amount: 20n }
    expect(await send(win)).toBe('BET_NOT_FOUND 100')
    expect(await send({ kind: 'bet', txId: 'g', amount: 10n })).toBe('OK 90')
    expect(await send(win)).toBe('OK 110')
  })

  test('is not paid where a free bet was taken back', async () => {
    const send = await player(100n)
    await send({ kind: 'bet', txId: 'd', isFreeRound: true })
    await send({ kind: 'rollback', refTxId: 'd' })
    expect(await send({ ...ofRound, amount: 30n })).toBe('TX_ROLLED_BACK 100')
  })

  test('is paid where a stake was taken back and a free bet stands', async () => {
    const send = await player(100n)
    await send({ kind: 'bet', txId: 'i', amount: 10n })
    await send({ kind: 'rollback', refTxId: 'i' })
    await send({ kind: 'bet', isFreeRound: true })
    expect(await send({ ...ofRound, amount: 30n })).toBe('OK 130')
  })

  test('does not go back with one of two free bets, and with the last of them', async () => {
    const send = await player(100n, { settledCanBeTakenBack: true })
    for (const txId of ['j', 'k']) await send({ kind: 'bet', txId, isFreeRound: true })
    await send({ ...ofRound, amount: 30n })
    expect(await send({ kind: 'rollback', refTxId: 'j' })).toBe('ALREADY_SETTLED 130')
    const last = await player(100n, { settledCanBeTakenBack: true })
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
  expect(wallets).toBeGreaterThan(500)
})
