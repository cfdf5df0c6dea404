import { command, type LedgerWorld, openLedgerWorld, readJournal, readReadings, traffic } from '@saya/testing'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { post } from '../../features/wallet/post/post.store.ts'
import { journalReaders } from '../../journalReaders.ts'
import type { MemberTx } from '../db/database.ts'
import type { Reader } from './reader.ts'
import { entriesOf, findSpan, registerReaders } from './reader.store.ts'
import { runReaders } from './runReaders.ts'
import { takeTurn } from './takeTurn.ts'
import { type TurnStep, turnSteps } from './turnSteps.ts'

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

const peso = 10_000n
const log = pino({ level: 'silent' })
const smallReaders = (world: LedgerWorld) => journalReaders(world).map(reader => ({ ...reader, pageSize: 7 }))

async function openedWorld(memberSchemas: 1 | 3 = 1): Promise<LedgerWorld> {
  const world = await openLedgerWorld(memberSchemas)
  opened.push(() => world.close())
  for (let schema = 0; schema < memberSchemas; schema++) {
    await world.db.memberSchema(schema, tx => registerReaders(tx, [{ name: 'seen' }, ...smallReaders(world)]))
  }
  return world
}

function people(world: LedgerWorld, count: number): Promise<bigint[]> {
  return Promise.all(Array.from({ length: count }, () => world.funded(500n * peso)))
}

/** Reads what may be read just now. */
async function readAll(world: LedgerWorld, readers: readonly Reader[]): Promise<void> {
  const turn = { db: world.db, holder: 'test', leaseMs: 10_000 }
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    for (const reader of readers) while (await takeTurn(turn, reader, schema));
  }
}

async function expectTruth(world: LedgerWorld): Promise<void> {
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    const { kept, truth } = await world.db.memberSchema(schema, readReadings)
    expect(kept).toEqual(truth)
    expect(truth.every(rows => rows.length > 0)).toBe(true)
  }
}

/** Waits until nothing holds the readers up any more: another has read it all. */
function untilReadable(world: LedgerWorld): Promise<void> {
  return readJournal(world, [{ name: 'another', async read() {} }])
}

/** A reader that only remembers, by wallet and number. */
function remembering(pageSize = 3) {
  const seen: string[] = []
  const reader: Reader = {
    name: 'seen',
    pageSize,
    async read(_tx, entries) {
      seen.push(...entries.map(({ uid, asset, seq }) => `${uid} ${asset} ${seq}`))
    },
  }
  return { seen, reader }
}

describe('what the readers keep', () => {
  test('is what the journal and the rounds say, in every member schema [FACT-102]', async () => {
    const world = await openedWorld(3)
    const moves = traffic(world, await people(world, 9), 11)
    for (let part = 0; part < 4; part++) {
      await moves.send(120)
      await readJournal(world, smallReaders(world))
    }
    await expectTruth(world)
  })

  test.each(turnSteps)('loses and repeats nothing when a turn is cut off once it is %s [FACT-102]', async step => {
    const world = await openedWorld()
    await traffic(world, await people(world, 4), 12).send(200)
    await untilReadable(world)
    const faults: string[] = []
    const [cut, whole] = [cutAt(step), () => {}]
    for (const reader of smallReaders(world)) {
      for (let page = 0, more = true; more || page % 2 === 1; page++) {
        const turn = { db: world.db, holder: `copy ${page}`, leaseMs: 0, onStep: page % 2 === 0 ? cut : whole }
        more = await takeTurn(turn, reader, 0).catch((fault: Error) => faults.push(fault.message) > 0)
      }
    }
    expect(faults.length).toBeGreaterThan(10)
    expect(new Set(faults)).toEqual(new Set([`cut at ${step}`]))
    await readJournal(world, smallReaders(world))
    await expectTruth(world)
  })
})

function cutAt(step: TurnStep) {
  return (at: TurnStep) => {
    if (at === step) throw new Error(`cut at ${step}`)
  }
}

/** The rows of the journal that this connection has read. PostgreSQL still counts its transactions of the last second: compare two. */
async function countRead(tx: MemberTx): Promise<number> {
  const { rows } = await sql<{ count: bigint | null }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint as count from pg_stat_xact_user_tables
    where relname like 'journal%'`.execute(tx)
  return Number(rows[0]?.count ?? 0)
}

describe('a reader', () => {
  test('waits for a transaction that is still open, and misses nothing of it', async () => {
    const world = await openedWorld()
    const [slow = 0n, fast = 0n] = await people(world, 2)
    const { seen, reader } = remembering()
    await readJournal(world, [reader])
    seen.length = 0
    const paid = { act: 'deposit', gateway: 1, amount: peso, nowMs: world.clock.now() } as const
    await world.db.memberSchema(0, async open => {
      await post(open, { ...paid, uid: slow, reference: 'slow' })
      await world.post({ ...paid, uid: fast, reference: 'fast' })
      await readAll(world, [reader])
      expect(seen).toEqual([])
    })
    await readJournal(world, [reader])
    expect([...seen].sort()).toEqual([`${slow} PHP 2`, `${fast} PHP 2`].sort())
  })

  test('looks at its own page alone, however much waits behind it [FACT-109]', async () => {
    const world = await openedWorld()
    const moves = traffic(world, await people(world, 9), 5)
    const [schema, most] = [world.db.memberSchema, 10]
    await untilReadable(world)
    const last = await schema(0, async tx => {
      // All that the planner knows of the journal ends where the reader stands, as when a worker was away for a while.
      await sql`analyze journal`.execute(tx)
      return (await findSpan(tx, { tx: '0', uid: 0n, seq: 0n, asset: '' }, { most: 1000, among: 'all' }))?.last
    })
    await moves.send(900)
    await untilReadable(world)
    const looked = await schema(0, async tx => {
      const before = await countRead(tx)
      const span = last && (await findSpan(tx, last, { most, among: 'all' }))
      if (!span) throw new Error('Nothing waits.')
      const { rows } = await sql`select seq from ${entriesOf(span)} page`.execute(tx)
      return { entries: rows.length, rows: (await countRead(tx)) - before }
    })
    expect(looked.entries).toBe(10)
    expect(looked.rows).toBeGreaterThanOrEqual(10)
    expect(looked.rows).toBeLessThan(60)
  })

  test('takes both wallets of a member whose postings bear one number, though a page ends between them', async () => {
    const world = await openedWorld()
    const uid = await world.funded(0n)
    const { seen, reader } = remembering(1)
    await world.db.memberSchema(0, async tx => {
      const named = { uid, reference: 'both', amount: 5n, nowMs: 1 }
      await post(tx, { ...named, act: 'deposit', gateway: 1 })
      await post(tx, { ...named, act: 'points' })
    })
    await readJournal(world, [reader])
    expect([...seen].sort()).toEqual([`${uid} FIL 1`, `${uid} PHP 1`])
  })

  test('is left to the copy that has it, until that falls silent', async () => {
    const world = await openedWorld()
    await people(world, 3)
    const { seen, reader } = remembering(1)
    const turn = { db: world.db, holder: 'one', leaseMs: 400 }
    // What other databases of the server have under way may hide the newest entries for a moment.
    await expect.poll(() => takeTurn(turn, reader, 0)).toBe(true)
    expect(await takeTurn({ ...turn, holder: 'two' }, reader, 0)).toBe(false)
    expect(seen).toHaveLength(1)
    await expect.poll(() => takeTurn({ ...turn, holder: 'two' }, reader, 0), { timeout: 5000 }).toBe(true)
    expect(seen).toHaveLength(2)
  })
})

describe('running readers', () => {
  test('of two copies read everything once, and go on when one of them ends [FACT-102]', async () => {
    const world = await openedWorld(3)
    const moves = traffic(world, await people(world, 9), 13)
    const copies = await Promise.all(['one', 'two'].map(holder => start(world, holder)))
    await moves.send(150)
    await copies[0]?.close()
    await moves.send(150)
    await expect.poll(() => copies[1]?.lagMs('bet')).toBe(0)
    await expect.poll(() => standStill(world)).toBe(true)
    await expectTruth(world)
  })

  test('tell how far they are behind, and that it is too far', async () => {
    const world = await openedWorld()
    const [uid = 0n] = await people(world, 1)
    let isBroken = true
    const reader: Reader = {
      name: 'seen',
      async read() {
        if (isBroken) throw new Error('The reader is broken.')
      },
    }
    const running = await start(world, 'one', [reader])
    await world.ledger.apply(command({ kind: 'bet', uid, txId: 'a', amount: peso }))
    world.clock.advance(9000)
    await expect.poll(() => running.lagMs('seen')).toBe(9000)
    expect(running.isLate()).toBe(false)
    world.clock.advance(2000)
    expect(running.isLate()).toBe(true)
    isBroken = false
    world.clock.advance(60_000)
    await expect.poll(() => running.isLate()).toBe(false)
  })
})

async function start(world: LedgerWorld, holder: string, readers: readonly Reader[] = smallReaders(world)) {
  const { db, clock } = world
  const running = await runReaders({ db, clock, readers, holder, log, pauseMs: 20, leaseMs: 300 })
  opened.push(() => running.close())
  return running
}

async function standStill(world: LedgerWorld): Promise<boolean> {
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    const { kept, truth } = await world.db.memberSchema(schema, readReadings)
    if (JSON.stringify(kept, plain) !== JSON.stringify(truth, plain)) return false
  }
  return true
}

function plain(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
