import { command, type LedgerWorld, type LimitWish, openLedgerWorld, plainRules, setPlayLimits } from '@saya/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WalletCommand } from './command.ts'

const peso = 10_000n
const dayMs = 86_400_000
let world: LedgerWorld
let counter = 0
const name = () => `tx${++counter}`

beforeEach(async () => {
  world = await openLedgerWorld()
})
afterEach(() => world.close())

const apply = (wish: Parameters<typeof command>[0]) => world.ledger.apply(command(wish))

/** The clock stands at a Monday's noon. */
async function limitedMember(counts: LimitWish['counts'], period: LimitWish['period'], most: bigint): Promise<bigint> {
  const uid = await world.member(1000n * peso)
  const limits = [{ counts, period, most }]
  await world.db.member(uid, tx => setPlayLimits(tx, { uid, limits, from: '2026-03-02' }))
  return uid
}

async function placeBet(uid: bigint, amount: bigint, wish: Partial<WalletCommand> = {}) {
  const bet = { kind: 'bet' as const, uid, txId: name(), roundId: name(), amount, ...wish }
  const { outcome } = await apply(bet)
  return { outcome, of: { uid, roundId: bet.roundId, refTxId: bet.txId } }
}

async function outcomeOf(uid: bigint, amount: bigint, wish: Partial<WalletCommand> = {}): Promise<string> {
  return (await placeBet(uid, amount, wish)).outcome
}

describe('a limit', () => {
  test('is taken to the last centavo, and not beyond', async () => {
    const uid = await limitedMember('spent', 'day', 100n * peso)
    expect(await outcomeOf(uid, 60n * peso)).toBe('OK')
    expect(await outcomeOf(uid, 40n * peso + 1n)).toBe('LIMIT_EXCEEDED')
    expect(await outcomeOf(uid, 40n * peso)).toBe('OK')
    expect(await outcomeOf(uid, 1n)).toBe('LIMIT_EXCEEDED')
    expect(await outcomeOf(uid, 0n, { isFreeRound: true })).toBe('OK')
  })

  test('of one hundred bets at once lets through what fits', async () => {
    const uid = await limitedMember('spent', 'day', 100n * peso)
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => outcomeOf(uid, 30n * peso)))
    expect(outcomes.filter(outcome => outcome === 'OK')).toHaveLength(3)
  })

  test.each([
    ['day', 1],
    ['week', 7],
    ['month', 30],
  ] as const)('of a %s begins anew with the next one in Manila', async (period, days) => {
    const uid = await limitedMember('spent', period, 10n * peso)
    expect(await outcomeOf(uid, 10n * peso)).toBe('OK')
    world.clock.advance(days * dayMs - dayMs / 2 - 1)
    expect(await outcomeOf(uid, 1n)).toBe('LIMIT_EXCEEDED')
    world.clock.advance(1)
    expect(await outcomeOf(uid, 10n * peso)).toBe('OK')
  })

  test('on losses counts an open bet as lost, and what it wins makes room', async () => {
    const uid = await limitedMember('lost', 'day', 100n * peso)
    const { of } = await placeBet(uid, 100n * peso)
    expect(await outcomeOf(uid, 1n)).toBe('LIMIT_EXCEEDED')
    await apply({ kind: 'settle', ...of, txId: name(), amount: 70n * peso, closesRound: true })
    expect(await outcomeOf(uid, 70n * peso + 1n)).toBe('LIMIT_EXCEEDED')
    expect(await outcomeOf(uid, 70n * peso)).toBe('OK')
  })

  test('gets back what a rollback returns on the same day', async () => {
    const uid = await limitedMember('spent', 'day', 100n * peso)
    const { of } = await placeBet(uid, 100n * peso)
    await apply({ kind: 'rollback', ...of, txId: name() })
    expect(await outcomeOf(uid, 100n * peso)).toBe('OK')
  })

  test('gets nothing back for a bet of the day before: it would make room for two days in one', async () => {
    const uid = await limitedMember('spent', 'day', 100n * peso)
    const { of } = await placeBet(uid, 100n * peso)
    world.clock.advance(dayMs)
    expect(await apply({ kind: 'rollback', ...of, txId: name() })).toMatchObject({ balance: 1000n * peso })
    expect(await outcomeOf(uid, 100n * peso + 1n)).toBe('LIMIT_EXCEEDED')
    expect(await outcomeOf(uid, 100n * peso)).toBe('OK')
  })

  test('on losses is not made room in by a bet’s own win, which counts once the bet was taken', async () => {
    const uid = await limitedMember('lost', 'day', 50n * peso)
    const both = { win: 200n * peso, closesRound: true }
    expect(await outcomeOf(uid, 60n * peso, both)).toBe('LIMIT_EXCEEDED')
    expect(await outcomeOf(uid, 50n * peso, both)).toBe('OK')
    expect(await outcomeOf(uid, 201n * peso)).toBe('LIMIT_EXCEEDED')
    expect(await outcomeOf(uid, 200n * peso)).toBe('OK')
  })

  test('on losses keeps nothing of a bet of the day before that is taken back with its win', async () => {
    const rules = { ...plainRules, settledCanBeTakenBack: true }
    const uid = await limitedMember('lost', 'day', 100n * peso)
    const [won, late] = [await placeBet(uid, 60n * peso, { rules }), await placeBet(uid, 40n * peso, { rules })]
    const win = { kind: 'settle', txId: '', amount: 300n * peso, closesRound: true, rules } as const
    await apply({ ...win, ...won.of, txId: name() })
    world.clock.advance(dayMs)
    await apply({ ...win, ...late.of, txId: name() })
    expect(await outcomeOf(uid, 401n * peso)).toBe('LIMIT_EXCEEDED')
    // Of the two wins one was counted today.
    for (const { of } of [won, late]) {
      expect(await apply({ kind: 'rollback', ...of, txId: name(), rules })).toMatchObject({ outcome: 'OK' })
    }
    expect(await outcomeOf(uid, 100n * peso + 1n)).toBe('LIMIT_EXCEEDED')
    expect(await outcomeOf(uid, 100n * peso)).toBe('OK')
  })

  test('is not opened again by a clock that goes back over midnight for a moment', async () => {
    const uid = await limitedMember('spent', 'day', 100n * peso)
    world.clock.advance(dayMs / 2)
    expect(await outcomeOf(uid, 60n * peso)).toBe('OK')
    world.clock.advance(-1)
    expect(await outcomeOf(uid, 40n * peso)).toBe('OK')
    world.clock.advance(1)
    expect(await outcomeOf(uid, 1n)).toBe('LIMIT_EXCEEDED')
  })
})

describe('a command that names another round than its bet', () => {
  const rules = { ...plainRules, settledCanBeTakenBack: true }

  test.each(['settle', 'rollback'] as const)('as a %s is a conflict, moves nothing and is not kept', async kind => {
    const uid = await world.member(100n * peso)
    const { of } = await placeBet(uid, 10n * peso, { rules })
    const stray = { kind, ...of, roundId: 'another', txId: name(), amount: 0n, closesRound: true, rules }
    expect(await apply(stray)).toMatchObject({ outcome: 'TX_CONFLICT', balance: 90n * peso, seq: null })
    expect(await apply({ ...stray, roundId: of.roundId })).toMatchObject({ outcome: 'OK', replayed: false })
  })
})

test('the wallet counts its open rounds, whichever way they open and close', async () => {
  const uid = await world.member(100n * peso)
  const open = async () =>
    (await world.db.member(uid, tx => tx.selectFrom('wallet').select('open_rounds').executeTakeFirstOrThrow()))
      .open_rounds
  const [first, second] = [await placeBet(uid, peso), await placeBet(uid, peso)]
  await placeBet(uid, peso, { win: peso, closesRound: true })
  await placeBet(uid, peso, { roundId: first.of.roundId })
  expect(await open()).toBe(2)
  await apply({ kind: 'settle', ...first.of, txId: name(), amount: 0n, closesRound: true })
  expect(await open()).toBe(1)
  await apply({ kind: 'close', uid, roundId: second.of.roundId, txId: name() })
  await apply({ kind: 'close', uid, roundId: second.of.roundId, txId: name() })
  expect(await open()).toBe(0)
})
