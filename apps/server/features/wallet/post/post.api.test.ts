import { type LedgerWorld, command, openLedgerWorld, readLedger } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstHead, hashOf } from '../ledger/chain.ts'
import { post, PostingConflict } from './post.store.ts'
import type { Posting } from './posting.rules.ts'

let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld(3)
})
afterAll(() => world.close())

const peso = 10_000n
let counter = 0
const name = () => `act ${++counter}`
const ledgerOf = (uid: bigint) => world.db.member(uid, tx => readLedger(tx, uid))

function deposit(uid: bigint, amount = 100n * peso): Posting {
  return { act: 'deposit', gateway: 1, uid, reference: name(), amount, nowMs: world.clock.now() }
}

function hold(uid: bigint, amount: bigint) {
  return { act: 'withdrawal_hold', uid, reference: name(), amount, nowMs: world.clock.now() } as const
}

/** Plays a bet of the amount to its end, so that as much turnover is done. */
async function play(uid: bigint, amount: bigint): Promise<void> {
  const bet = { kind: 'bet' as const, uid, txId: name(), roundId: name(), amount, win: amount, closesRound: true }
  expect(await world.ledger.apply(command(bet))).toMatchObject({ outcome: 'OK' })
}

describe('a posting', () => {
  test('moves its amount in one balanced, numbered row and keeps its name', async () => {
    const uid = await world.funded(0n)
    const paid = deposit(uid)
    expect(await world.post(paid)).toEqual({ ok: true, replayed: false, balance: 100n * peso, seq: 1n })
    const { wallet, journal, commands } = await ledgerOf(uid)
    expect(wallet).toMatchObject({ balance: 100n * peso, version: 1n, release_at: 100n * peso })
    expect(journal).toMatchObject([{ seq: 1n, kind: 10, source: 2001, destination: 0, balance_after: 100n * peso }])
    expect(commands).toMatchObject([{ provider: 0, kind: 10, tx_id: paid.reference, outcome: 0, seq: 1n }])
  })

  test('made again answers the same and moves nothing', async () => {
    const uid = await world.funded(0n)
    const paid = deposit(uid)
    await world.post(paid)
    const later = { ...paid, nowMs: paid.nowMs + 5000 }
    expect(await world.post(later)).toEqual({ ok: true, replayed: true, balance: 100n * peso, seq: 1n })
    expect((await ledgerOf(uid)).journal).toHaveLength(1)
  })

  test('of fifty at once under one name is made once', async () => {
    const uid = await world.funded(0n)
    const paid = deposit(uid)
    const results = await Promise.all(Array.from({ length: 50 }, () => world.post(paid)))
    expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1)
    expect((await ledgerOf(uid)).wallet).toMatchObject({ balance: 100n * peso, version: 1n })
  })

  test('of another amount or member under a used name is our own mistake, and moves nothing', async () => {
    const uid = await world.funded(0n)
    const paid = deposit(uid)
    await world.post(paid)
    await expect(world.post({ ...paid, amount: peso })).rejects.toThrow(PostingConflict)
    expect((await ledgerOf(uid)).wallet.version).toBe(1n)
  })

  test('for a member without a wallet fails', async () => {
    await expect(world.post(deposit(999_999n))).rejects.toThrow(PostingConflict)
  })

  test.each([0n, -1n])('of %s is none', async amount => {
    await expect(world.post(deposit(await world.funded(0n), amount))).rejects.toThrow(RangeError)
  })

  test('is undone with the state it belongs to', async () => {
    const uid = await world.funded(0n)
    const paid = deposit(uid)
    const broken = world.db.member(uid, async tx => {
      await post(tx, paid)
      throw new Error('The state could not be flipped.')
    })
    await expect(broken).rejects.toThrow('flipped')
    expect(await ledgerOf(uid)).toMatchObject({ wallet: { version: 0n }, journal: [], commands: [], lots: [] })
    expect(await world.post(paid)).toMatchObject({ ok: true, replayed: false })
  })

  test('never leaves less than nothing, and what was refused for want of money may be tried again', async () => {
    const uid = await world.funded(9n * peso)
    const taken: Posting = {
      act: 'adjustment',
      asset: 'PHP',
      direction: 'taken',
      reason: 'correction',
      uid,
      reference: name(),
      amount: 10n * peso,
      nowMs: world.clock.now(),
    }
    expect(await world.post(taken)).toMatchObject({ ok: false, code: 'balance_too_low', balance: 9n * peso })
    await world.post(deposit(uid))
    expect(await world.post(taken)).toMatchObject({ ok: true, replayed: false, balance: 99n * peso })
  })
})

describe('a withdrawal', () => {
  test('is held, then paid from the hold: the balance falls once', async () => {
    const uid = await world.funded(100n * peso)
    const held = hold(uid, 60n * peso)
    expect(await world.post(held)).toMatchObject({ ok: true, balance: 40n * peso })
    expect((await ledgerOf(uid)).wallet).toMatchObject({ balance: 40n * peso, held: 60n * peso })
    const paid = { ...held, act: 'withdrawal_paid' as const, gateway: 2 }
    expect(await world.post(paid)).toMatchObject({ ok: true, balance: 40n * peso })
    const { wallet, journal } = await ledgerOf(uid)
    expect(wallet).toMatchObject({ balance: 40n * peso, held: 0n, version: 3n })
    expect(journal.at(-1)).toMatchObject({ source: 5000, destination: 2002, balance_after: 40n * peso })
  })

  test('that is cancelled gives all of it back', async () => {
    const uid = await world.funded(100n * peso)
    const held = hold(uid, 60n * peso)
    await world.post(held)
    await world.post({ ...held, act: 'withdrawal_release' })
    expect((await ledgerOf(uid)).wallet).toMatchObject({ balance: 100n * peso, held: 0n })
  })

  test('takes only what has been played through', async () => {
    const uid = await world.funded(0n)
    await world.post(deposit(uid))
    await play(uid, 30n * peso)
    expect(await world.post(hold(uid, 31n * peso))).toMatchObject({ ok: false, code: 'not_withdrawable' })
    expect(await world.post(hold(uid, 101n * peso))).toMatchObject({ ok: false, code: 'balance_too_low' })
    expect(await world.post(hold(uid, 30n * peso))).toMatchObject({ ok: true, balance: 70n * peso })
    expect(await world.post(hold(uid, 1n))).toMatchObject({ ok: false, code: 'not_withdrawable' })
  })

  test('cannot be released twice out of one hold', async () => {
    const uid = await world.funded(100n * peso)
    const held = hold(uid, 60n * peso)
    await world.post(held)
    const release = { ...held, act: 'withdrawal_release' as const, of: held.reference }
    await world.post(release)
    expect(await world.post({ ...release, reference: name() })).toMatchObject({ ok: false, code: 'more_than_left' })
    expect((await ledgerOf(uid)).wallet).toMatchObject({ balance: 100n * peso, held: 0n })
  })
})

test('an order that the coins do not pay for stays refused when coins have come', async () => {
  const uid = await world.funded(0n)
  const order: Posting = { act: 'order', uid, reference: name(), amount: 50n, nowMs: world.clock.now() }
  expect(await world.post(order)).toMatchObject({ ok: false, code: 'balance_too_low', replayed: false })
  await world.post({ ...order, act: 'points', amount: 80n })
  expect(await world.post(order)).toMatchObject({ ok: false, code: 'balance_too_low', replayed: true, balance: 80n })
  expect(await world.post({ ...order, reference: name() })).toMatchObject({ ok: true, balance: 30n })
})

test('postings and bets at once share one chain without a gap, each hash recomputed', async () => {
  const uid = await world.funded(1000n * peso)
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      index % 3 === 0
        ? world.post(deposit(uid, peso))
        : world.ledger.apply(command({ kind: 'bet', uid, txId: name(), roundId: name(), amount: peso })),
    ),
  )
  const { wallet, journal } = await ledgerOf(uid)
  expect(journal.map(({ seq }) => seq)).toEqual(Array.from({ length: 61 }, (_, index) => BigInt(index + 1)))
  const head = journal.reduce((before, posting) => {
    const hash = hashOf(before, posting)
    expect(posting.hash).toEqual(hash)
    return hash
  }, firstHead)
  expect(wallet.head).toEqual(head)
  expect(wallet.balance).toBe((1000n + 20n - 40n) * peso)
})
