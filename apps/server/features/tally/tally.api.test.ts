import {
  addProvider,
  command,
  type LedgerWorld,
  openLedgerWorld,
  readJournal,
  readReadings,
  workDay,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { journalReaders } from '../../journalReaders.ts'
import { hashGameToken, newGameToken, openGameSession } from '../game/index.ts'
import { auditAll, openMonths, post } from '../wallet/index.ts'
import type { Reader } from '../../platform/readers/index.ts'
import { systemRandom } from '../../platform/random.ts'
import { dropMonths, endDays, isDayWhole } from './index.ts'

const peso = 10_000n
const hourMs = 3_600_000
const provider = 5
/** Shortly before a Manila midnight. */
const beforeMidnight = Date.parse('2026-03-02T23:59:58+08:00')

let world: LedgerWorld
let counter = 0
const name = () => `tx${++counter}`
beforeEach(async () => {
  world = await openLedgerWorld()
  world.clock.advance(beforeMidnight - world.clock.now())
  await world.db.ref(tx =>
    addProvider(tx, { id: provider, code: 'open', dialect: 'rpp' }, { settled_can_be_taken_back: true }),
  )
})
afterEach(() => world.close())

const rules = { settledCanBeTakenBack: true, unknownRollbackIsError: false }

function bet(uid: bigint, amount: bigint, more: object = {}) {
  const round = { provider, uid, txId: name(), roundId: name(), game: 7, amount: amount * peso }
  return { round, placed: world.ledger.apply(command({ kind: 'bet', ...round, ...more })) }
}

async function play(uid: bigint, amount: bigint, won: bigint) {
  const { round, placed } = bet(uid, amount)
  await placed
  const win = { ...round, txId: name(), refTxId: round.txId, amount: won * peso, closesRound: true }
  expect(await world.ledger.apply(command({ kind: 'settle', ...win }))).toMatchObject({ outcome: 'OK' })
  return { round, win }
}

interface Tally {
  readonly day: string
  readonly rounds: bigint
  readonly bet: bigint
  readonly win: bigint
  readonly turnover: bigint
}

async function tallies(uid: bigint): Promise<string[]> {
  await readJournal(world)
  const rows = await world.db.member(uid, async tx => {
    const found = await sql<Tally>`
      select day::text, rounds, bet, win, turnover from tally_game where uid = ${uid} and rounds <> 0 order by day`.execute(
      tx,
    )
    return found.rows
  })
  return rows.map(row => `${row.day} ${row.rounds}: ${row.bet / peso} ${row.win / peso} ${row.turnover / peso}`)
}

describe('what a member played', () => {
  test('counts on the day on which the round closed, not on that of its bet [FACT-99]', async () => {
    const uid = await world.funded(100n * peso)
    const { round, placed } = bet(uid, 10n)
    await placed
    expect(await tallies(uid)).toEqual([])
    world.clock.advance(5000)
    const win = { ...round, txId: name(), refTxId: round.txId, amount: 4n * peso, closesRound: true }
    await world.ledger.apply(command({ kind: 'settle', ...win }))
    await play(uid, 3n, 1n)
    expect(await tallies(uid)).toEqual(['2026-03-03 2: 13 5 13'])
  })

  test('that is taken back days later changes the day it belongs to [FACT-101]', async () => {
    const uid = await world.funded(100n * peso)
    const { round } = await play(uid, 10n, 4n)
    await play(uid, 2n, 0n)
    expect(await tallies(uid)).toEqual(['2026-03-02 2: 12 4 12'])
    world.clock.advance(72 * hourMs)
    const back = { ...round, txId: name(), refTxId: round.txId, rules }
    expect(await world.ledger.apply(command({ kind: 'rollback', ...back }))).toMatchObject({ outcome: 'OK' })
    expect(await tallies(uid)).toEqual(['2026-03-02 1: 2 0 2'])
    const { kept, truth } = await world.db.memberSchema(0, readReadings)
    expect(kept).toEqual(truth)
    expect((await auditAll(world)).findings).toEqual([])
  })

  test('bears the site through which its game was launched, whatever is launched later', async () => {
    const uid = await world.funded(100n * peso)
    const launch = (brand: string) =>
      world.db.member(uid, tx =>
        openGameSession(tx, {
          tokenHash: hashGameToken(newGameToken(systemRandom, { uid, game: 7 })),
          uid,
          provider,
          game: 7,
          brand,
          openedAtMs: world.clock.now(),
          expiresAtMs: world.clock.now() + hourMs,
        }),
      )
    await launch('slots')
    world.clock.advance(1)
    const { round, placed } = bet(uid, 10n)
    await placed
    await readJournal(world)
    world.clock.advance(1)
    await launch('play')
    const win = { ...round, txId: name(), refTxId: round.txId, amount: 0n, closesRound: true }
    await world.ledger.apply(command({ kind: 'settle', ...win }))
    await play(uid, 1n, 0n)
    await readJournal(world)
    const brands = await world.db.member(uid, async tx => {
      const { rows } = await sql<{
        brand: string
        bet: bigint
      }>`select brand, bet from tally_game where uid = ${uid} order by brand`.execute(tx)
      return rows.map(({ brand, bet: sum }) => `${brand} ${sum / peso}`)
    })
    expect(brands).toEqual(['play 1', 'slots 10'])
  })

  test('is the same when the journal is read twice from its beginning [FACT-102]', async () => {
    const uid = await world.funded(100n * peso)
    await play(uid, 10n, 4n)
    await world.post({
      act: 'promotion',
      uid,
      reference: name(),
      amount: 5n * peso,
      cashType: 4001,
      nowMs: world.clock.now(),
    })
    await readJournal(world)
    const before = await world.db.memberSchema(0, readReadings)
    await world.db.memberSchema(0, tx =>
      sql`update reader set tx = '0', uid = 0, seq = 0, asset = '' where name in ('bet', 'money')`.execute(tx),
    )
    await readJournal(world)
    expect(await world.db.memberSchema(0, readReadings)).toEqual(before)
  })
})

test('what was posted beside bets is counted by day and kind, and its reader never looks at a bet [FACT-99]', async () => {
  const uid = await world.funded(100n * peso)
  const give = (amount: bigint) =>
    world.post({
      act: 'promotion',
      uid,
      reference: name(),
      amount: amount * peso,
      cashType: 4001,
      nowMs: world.clock.now(),
    })
  await give(5n)
  await play(uid, 10n, 4n)
  await give(7n)
  world.clock.advance(5000)
  await give(9n)
  await readJournal(world)
  const rows = await world.db.member(uid, async tx => {
    const found = await sql<{ day: string; count: bigint; amount: bigint }>`
      select day::text, count, amount from tally_money where uid = ${uid} and kind = 4001 order by day`.execute(tx)
    return found.rows.map(row => `${row.day} ${row.count} ${row.amount / peso}`)
  })
  expect(rows).toEqual(['2026-03-02 2 12', '2026-03-03 1 9'])
  const seen: number[] = []
  const reader: Reader = {
    name: 'watch',
    among: 'money',
    read: async (_tx, entries) => void seen.push(...entries.map(({ kind }) => kind)),
  }
  await readJournal(world, [reader])
  expect(seen.filter(kind => kind === 4001)).toHaveLength(3)
  expect(seen.some(kind => kind < 4)).toBe(false)
})

describe('a day is whole', () => {
  const day = '2026-03-02'
  async function isWhole(): Promise<boolean> {
    await endDays(world)
    return world.db.memberSchema(0, tx => isDayWhole(tx, day))
  }

  /** Waits until the transactions of other tests on this server hold nothing up. */
  const untilWhole = () => expect.poll(isWhole).toBe(true)

  test('ten minutes after it has ended, and not before [FACT-100]', async () => {
    await play(await world.funded(100n * peso), 10n, 4n)
    await readJournal(world)
    world.clock.advance(2000 + 10 * 60_000 - 1)
    expect(await isWhole()).toBe(false)
    world.clock.advance(1)
    await untilWhole()
  })

  test.each(['bet', 'money'])('once every reader has come to its end, that of %s too [FACT-100]', async last => {
    const uid = await world.funded(100n * peso)
    await readJournal(world)
    await play(uid, 10n, 4n)
    const given = { uid, reference: name(), amount: 5n * peso, cashType: 4001, nowMs: world.clock.now() } as const
    await world.post({ act: 'promotion', ...given })
    world.clock.advance(2000 + 10 * 60_000)
    expect(await isWhole()).toBe(false)
    await readJournal(
      world,
      journalReaders(world).filter(({ name: of }) => of !== last),
    )
    expect(await isWhole()).toBe(false)
    await readJournal(world)
    await untilWhole()
  })

  test('not while an entry of before midnight is not committed, however long that takes [FACT-100]', async () => {
    const uid = await world.funded(100n * peso)
    await readJournal(world)
    let commit: () => void = () => {}
    const held = new Promise<void>(resolve => {
      commit = resolve
    })
    let hasPosted: () => void = () => {}
    const posted = new Promise<void>(resolve => {
      hasPosted = resolve
    })
    const slow = world.db.member(uid, async tx => {
      const own = { uid, reference: name(), amount: 5n * peso, cashType: 4001, nowMs: world.clock.now() } as const
      await post(tx, { act: 'promotion', ...own })
      hasPosted()
      await held
    })
    await posted
    world.clock.advance(3 * hourMs)
    expect(await isWhole()).toBe(false)
    commit()
    await slow
    expect(await isWhole()).toBe(false)
    await readJournal(world)
    await untilWhole()
    const { kept, truth } = await world.db.memberSchema(0, readReadings)
    expect(kept).toEqual(truth)
  })

  test('and every day that was missed, one after the other', async () => {
    await readJournal(world)
    world.clock.advance(hourMs)
    await untilWhole()
    world.clock.advance(72 * hourMs)
    async function wholeDays(): Promise<string[]> {
      await endDays(world)
      return world.db.memberSchema(0, async tx => {
        const { rows } = await sql<{
          day: string
        }>`select day::text from tally_end where whole_at is not null order by day`.execute(tx)
        return rows.map(row => row.day)
      })
    }
    await expect.poll(wholeDays).toEqual(['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'])
  })

  test('and who plays at its very end and at the next one’s beginning is counted once on each [FACT-99]', async () => {
    const uid = await world.funded(100n * peso)
    world.clock.advance(1999)
    await play(uid, 1n, 0n)
    world.clock.advance(1)
    await play(uid, 2n, 0n)
    expect(await tallies(uid)).toEqual(['2026-03-02 1: 1 0 1', '2026-03-03 1: 2 0 2'])
  })
})

test('the months of the tallies are made ahead, and what was kept before they were there is moved into them', async () => {
  const uid = await world.funded(100n * peso)
  await play(uid, 1n, 0n)
  await readJournal(world)
  async function where(): Promise<string[]> {
    const { rows } = await world.db.member(uid, tx =>
      sql<{ table: string }>`select tableoid::regclass::text as table from tally_game where uid = ${uid}`.execute(tx),
    )
    return rows.map(({ table }) => table.replace(/^.*\./, ''))
  }
  expect(await where()).toEqual(['tally_game_kept'])
  await endDays(world)
  expect(await where()).toEqual(['tally_game_2026_03'])
  expect(await tallies(uid)).toEqual(['2026-03-02 1: 1 0 1'])
  await endDays(world)
  expect((await auditAll(world)).findings).toEqual([])
})

test('two years are kept, a month at a time: what is older is dropped, and nobody misses it [FACT-82]', async () => {
  const uid = await world.funded(100n * peso)
  await play(uid, 10n, 4n)
  await endDays(world)
  await readJournal(world)
  world.clock.advance(731 * 24 * hourMs)
  await world.db.memberSchema(0, tx => openMonths(tx, world.clock.now()))
  await play(uid, 5n, 0n)
  await endDays(world)
  await workDay(world, dropMonths())
  expect(await tallies(uid)).toEqual(['2026-03-02 1: 10 4 10', '2028-03-02 1: 5 0 5'])
  world.clock.advance(31 * 24 * hourMs)
  await workDay(world, dropMonths())
  await workDay(world, dropMonths())
  expect(await tallies(uid)).toEqual(['2028-03-02 1: 5 0 5'])
  const { rows } = await world.db.memberSchema(0, tx =>
    sql`select from pg_class where oid = any (array[to_regclass('tally_game_2026_03'), to_regclass('tally_money_2026_03')])`.execute(
      tx,
    ),
  )
  expect(rows).toEqual([])
  expect((await auditAll(world)).findings).toEqual([])
})
