import { command, type LedgerWorld, openLedgerWorld, plant, readLedger } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditAll } from '../audit/auditAll.ts'
import { closeWallet } from '../closeWallet.ts'
import type { CommandFields, CommandKind } from './command.ts'

let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld()
})
afterAll(() => world.close())

const peso = 10_000n
let counter = 0

/** A member with a little money and one round, and how many rounds the wallet says are open. */
async function oneRound(balance = peso / 2n) {
  const uid = await world.funded(balance)
  const roundId = `round ${++counter}`
  const named = (word: string) => `${word} of ${roundId}`
  const send = (kind: CommandKind, word: string, more: Partial<CommandFields> = {}) =>
    world.ledger.apply(command({ kind, uid, roundId, txId: named(word), amount: peso / 10n, ...more }))
  return {
    uid,
    bet: (word: string, more?: Partial<CommandFields>) => send('bet', word, more),
    win: (word: string, more?: Partial<CommandFields>) =>
      send('settle', `${word} won`, { refTxId: named(word), ...more }),
    takeBack: (word: string) => send('rollback', `${word} back`, { refTxId: named(word), amount: 0n }),
    close: () => send('close', 'close', { amount: 0n }),
    async open() {
      const { wallet, rounds } = await world.db.member(uid, tx => readLedger(tx, uid))
      return { counted: wallet.open_rounds, standing: rounds[0]?.bets }
    },
  }
}

describe('a round that nobody closed', () => {
  test('is open no longer once its only bet was taken back, so that its member may leave', async () => {
    const round = await oneRound()
    await round.bet('one')
    expect(await round.open()).toEqual({ counted: 1, standing: 1 })
    expect(await world.db.member(round.uid, tx => closeWallet(tx, round.uid))).toBe(false)
    expect(await round.takeBack('one')).toMatchObject({ outcome: 'OK' })
    expect(await round.takeBack('one')).toMatchObject({ outcome: 'OK', replayed: true })
    expect(await round.open()).toEqual({ counted: 0, standing: 0 })
    expect(await world.db.member(round.uid, tx => closeWallet(tx, round.uid))).toBe(true)
  })

  test('is open while another bet stands in it, and again when one comes later', async () => {
    const round = await oneRound()
    await round.bet('one')
    await round.bet('two')
    await round.takeBack('one')
    expect(await round.open()).toEqual({ counted: 1, standing: 1 })
    await round.takeBack('two')
    expect(await round.open()).toEqual({ counted: 0, standing: 0 })
    expect(await round.bet('three')).toMatchObject({ outcome: 'OK' })
    expect(await round.open()).toEqual({ counted: 1, standing: 1 })
    await round.win('three', { closesRound: true })
    expect(await round.open()).toEqual({ counted: 0, standing: 1 })
  })

  test('is counted once when it is closed after all was taken back', async () => {
    const round = await oneRound()
    await round.bet('one')
    await round.takeBack('one')
    expect(await round.close()).toMatchObject({ outcome: 'OK' })
    expect(await round.open()).toEqual({ counted: 0, standing: 0 })
    expect(await round.bet('late')).toMatchObject({ outcome: 'ROUND_CLOSED' })
  })

  test('is open while a free bet stands in it, which is no money', async () => {
    const round = await oneRound()
    await round.bet('one')
    await round.bet('free', { amount: 0n, isFreeRound: true })
    await round.takeBack('one')
    expect(await round.open()).toEqual({ counted: 1, standing: 1 })
    await round.takeBack('free')
    expect(await round.open()).toEqual({ counted: 0, standing: 0 })
  })
})

/** One round of a member who lost all of a deposit but a little. */
async function oneRoundInDebt() {
  const round = await oneRound(0n)
  const { uid } = round
  async function deposit(): Promise<'closes' | 'keeps'> {
    const posted = await world.post({
      act: 'deposit',
      gateway: 1,
      uid,
      reference: `deposit ${++counter}`,
      amount: 50n * peso,
      nowMs: world.clock.now(),
    })
    const { lots } = await world.db.member(uid, tx => readLedger(tx, uid))
    if (!posted.ok) throw new Error('Nothing was deposited.')
    // A posting in its name closes them, just before it.
    return lots.some(lot => lot.closed_by === posted.seq - 1n) ? 'closes' : 'keeps'
  }
  await deposit()
  await round.bet('most', { roundId: `before ${uid}`, amount: 50n * peso - peso / 2n, win: 0n, closesRound: true })
  return { ...round, deposit, set: (column: string) => world.db.member(uid, tx => plant(tx, column, uid)) }
}

describe('a deposit on next to nothing', () => {
  test('closes the old lots after a bet was taken back, though its round is played again later', async () => {
    const round = await oneRoundInDebt()
    await round.bet('one')
    await round.takeBack('one')
    expect(await round.deposit()).toBe('closes')
    expect(await round.bet('two')).toMatchObject({ outcome: 'OK' })
    expect(await round.open()).toEqual({ counted: 1, standing: 1 })
  })

  test('keeps them while a round is open, and after something else in it was taken back', async () => {
    const round = await oneRoundInDebt()
    await round.bet('one')
    await round.bet('two')
    await round.takeBack('two')
    expect(await round.deposit()).toBe('keeps')
    await round.takeBack('one')
  })
})

test('a bet that another member had taken back by its name is refused, and its round is not won in', async () => {
  const [one, other] = [await oneRound(), await oneRound(0n)]
  const shared = { roundId: 'of both', txId: 'of both' }
  const unknown = { ...shared, refTxId: 'of both', amount: 0n }
  const won = {
    kind: 'settle',
    uid: other.uid,
    ...shared,
    txId: 'won of both',
    amount: peso,
    isForRound: true,
  } as const
  await world.ledger.apply(command({ kind: 'rollback', uid: one.uid, ...unknown, txId: 'back of both' }))
  expect(await world.ledger.apply(command(won))).toMatchObject({ outcome: 'BET_NOT_FOUND', balance: 0n })
  const bet = command({ kind: 'bet', uid: other.uid, ...shared, amount: 10n * peso })
  expect(await world.ledger.apply(bet)).toMatchObject({ outcome: 'BET_CANCELLED', balance: 0n })
})

test('the auditor counts the same', async () => {
  expect(await auditAll(world)).toMatchObject({ findings: [] })
})

test('the auditor finds lots that were closed while a round was open, and such as were left though none was', async () => {
  const [closed, left] = [await oneRoundInDebt(), await oneRoundInDebt()]
  await closed.bet('one')
  await closed.set('update wallet set open_rounds = 0 where uid = $uid and asset = $php')
  expect(await closed.deposit()).toBe('closes')
  await closed.set('update wallet set open_rounds = 1 where uid = $uid and asset = $php')
  await closed.takeBack('one')
  await left.bet('one')
  await left.takeBack('one')
  await left.set('update wallet set open_rounds = 1 where uid = $uid and asset = $php')
  expect(await left.deposit()).toBe('keeps')
  await left.set('update wallet set open_rounds = 0 where uid = $uid and asset = $php')
  await left.bet('two')
  const { findings } = await auditAll(world)
  const found = findings.map(({ check, subject, detail }) => `${check} ${subject.split(' ')[0]} ${detail}`)
  expect(found).toEqual([
    `lot ${closed.uid} closed lots while a round was open`,
    `lot ${left.uid} left lots open on a balance of next to nothing`,
  ])
})

test('the auditor finds lots that a credit without play left on next to nothing, until somebody releases them [FACT-98]', async () => {
  const { uid, set } = await oneRoundInDebt()
  const posting = { uid, reference: `rebate of ${uid}`, nowMs: world.clock.now() }
  async function found() {
    const { findings } = await auditAll(world)
    return findings
      .filter(({ subject }) => subject.startsWith(`${uid} `))
      .map(({ check, detail }) => `${check} ${detail}`)
  }
  await set('update wallet set open_rounds = 1 where uid = $uid and asset = $php')
  await world.post({ ...posting, act: 'promotion', cashType: 4006, amount: 10n * peso })
  await set('update wallet set open_rounds = 0 where uid = $uid and asset = $php')
  expect(await found()).toEqual(['lot left lots open on a balance of next to nothing'])
  await world.post({ ...posting, act: 'play_released', amount: 0n })
  expect(await found()).toEqual([])
})
