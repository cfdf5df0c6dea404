import { command, type LedgerWorld, openLedgerWorld, plainRules, plant, undone } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditAll } from '../audit/auditAll.ts'
import type { WalletCommand } from '../ledger/command.ts'
import { openMonths } from '../month.store.ts'
import { listPlayMeters, setPlayMost } from './setPlayMost.ts'

const peso = 10_000n
const dayMs = 86_400_000
const rules = { ...plainRules, settledCanBeTakenBack: true }
let world: LedgerWorld
let counter = 0
const name = () => `act ${++counter}`

beforeAll(async () => {
  world = await openLedgerWorld()
})
afterAll(() => world.close())

const member = () => world.funded(1000n * peso)

interface SentBet {
  readonly uid: bigint
  readonly roundId: string
  readonly refTxId: string
  readonly outcome: string
}

async function bet(uid: bigint, amount: bigint, wish: Partial<WalletCommand> = {}): Promise<SentBet> {
  const [txId, roundId] = [name(), name()]
  const sent = command({ kind: 'bet', uid, txId, roundId, amount: amount * peso, rules, ...wish })
  const { outcome } = await world.ledger.apply(sent)
  return { uid, roundId: sent.roundId, refTxId: txId, outcome }
}

function win({ outcome: _taken, ...played }: SentBet, amount: bigint) {
  const txId = name()
  return world.ledger.apply(
    command({ kind: 'settle', ...played, txId, amount: amount * peso, rules, closesRound: true }),
  )
}

function takeBack({ outcome: _taken, ...played }: SentBet) {
  return world.ledger.apply(command({ kind: 'rollback', ...played, txId: name(), rules }))
}

type Setting = Omit<Parameters<typeof setPlayMost>[1], 'uid' | 'nowMs'>

function set(uid: bigint, { counts = 'spent', period = 'day', most }: Partial<Setting>) {
  const setting = { uid, counts, period, most: most ?? null, nowMs: world.clock.now() }
  return world.db.member(uid, tx => setPlayMost(tx, setting))
}

/** What is used of what is set, in pesos. */
async function used(uid: bigint): Promise<Record<string, bigint>> {
  const meters = await world.db.member(uid, tx => listPlayMeters(tx, uid, world.clock.now()))
  return Object.fromEntries(meters.map(one => [`${one.counts} in a ${one.period}`, one.used / peso]))
}

async function setAll(uid: bigint): Promise<void> {
  for (const counts of ['spent', 'lost'] as const)
    for (const period of ['day', 'week', 'month'] as const) await set(uid, { counts, period, most: 500n * peso })
}

describe('a new limit begins with what its period has cost by the journal [FACT-13]', () => {
  test('stakes when they were staked, open bets as lost, wins where they were won', async () => {
    const uid = await member()
    await win(await bet(uid, 40n), 100n)
    world.clock.advance(dayMs)
    await bet(uid, 30n)
    await win(await bet(uid, 20n), 5n)
    await setAll(uid)
    expect(await used(uid)).toEqual({
      'spent in a day': 50n,
      'spent in a week': 90n,
      'spent in a month': 90n,
      'lost in a day': 45n,
      'lost in a week': -15n,
      'lost in a month': -15n,
    })
    expect((await bet(uid, 411n)).outcome).toBe('LIMIT_EXCEEDED')
    expect((await bet(uid, 410n)).outcome).toBe('OK')
  })

  test('nothing of free rounds, until a bet makes one a real round', async () => {
    const uid = await member()
    await win(await bet(uid, 0n, { isFreeRound: true }), 70n)
    const free = await bet(uid, 0n, { isFreeRound: true })
    const { outcome: _taken, ...named } = free
    await world.ledger.apply(command({ kind: 'settle', ...named, txId: name(), amount: 30n * peso, rules }))
    await bet(uid, 10n, { roundId: free.roundId })
    await setAll(uid)
    expect(await used(uid)).toMatchObject({ 'spent in a day': 10n, 'lost in a day': -20n })
  })

  test('nothing of what was taken back in its own period, and no room by what was of the one before', async () => {
    const uid = await member()
    const old = await bet(uid, 40n)
    world.clock.advance(dayMs)
    const [open, settled] = [await bet(uid, 30n), await bet(uid, 20n)]
    await win(settled, 50n)
    await bet(uid, 7n)
    for (const played of [old, open, settled]) expect(await takeBack(played)).toMatchObject({ outcome: 'OK' })
    await setAll(uid)
    expect(await used(uid)).toMatchObject({ 'spent in a day': 7n, 'lost in a day': 7n, 'spent in a week': 7n })
  })

  test('what is bet while the journal is read is in it, whoever comes first', async () => {
    for (let lap = 0; lap < 5; lap++) {
      const uid = await member()
      await bet(uid, 10n)
      const bets = Array.from({ length: 20 }, () => bet(uid, 10n))
      await Promise.all([...bets.slice(0, 10), set(uid, { most: 100n * peso }), ...bets.slice(10)])
      const taken = (await Promise.all(bets)).filter(({ outcome }) => outcome === 'OK').length
      expect(await used(uid)).toEqual({ 'spent in a day': 10n + BigInt(taken) * 10n })
    }
  })

  test('two that are set at once are both there', async () => {
    const uid = await member()
    await bet(uid, 10n)
    await Promise.all([set(uid, { most: 50n * peso }), set(uid, { counts: 'lost', period: 'week', most: 60n * peso })])
    expect(await used(uid)).toEqual({ 'spent in a day': 10n, 'lost in a week': 10n })
  })

  test('one that was taken away and is set again begins with all that was played meanwhile', async () => {
    const uid = await member()
    await set(uid, { most: 50n * peso })
    await bet(uid, 10n)
    await set(uid, { most: null })
    expect(await used(uid)).toEqual({})
    await bet(uid, 60n)
    await set(uid, { most: 50n * peso })
    expect(await used(uid)).toEqual({ 'spent in a day': 70n })
    expect((await bet(uid, 1n)).outcome).toBe('LIMIT_EXCEEDED')
  })
})

describe('the night proves what is used of every limit by the journal [FACT-14]', () => {
  test('and finds nothing, whatever was set, played and taken away before', async () => {
    world.clock.advance(40 * dayMs)
    await world.db.memberSchema(0, tx => openMonths(tx, world.clock.now()))
    const uid = await member()
    await set(uid, { most: 500n * peso })
    const early = await bet(uid, 10n)
    world.clock.advance(dayMs)
    await takeBack(early)
    await bet(uid, 20n)
    expect((await auditAll(world)).findings).toEqual([])
  })

  test.each([
    ['more is said to be used', 'play_used = array(select u + 1 from unnest(play_used) u)'],
    ['less is said to be used', 'play_used[1] = 0'],
    ['another day is said', 'play_counted_on = play_counted_on - 1'],
  ])('and finds that %s', async (_how, change) => {
    const uid = await member()
    await bet(uid, 10n)
    await set(uid, { most: 500n * peso })
    await bet(uid, 20n)
    const found = await undone(world.db, async db => {
      await db.memberSchema(0, tx => plant(tx, `update wallet set ${change} where uid = $uid and asset = $php`, uid))
      return (await auditAll({ db, clock: world.clock })).findings
    })
    expect(found.map(({ check, subject }) => [check, subject])).toEqual([['limit', `${uid} PHP`]])
  })

  test.each([1, 2, 3, 4, 5, 6])('and finds that of all six the one in the place %i says more, alone', async place => {
    const uid = await member()
    await bet(uid, 10n)
    await setAll(uid)
    const change = `update wallet set play_used[${place}] = play_used[${place}] + 1 where uid = $uid and asset = $php`
    const found = await undone(world.db, async db => {
      await db.memberSchema(0, tx => plant(tx, change, uid))
      return (await auditAll({ db, clock: world.clock })).findings
    })
    expect(found.map(({ check, subject }) => [check, subject])).toEqual([['limit', `${uid} PHP`]])
  })
})
