import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addProvider,
  command,
  listIncidents,
  type LedgerWorld,
  openLedgerWorld,
  plainRules,
  plant,
  readAuditRuns,
  readIncidents,
  readJournal,
} from '@saya/testing'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fetchEntries } from '../../platform/readers/reader.store.ts'
import { signingKey } from '../../platform/signed/index.ts'
import { claimDay, renewDay } from '../../platform/dayWork/dayWork.store.ts'
import { runDayWork } from '../../platform/dayWork/index.ts'
import { systemRandom } from '../../platform/random.ts'
import { auditAll } from './audit/auditAll.ts'
import { everyMinute } from './everyMinute.ts'
import { listMissingMonths, listMonthsBeyond, openMonth } from './month.store.ts'
import { proveNightly } from './proveNightly.ts'

let world: LedgerWorld
let dataFolder: string
beforeEach(async () => {
  world = await openLedgerWorld(3)
  dataFolder = await mkdtemp(join(tmpdir(), 'saya-minute-'))
})
afterEach(async () => {
  await world.close()
  await rm(dataFolder, { recursive: true })
})

const hourMs = 3_600_000
const graceMs = 10_000
const key = signingKey(Buffer.alloc(32, 3))

function optionsOf(copy: string) {
  return { db: world.db, clock: world.clock, key, dataFolder: join(dataFolder, copy) }
}

const minute = (copy = 'one') => everyMinute(optionsOf(copy))
const random = systemRandom
const log = pino({ level: 'silent' })

function night(copy = 'one', { signal = new AbortController().signal, db = world.db } = {}) {
  const options = { ...optionsOf(copy), db }
  return runDayWork({ ...options, random, log, signal }, proveNightly(options))
}

async function runs(): Promise<string[]> {
  const each = [0, 1, 2].map(schema => world.db.memberSchema(schema, readAuditRuns))
  return (await Promise.all(each)).flat()
}

test('each minute the heads of all wallets are signed into a file outside the database', async () => {
  await world.funded(100n)
  await minute()
  world.clock.advance(60_000)
  await minute()
  const [file = ''] = await readdir(join(dataFolder, 'one/ledger'))
  expect(file).toBe('heads-2026-03-02.jsonl')
  const lines = (await readFile(join(dataFolder, 'one/ledger', file), 'utf8')).trim().split('\n')
  expect(lines.map(line => (JSON.parse(line) as { at: string }).at)).toEqual([
    '2026-03-02T04:00:00.000Z',
    '2026-03-02T04:01:00.000Z',
  ])
})

const linesIn = async () => (await listLines()).length

async function listLines(): Promise<string[]> {
  const folder = join(dataFolder, 'one/ledger')
  const files = await readdir(folder)
  const texts = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')))
  return texts.flatMap(text => text.trim().split('\n'))
}

test('what a clock that ran ahead posted moves into its month once that is made, and holds up nothing', async () => {
  const uid = await world.funded(100n)
  world.clock.advance(120 * 24 * hourMs)
  await world.ledger.apply(command({ kind: 'bet', uid, txId: 'ahead', roundId: 'ahead', amount: 10n }))
  world.clock.advance(-120 * 24 * hourMs)
  for (let run = 0; run < 4; run++) {
    await minute()
    expect(await linesIn()).toBe(run + 1)
    world.clock.advance(30 * 24 * hourMs)
  }
  await readJournal(world)
  const { findings } = await auditAll(world)
  expect(findings.filter(({ check }) => check !== 'late')).toEqual([])
})

test('who looks into the journal while something moves into its month sees all of it', async () => {
  const uid = await world.funded(100n)
  const schema = Number(uid % 3n)
  world.clock.advance(120 * 24 * hourMs)
  await world.ledger.apply(command({ kind: 'bet', uid, txId: 'ahead', roundId: 'ahead', amount: 10n }))
  // Transactions of other tests on this server would keep it from every reader for a while.
  await readJournal(world, [{ name: 'another', async read() {} }])
  const waiting = sql<{ count: number }>`
    select count(*)::integer from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`
  const looks = await world.db.memberSchema(schema, async tx => {
    for (const month of await listMonthsBeyond(tx)) await openMonth(tx, month)
    const first = { tx: '0', uid: 0n, seq: 0n, asset: '' }
    const read = world.db.memberSchema(schema, reader => fetchEntries(reader, first, { most: 10, among: 'all' }))
    const audited = auditAll(world)
    while ((await waiting.execute(tx)).rows[0]?.count !== 2);
    return { read, audited }
  })
  expect((await looks.read).map(({ reference }) => reference)).toContain('ahead')
  const { findings } = await looks.audited
  expect(findings.filter(({ check }) => check !== 'late')).toEqual([])
})

test('of what a clock posted that ran far ahead somebody is told, and the night after it is in a month of its own', async () => {
  const uid = await world.funded(100n)
  await minute()
  world.clock.advance(2000 * 24 * hourMs)
  await world.ledger.apply(command({ kind: 'bet', uid, txId: 'ahead', roundId: 'ahead', amount: 10n }))
  world.clock.advance(-2000 * 24 * hourMs)
  await minute()
  expect(await world.db.app(readIncidents)).toEqual(['AUDIT_BEYOND'])
  await minute()
  await readJournal(world)
  await night()
  const [last] = await world.db.app(listIncidents)
  expect(last).toMatchObject({ kind: 'AUDIT_BEYOND', closed_at: expect.anything() })
})

test('a schema that cannot create its partitions does not stop other schemas or signatures, and an incident is raised', async () => {
  await world.db.memberSchema(1, tx => plant(tx, 'alter function open_journal_month(date) rename to gone', 1n))
  world.clock.advance(2000 * 24 * hourMs)
  await expect(minute()).rejects.toThrow('open_journal_month')
  expect(await linesIn()).toBe(1)
  expect(await world.db.memberSchema(2, tx => listMissingMonths(tx, world.clock.now()))).toEqual([])
  expect(await world.db.app(readIncidents)).toContain('AUDIT_FAILED')
})

test('a rollback of a settled bet is held against the contract as it was then', async () => {
  const link = { id: 77, code: 'strict', dialect: 'rpp' }
  const contract = (settled_can_be_taken_back: boolean) =>
    world.db.ref(tx => addProvider(tx, link, { settled_can_be_taken_back }))
  const uid = await world.funded(100n)
  async function takeBack(roundId: string) {
    const round = { provider: link.id, uid, roundId }
    await world.ledger.apply(command({ kind: 'bet', ...round, txId: roundId, amount: 10n, win: 0n, closesRound: true }))
    const rules = { ...plainRules, settledCanBeTakenBack: true }
    const back = command({ kind: 'rollback', ...round, txId: `${roundId} back`, refTxId: roundId, rules })
    expect((await world.ledger.apply(back)).outcome).toBe('OK')
    const { findings } = await auditAll(world)
    return findings.filter(({ check }) => check === 'fate').map(({ subject, detail }) => `${subject}: ${detail}`)
  }
  async function noted(allowed: boolean) {
    await contract(allowed)
    await minute()
    world.clock.advance(graceMs)
  }
  await noted(true)
  expect(await takeBack('allowed')).toEqual([])
  await contract(false)
  await minute()
  world.clock.advance(graceMs - 1)
  expect(await takeBack('by a copy that goes by the older contract')).toEqual([])
  world.clock.advance(1)
  const breach = `${uid} 77 planted 10: takes back a settled bet, which its contract does not allow`
  expect(await takeBack('planted')).toEqual([breach])
  world.clock.advance(graceMs + 1)
  await minute()
  await noted(true)
  expect(await takeBack('allowed again')).toEqual([breach])
  await noted(false)
  expect(await takeBack('planted too')).toHaveLength(2)
})

test('a contract of another database is none of this one, though they were written by transactions of one number', async () => {
  const link = { id: 78, code: 'restored', dialect: 'rpp' }
  const contract = (settled_can_be_taken_back: boolean) =>
    world.db.ref(tx => addProvider(tx, link, { settled_can_be_taken_back }))
  const uid = await world.funded(100n)
  for (const isAllowed of [false, true]) {
    await contract(isAllowed)
    await minute()
    world.clock.advance(2 * graceMs)
  }
  const round = { provider: link.id, uid, roundId: 'allowed' }
  const rules = { ...plainRules, settledCanBeTakenBack: true }
  await world.ledger.apply(command({ kind: 'bet', ...round, txId: 'b', amount: 10n, win: 0n, closesRound: true }))
  const back = command({ kind: 'rollback', ...round, txId: 'back', refTxId: 'b', rules })
  expect((await world.ledger.apply(back)).outcome).toBe('OK')
  await contract(false)
  await minute()
  const same =
    'update settled_kept set link_tx = (select xmin::text from provider_link where id = provider) where ended_tx is not null'
  await world.db.member(uid, tx => plant(tx, same, uid))
  const { findings } = await auditAll(world)
  expect(findings.filter(({ check }) => check === 'fate')).toEqual([])
})

test('two copies that make one month at once make it once', async () => {
  const waiting = sql<{ count: number }>`
    select count(*)::integer from pg_locks where relation = 'journal_beyond'::regclass and not granted`
  const month = '2031-01-01'
  const both = await world.db.memberSchema(0, async tx => {
    await plant(tx, 'lock table journal_beyond in access share mode', 1n)
    const made = [1, 2].map(() => world.db.memberSchema(0, other => openMonth(other, month)))
    while ((await waiting.execute(tx)).rows[0]?.count !== 2);
    return { made: Promise.allSettled(made) }
  })
  expect((await both.made).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
})

test('every schema is proven once a Manila night, whichever copy comes first [FACT-88]', async () => {
  await Promise.all([night('one'), night('two')])
  await night('one')
  expect(await runs()).toEqual(['2026-03-02', '2026-03-02', '2026-03-02'])
  world.clock.advance(14 * hourMs)
  await night('two')
  expect(await runs()).toHaveLength(3)
  world.clock.advance(2 * hourMs)
  await Promise.all([night('one'), night('two')])
  expect((await runs()).filter(day => day === '2026-03-03')).toHaveLength(3)
})

test('a night that is broken off is begun again by whoever comes next [FACT-88]', async () => {
  const signal = AbortSignal.abort()
  await expect(night('one', { signal })).rejects.toThrow('aborted')
  const broken = new AbortController()
  let asked = 0
  const db: typeof world.db = {
    ...world.db,
    memberSchema(index, work) {
      // The keys of the first schema's proof, three statements of the second's claim, and then its first wallets.
      if (index === 1 && ++asked === 5) broken.abort()
      return world.db.memberSchema(index, work)
    },
  }
  await expect(night('one', { db, signal: broken.signal })).rejects.toThrow('aborted')
  expect(await runs()).toHaveLength(1)
  await night('two')
  expect(await runs()).toHaveLength(3)
})

describe('the claim of a night [FACT-88]', () => {
  const day = '2026-03-02'
  const claimed = { name: 'wallet.proveLedger', day: '2026-03-01', holder: 'another' }
  const quarterMs = hourMs / 4
  const claim = async (nowMs: number, holder = claimed.holder) =>
    (await world.db.memberSchema(0, tx => claimDay(tx, { ...claimed, holder }, nowMs))) !== undefined

  test('of a copy that was killed runs out after a quarter of an hour', async () => {
    expect(await claim(world.clock.now())).toBe(true)
    world.clock.advance(quarterMs - 1)
    await night('two')
    expect(await world.db.memberSchema(0, readAuditRuns)).toEqual([])
    world.clock.advance(2)
    await night('two')
    expect(await world.db.memberSchema(0, readAuditRuns)).toEqual([day])
  })

  test('holds for as long as its copy goes on', async () => {
    expect(await claim(world.clock.now())).toBe(true)
    world.clock.advance(quarterMs - 1)
    await world.db.memberSchema(0, tx => renewDay(tx, claimed, world.clock.now()))
    world.clock.advance(quarterMs - 1)
    expect(await claim(world.clock.now(), 'a third')).toBe(false)
  })

  test('by a clock that was ahead holds nobody up', async () => {
    expect(await claim(world.clock.now() + 3 * hourMs)).toBe(true)
    await night('two')
    expect(await world.db.memberSchema(0, readAuditRuns)).toEqual([day])
  })
})

test('two nights that were missed are made up for at once, whatever the hour [FACT-88]', async () => {
  await world.funded(100n)
  await night()
  world.clock.advance(61 * hourMs)
  await night()
  expect((await runs()).filter(one => one === '2026-03-05')).toHaveLength(3)
})

test('the night finds what is wrong', async () => {
  const uid = await world.funded(100n)
  const schema = Number(uid % 3n)
  await world.db.memberSchema(schema, tx => plant(tx, 'update wallet set balance = 7 where uid = $uid', uid))
  await night()
  expect(await world.db.app(readIncidents)).toContain('AUDIT_LAST')
})

test('the months to come are there before they begin', async () => {
  for (let month = 0; month < 14; month++) {
    await minute()
    world.clock.advance(31 * 24 * hourMs)
    await night()
    await world.funded(100n)
    await readJournal(world)
  }
  await minute()
  expect(await world.db.app(readIncidents)).toEqual([])
})
