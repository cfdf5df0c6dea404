import { command, type LedgerWorld, openLedgerWorld, plainRules, readLedger } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditAll } from './auditAll.ts'
import { closeWallet } from './closeWallet.ts'
import type { CommandKind, ProviderRules, WalletCommand } from './command.ts'

let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld()
})
afterAll(() => world.close())

const peso = 10_000n
const early: ProviderRules = { ...plainRules, winWithoutBet: true }
let counter = 0

/** A member with a little money and one round, and how many rounds the wallet says are open. */
async function oneRound(balance = peso / 2n) {
  const uid = await world.funded(balance)
  const roundId = `round ${++counter}`
  const named = (word: string) => `${word} of ${roundId}`
  const send = (kind: CommandKind, word: string, more: Partial<WalletCommand> = {}) =>
    world.ledger.apply(command({ kind, uid, roundId, txId: named(word), amount: peso / 10n, ...more }))
  return {
    uid,
    bet: (word: string, more?: Partial<WalletCommand>) => send('bet', word, more),
    win: (word: string, more?: Partial<WalletCommand>) =>
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

  test('is not open once the win that came before its bet was taken back with the refused bet', async () => {
    const round = await oneRound(0n)
    await round.win('one', { rules: early })
    expect(await round.open()).toEqual({ counted: 1, standing: 0 })
    expect(await round.bet('one', { amount: 100n * peso, rules: early })).toMatchObject({ outcome: 'TX_ROLLED_BACK' })
    expect(await round.open()).toEqual({ counted: 0, standing: 0 })
  })
})

test('the auditor counts the same', async () => {
  expect(await auditAll(world)).toMatchObject({ findings: [] })
})
