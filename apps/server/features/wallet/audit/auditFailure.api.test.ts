import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  command,
  everyState,
  type LedgerWorld,
  listIncidents,
  openLedgerWorld,
  plainRules,
  plant,
  readAuditRuns,
  readIncidents,
  readJournal,
  workDay,
} from '@saya/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { signingKey } from '../../../platform/signed/index.ts'
import { auditAll } from './auditAll.ts'
import { everyMinute } from '../everyMinute.ts'
import { proveNightly } from '../proveNightly.ts'
import { checkHeads, signHeads } from '../heads/headsFile.ts'
import { ledgerHealth } from './ledgerHealth.ts'

let world: LedgerWorld
let uid: bigint
let dataFolder: string
beforeEach(async () => {
  world = await openLedgerWorld()
  dataFolder = await mkdtemp(join(tmpdir(), 'saya-audit-'))
  uid = await world.funded(3_000_000n)
  await everyState(world, uid)
  await readJournal(world)
})
afterEach(async () => {
  await world.close()
  await rm(dataFolder, { recursive: true })
})

const hourMs = 3_600_000
const key = signingKey(Buffer.alloc(32, 3))
const optionsOf = () => ({ db: world.db, clock: world.clock, key, dataFolder })
const change = (statements: string) => world.db.memberSchema(0, tx => plant(tx, statements, uid))
const openKinds = () => world.db.app(readIncidents)
/** As a server that begins now would say. */
const isSound = () => ledgerHealth(world)()
const put = (sign: '+' | '-') => change(`update wallet set held = held ${sign} 1 where uid = $uid and asset = $php`)

async function openSubjects(): Promise<string[]> {
  const all = await world.db.app(listIncidents)
  return all.filter(({ closed_at }) => closed_at === null).map(({ subject }) => subject)
}

test('more findings than anybody can look at are counted, some are kept, and all are over when they are put right', async () => {
  await change(`insert into command (provider, kind, tx_id, uid, fingerprint, outcome, amount, balance_after, round_id, at)
    select 1, 1, 'made up ' || n, $uid, gen_random_uuid(), 0, 1, 0, 'x', now() from generate_series(1, 14000) n`)
  const report = await auditAll(world)
  expect(report.found).toBe(14_000)
  expect(report.findings).toHaveLength(1000)
  expect(await isSound()).toBe(false)
  const kept = await openSubjects()
  expect(kept).toHaveLength(1001)
  expect(kept).toContain('schema 0: and more')
  await change(`delete from command where tx_id like 'made up %' and tx_id not like 'made up 7%'`)
  await auditAll(world)
  expect(await openKinds()).toEqual(['AUDIT_POSTING'])
  await change(`delete from command where tx_id like 'made up %'`)
  expect((await auditAll(world)).found).toBe(0)
  expect(await openKinds()).toEqual([])
})

test('names too long for an incident stay apart', async () => {
  const long = 'x'.repeat(250)
  await change(`insert into command (provider, kind, tx_id, uid, fingerprint, outcome, amount, balance_after, round_id, at)
    select 1, 1, '${long}' || n, $uid, gen_random_uuid(), 0, 1, 0, 'x', now() from generate_series(1, 3) n`)
  await auditAll(world)
  const subjects = await openSubjects()
  expect(new Set(subjects).size).toBe(3)
})

describe('an audit that fails is an incident and turns the ledger red until it succeeds', () => {
  const away = 'alter table lot rename to lot_away'
  const back = 'alter table lot_away rename to lot'

  test('the whole one', async () => {
    await change(away)
    await expect(auditAll(world)).rejects.toThrow('does not exist')
    expect(await openSubjects()).toEqual(['schema 0: whole audit'])
    expect(await isSound()).toBe(false)
    await change(back)
    await auditAll(world)
    expect(await openKinds()).toEqual([])
    expect(await isSound()).toBe(true)
  })

  test("the night's, which is begun again", async () => {
    await change(away)
    await expect(workDay(world, proveNightly(optionsOf()))).rejects.toThrow('wallet.proveLedger failed')
    expect(await openKinds()).toEqual(['AUDIT_FAILED'])
    await change(back)
    await workDay(world, proveNightly(optionsOf()))
    expect(await world.db.memberSchema(0, readAuditRuns)).toHaveLength(1)
    expect(await openKinds()).toEqual([])
  })

  test("the minute's, which goes on where it was", async () => {
    await world.funded(500n)
    await change(away)
    await expect(readJournal(world)).rejects.toThrow('does not exist')
    expect(await openSubjects()).toEqual(['schema 0: minute'])
    expect(await isSound()).toBe(false)
    await change(back)
    await readJournal(world)
    expect(await openKinds()).toEqual([])
  })

  test('the signing', async () => {
    const inTheWay = { ...optionsOf(), dataFolder: join(dataFolder, 'file') }
    await writeFile(inTheWay.dataFolder, 'no folder')
    await expect(everyMinute(inTheWay)).rejects.toThrow('ENOTDIR')
    expect(await openSubjects()).toEqual(['all: every minute'])
    await everyMinute(optionsOf())
    expect(await openKinds()).toEqual([])
  })
})

test('an audit that was broken off says nothing against the ledger', async () => {
  await expect(auditAll({ ...world, signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(await openKinds()).toEqual([])
})

describe('silence is not green', () => {
  test('where no whole audit ended for two nights', async () => {
    await workDay(world, proveNightly(optionsOf()))
    world.clock.advance(49 * hourMs)
    expect(await isSound()).toBe(true)
    world.clock.advance(2 * hourMs)
    expect(await isSound()).toBe(false)
    await everyMinute(optionsOf())
    expect(await openSubjects()).toEqual(['schema 0: whole audit'])
    await workDay(world, proveNightly(optionsOf()))
    await everyMinute(optionsOf())
    // Its rounds are still open, which is told of and is no fault of the ledger.
    expect(await openKinds()).toEqual(['STALE_ROUNDS'])
    expect(await isSound()).toBe(true)
  })

  test('where no whole audit ended ever', async () => {
    world.clock.advance(51 * hourMs)
    expect(await isSound()).toBe(false)
  })

  test('where postings of an hour ago were looked at by nobody', async () => {
    await world.funded(500n)
    world.clock.advance(hourMs)
    expect(await isSound()).toBe(true)
    world.clock.advance(1000)
    expect(await isSound()).toBe(false)
    await readJournal(world)
    expect(await isSound()).toBe(true)
  })

  test('where the last audit was dated by a clock that was ahead', async () => {
    world.clock.advance(1000 * hourMs)
    await workDay(world, proveNightly(optionsOf()))
    world.clock.advance(-900 * hourMs)
    expect(await isSound()).toBe(false)
  })
})

test('two whole audits at once find the same once, and neither closes what the other found', async () => {
  await put('+')
  const reports = await Promise.all([auditAll(world), auditAll(world)])
  expect(reports.map(({ found }) => found)).toEqual([1, 1])
  expect(await openKinds()).toEqual(['AUDIT_HELD'])
  await Promise.all([auditAll(world), auditAll(world)])
  expect(await openKinds()).toEqual(['AUDIT_HELD'])
  await put('-')
  await auditAll(world)
  expect(await openKinds()).toEqual([])
})

test('a clock that goes back in the midst of an audit closes nothing that is still wrong', async () => {
  await put('+')
  await auditAll(world)
  await auditAll({ ...world, tell: () => world.clock.advance(-hourMs) })
  expect(await openKinds()).toEqual(['AUDIT_HELD'])
})

test('a clock that goes back and forth between two postings of a round is no fault', async () => {
  const round = { uid, roundId: `jump ${uid}`, rules: plainRules }
  const bet = { ...round, kind: 'bet', txId: `jump ${uid}`, amount: 500n } as const
  await world.ledger.apply(command(bet))
  world.clock.advance(-5 * hourMs)
  await world.ledger.apply(command({ ...bet, txId: `again ${uid}` }))
  await readJournal(world)
  world.clock.advance(8 * hourMs)
  const won = { ...round, kind: 'settle', txId: `won ${uid}`, amount: 700n, closesRound: true } as const
  await world.ledger.apply(command({ ...won, refTxId: bet.txId }))
  await readJournal(world)
  expect((await auditAll(world)).findings).toEqual([])
  expect(await openKinds()).toEqual([])
})

describe('within a minute it is found when', () => {
  const fresh = (word: string) => ({ uid, roundId: `${word} ${uid}`, rules: plainRules })

  test.each([
    ['FATE', 'a bet says it won more', `update command set won = won + 1 where tx_id = 'new $uid' and kind = 1`],
    ['FATE', 'a bet says it is open', `update command set state = 0, won = 0 where tx_id = 'new $uid' and kind = 1`],
    ['PRINT', 'a bet has another print', `update command set fingerprint = gen_random_uuid() where tx_id = 'new $uid'`],
    ['COMMAND', 'a command answered more', `update command set balance_after = 1 where tx_id = 'new won $uid'`],
    [
      'ROUND',
      'a round was bet and won more',
      `update round set bet = bet + 1, win = win + 1 where round_id = 'new $uid'`,
    ],
    [
      'ROUND',
      'a round began elsewhere',
      `update round set opened_at = opened_at - interval '1 s' where round_id = 'new $uid'`,
    ],
    ['ACCOUNT', 'a bet went to nobody', `update journal set destination = 1009 where reference = 'new $uid'`],
    ['ORPHAN', 'a wallet is gone', `delete from wallet where uid = $uid and asset = $php`],
    [
      'PROVEN',
      'what was proven last is another',
      `update journal set hash = sha256('x') where uid = $uid and asset = $php
         and seq = (select seq from audited where uid = $uid and asset = $php)`,
    ],
  ])('%s: %s', async (check, _how, statements) => {
    await world.ledger.apply(command({ kind: 'bet', ...fresh('new'), txId: `new ${uid}`, amount: 500n }))
    const won = { txId: `new won ${uid}`, refTxId: `new ${uid}`, amount: 900n }
    await world.ledger.apply(command({ kind: 'settle', ...fresh('new'), ...won, closesRound: true }))
    await change(statements)
    await readJournal(world)
    expect(await openKinds()).toContain(`AUDIT_${check}`)
  })

  test('BEYOND: a posting lies in no month', async () => {
    const given = { act: 'deposit', gateway: 1, uid, reference: 'far ahead', amount: 500n } as const
    await world.post({ ...given, nowMs: Date.parse('2199-01-01T00:00:00Z') })
    await everyMinute(optionsOf())
    expect(await openKinds()).toEqual(['AUDIT_BEYOND'])
    expect(await isSound()).toBe(false)
  })
})

/** The newest posting undone, as by somebody who knows every table that tells of it. */
const cutAtTheEnd = `
  delete from command where uid = $uid and seq = $last and provider = 1;
  delete from journal where uid = $uid and asset = $php and seq = $last;
  update wallet w set version = j.seq, balance = j.balance_after, head = j.hash
    from journal j where w.uid = $uid and w.asset = $php and j.uid = w.uid and j.asset = w.asset
      and j.seq = $last - 1`
const proveNothing = `;
  update audited a set seq = j.seq, balance = j.balance_after, hash = j.hash
    from journal j where a.uid = $uid and a.asset = $php and j.uid = a.uid and j.asset = a.asset and j.seq = $last - 1`

describe('the night finds it when', () => {
  beforeEach(async () => {
    await world.ledger.apply(command({ kind: 'promo', uid, txId: `last ${uid}`, roundId: '', amount: 500n }))
    await readJournal(world)
    await signHeads(optionsOf())
  })

  test('what was long proven was rewritten, with all that the minute proved of it', async () => {
    await change('update journal set balance_after = balance_after + 1 where uid = $uid and seq = 3')
    await world.funded(500n)
    await readJournal(world)
    expect(await openKinds()).toEqual([])
    await workDay(world, proveNightly(optionsOf()))
    expect(await openKinds()).toContain('AUDIT_BALANCE')
  })

  test('a journal was cut off at its end', async () => {
    await change(cutAtTheEnd)
    await workDay(world, proveNightly(optionsOf()))
    expect((await openKinds()).sort()).toEqual(expect.arrayContaining(['AUDIT_PROVEN', 'AUDIT_SIGNED']))
    expect(await openSubjects()).toContain(`schema 0: ${uid} PHP`)
  })

  test('a journal was cut off at its end, and what was proven with it', async () => {
    await change(cutAtTheEnd + proveNothing)
    const { findings } = await auditAll(world)
    expect(findings.map(({ check }) => check)).not.toContain('proven')
    expect(await checkHeads(optionsOf())).toMatchObject([{ check: 'signed' }])
  })

  test('a member disappeared from every table', async () => {
    const tables = ['wallet', 'journal', 'command', 'round', 'lot', 'audited', 'bet_record', 'bet_day', 'game_session']
    await change(tables.map(table => `delete from ${table} where uid = $uid`).join(';'))
    await workDay(world, proveNightly(optionsOf()))
    expect(await openKinds()).toContain('AUDIT_SIGNED')
    const incident = (await world.db.app(listIncidents)).find(({ kind }) => kind === 'AUDIT_SIGNED')
    expect(JSON.stringify(incident)).toMatch(/of \d+ wallets, signed was/)
  })
})
