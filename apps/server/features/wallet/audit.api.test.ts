import { Registry } from 'prom-client'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  command,
  cutOff,
  type LedgerWorld,
  listIncidents,
  openLedgerWorld,
  plant,
  readIncidents,
  readJournal,
  traffic,
  undone,
} from '@saya/testing'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { health } from '../../platform/http/health.ts'
import { signingKey } from '../../platform/signed/index.ts'
import { auditAll, auditOne } from './auditAll.ts'
import { firstHead, hashOf } from './chain.ts'
import { type SignedHeads, signedLine } from './heads.ts'
import { acceptHeads, checkHeads, signHeads } from './headsFile.ts'
import { ledgerHealth } from './ledgerHealth.ts'

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

const hourMs = 3_600_000
const key = signingKey(Buffer.alloc(32, 3))

/** A ledger with some history, read by all its readers. Its first member is of schema 0. */
async function withHistory(memberSchemas: 1 | 3 = 1) {
  const history = await openHistory(memberSchemas)
  opened.push(() => history.world.close())
  return history
}

async function openHistory(memberSchemas: 1 | 3) {
  const world = await openLedgerWorld(memberSchemas)
  const uids = await Promise.all(Array.from({ length: 4 * memberSchemas }, () => world.funded(3_000_000n)))
  for (const uid of uids) await world.post({ ...payment(world, uid), act: 'deposit', gateway: 1 })
  await traffic(world, uids, 21).send(80 * memberSchemas)
  await readJournal(world)
  const uid = uids.find(one => one % BigInt(memberSchemas) === 0n) ?? 0n
  return { world, uid, uids }
}

let paid = 0
function payment(world: LedgerWorld, uid: bigint) {
  return { uid, reference: `payment ${++paid}`, amount: 1_000_000n, nowMs: world.clock.now() }
}

async function checksOf(world: Pick<LedgerWorld, 'db' | 'clock'>): Promise<string[]> {
  const { findings } = await auditAll(world)
  return [...new Set(findings.map(({ check }) => check))]
}

test('a ledger that was left alone is proven wholly, in every schema, and stays so as it goes on', async () => {
  const { world, uids } = await withHistory(3)
  const report = await auditAll(world)
  expect(report).toMatchObject({ findings: [], wallets: 24 })
  expect(report.postings).toBeGreaterThan(200)
  expect(report.commands).toBeGreaterThan(report.postings / 2)
  const [, others] = await Promise.all([
    traffic(world, uids, 22).send(300),
    (async () => {
      const found: string[] = []
      for (let run = 0; run < 5; run++) {
        found.push(...(await checksOf(world)))
        await readJournal(world)
      }
      return found
    })(),
  ])
  expect(others).toEqual([])
  expect(await world.db.app(readIncidents)).toEqual([])
}, 60_000)

/** Each error as a hand with all rights to the database would make it, and the check that must find it. */
const plants: readonly (readonly [check: string, how: string, statements: string])[] = [
  ['sequence', 'a posting is taken out', 'delete from journal where uid = $uid and asset = $php and seq = 2'],
  ['version', 'the newest posting is taken out', 'delete from journal where uid = $uid and seq = $last'],
  [
    'balance',
    'a balance is changed',
    'update journal set balance_after = balance_after + 1 where uid = $uid and seq = 2',
  ],
  ['balance', 'an amount is changed', 'update journal set amount = amount + 1 where uid = $uid and seq = 2'],
  [
    'negative',
    'a balance below nothing',
    `alter table wallet drop constraint wallet_balance_check;
    update wallet set balance = -1 where uid = $uid and asset = $php`,
  ],
  ['hash', 'a name is changed', "update journal set reference = reference || 'x' where uid = $uid and seq = 2"],
  ['hash', 'a hash is changed', "update journal set hash = sha256('x') where uid = $uid and seq = 2"],
  ['version', 'a number is left out', 'update wallet set version = version + 1 where uid = $uid and asset = $php'],
  [
    'last',
    'money is written onto a wallet',
    'update wallet set balance = balance + 1 where uid = $uid and asset = $php',
  ],
  ['head', 'the head is changed', "update wallet set head = sha256('x') where uid = $uid and asset = $php"],
  ['turnover', 'turnover is given', 'update wallet set turnover = turnover + 1 where uid = $uid and asset = $php'],
  ['held', 'money is held without a posting', 'update wallet set held = held + 1 where uid = $uid and asset = $php'],
  ['release', 'play is forgiven', 'update wallet set release_at = 0 where uid = $uid and asset = $php'],
  ['lot', 'a lot asks for less', 'update lot set required = required - 1 where uid = $uid and seq = 2'],
  ['lot', 'a lot ends elsewhere', 'update lot set release_at = release_at + 1 where uid = $uid and seq = 2'],
  ['lot', 'a lot is taken out', 'delete from lot where uid = $uid and seq = 2'],
  [
    'lot',
    'a lot is made up',
    `insert into lot (uid, asset, seq, kind, reference, amount, required, release_at, opened_at)
    values ($uid, $php, 1, 30, 'x', 1, 1, 1, now())`,
  ],
  ['command', 'a command is forgotten', 'delete from command where uid = $uid and seq = 2'],
  [
    'command',
    'a command asked for another amount',
    'update command set amount = amount + 1 where uid = $uid and seq = 2',
  ],
  [
    'posting',
    'an accepted command moved nothing',
    `insert into command
    select provider, kind, tx_id || 'x', uid, fingerprint, outcome, state, amount, won, balance_after, null, round_id, at
    from command where uid = $uid and seq = 2`,
  ],
  ['posting', 'a refused command moved money', 'update command set outcome = 1 where uid = $uid and seq = 2'],
  [
    'posting',
    'a command names a posting of another',
    `insert into command
    select provider, kind, tx_id || 'x', uid, fingerprint, outcome, state, amount, won, balance_after, seq, round_id, at
    from command where uid = $uid and seq = 2`,
  ],
  ['round', 'a round won more than was paid', 'update round set win = win + 1 where uid = $uid'],
  [
    'round',
    'a round is made up',
    `insert into round (uid, provider, round_id, game, bet, win, opened_at)
    values ($uid, 1, 'made up', 1, 10, 10, now())`,
  ],
  ['round', 'a round is forgotten', 'delete from round where uid = $uid'],
  ['round', 'turnover is counted twice', 'update round set turnover = turnover + 1 where uid = $uid'],
  [
    'free',
    'more was held than was withdrawable',
    `update wallet set release_at = 0 where uid = $uid and asset = $php;
    select * from post_entry($uid, $php, 11::smallint, 'hold', 0, 5000, (select balance from wallet
      where uid = $uid and asset = $php), 0, true, false, gen_random_uuid(), 1772424000000, null, null)`,
  ],
  ['house', 'an account is changed', 'update house_account set total = total + 1 where account = 2001'],
  ['house', 'an account is forgotten', 'delete from house_account where account = 2001'],
  ['orphan', 'a wallet is taken out', 'delete from wallet where uid = $uid and asset = $php'],
]

/** One history for all the errors: each is undone when it was found. */
function sharedHistory() {
  let shared: Awaited<ReturnType<typeof openHistory>>
  beforeAll(async () => {
    shared = await openHistory(1)
  })
  afterAll(() => shared.world.close())
  return () => shared
}

describe('the whole audit finds it when', () => {
  const shared = sharedHistory()
  test.each(plants)('%s: %s', async (check, _how, statements) => {
    const { world, uid } = shared()
    await undone(world.db, async db => {
      await db.memberSchema(0, tx => plant(tx, statements, uid))
      expect(await checksOf({ db, clock: world.clock })).toContain(check)
      expect(await db.app(readIncidents)).toContain(`AUDIT_${check.toUpperCase()}`)
    })
  })

  test('key: two schemas know one command', async () => {
    const { world, uid, uids } = await withHistory(3)
    const other = uids.find(one => one % 3n === 1n) ?? 0n
    const { amount, nowMs } = payment(world, uid)
    for (const one of [uid, other]) {
      await world.post({ act: 'deposit', gateway: 1, uid: one, reference: 'sent twice', amount, nowMs })
    }
    const { findings } = await auditAll(world)
    expect(findings).toMatchObject([{ check: 'key', subject: '0 10 sent twice' }])
  })

  test('beyond: a posting lies in no month', async () => {
    const { world, uid } = await withHistory()
    const nowMs = Date.parse('2199-01-01T00:00:00Z')
    await world.post({ ...payment(world, uid), act: 'deposit', gateway: 1, nowMs })
    expect(await checksOf(world)).toEqual(['beyond'])
  })
})

/** What the minute finds without going through everything. */
const soonFound = [
  'last',
  'head',
  'turnover',
  'held',
  'release',
  'version',
  'hash',
  'command',
  'lot',
  'balance',
  'round',
]

describe('within a minute it is found when', () => {
  const shared = sharedHistory()
  test.each(soonFound)('%s does not hold for a wallet that was just used', async check => {
    const { world, uid } = shared()
    await world.post({ ...payment(world, uid), act: 'deposit', gateway: 1 })
    await traffic(world, [uid], 100 + soonFound.indexOf(check)).send(12)
    const [, , statements = ''] = plants.find(([name]) => name === check) ?? []
    // The newest round and posting instead of old ones, which only the night looks at again.
    const fresh = statements.replace('seq = 2', 'seq = $fresh')
    await undone(world.db, async db => {
      await db.memberSchema(0, tx => plant(tx, fresh, uid))
      await readJournal({ db, clock: world.clock })
      expect(await db.app(readIncidents)).toContain(`AUDIT_${check.toUpperCase()}`)
    })
  })
})

test('rounds open for more than two days are listed, and are no fault', async () => {
  const { world, uid } = await withHistory()
  world.clock.advance(49 * hourMs)
  const { findings, staleRounds } = await auditAll(world)
  expect(findings).toEqual([])
  expect(staleRounds.some(round => round.uid === uid)).toBe(true)
  world.clock.advance(-2 * hourMs)
  expect((await auditAll(world)).staleRounds).toEqual([])
})

test('readyz turns red with an incident, and green again once a whole audit finds it put right', async () => {
  const { world, uid } = await withHistory()
  const app = Fastify()
  opened.push(() => app.close())
  health(app, { parts: [{ name: 'ledger', check: ledgerHealth(world) }], metrics: new Registry() })
  async function statusOf() {
    world.clock.advance(10_000)
    return (await app.inject('/readyz')).statusCode
  }
  expect(await statusOf()).toBe(200)
  const change = (by: number) => `update wallet set balance = balance + ${by} where uid = $uid and asset = $php`
  await world.db.memberSchema(0, tx => plant(tx, change(1), uid))
  await auditAll(world)
  expect(await statusOf()).toBe(503)
  await world.db.memberSchema(0, tx => plant(tx, change(-1), uid))
  await auditAll(world)
  expect(await statusOf()).toBe(200)
})

test('what is found is one incident until the audit of its own schema finds it put right', async () => {
  const { world, uid } = await withHistory(3)
  const plantIn = (by: number) =>
    world.db.memberSchema(0, tx => plant(tx, `update wallet set held = held + ${by} where uid = $uid`, uid))
  const held = async () => (await world.db.app(listIncidents)).filter(({ kind }) => kind === 'AUDIT_HELD')
  await plantIn(1)
  await auditAll(world)
  world.clock.advance(1000)
  await auditAll(world)
  expect(await held()).toMatchObject([{ subject: `schema 0: ${uid} FIL` }, { subject: `schema 0: ${uid} PHP` }])
  await plantIn(-1)
  world.clock.advance(1000)
  for (const other of [1, 2]) await auditOne(world, other)
  expect((await held()).filter(({ closed_at }) => closed_at === null)).toHaveLength(2)
  await auditOne(world, 0)
  expect((await held()).filter(({ closed_at }) => closed_at === null)).toEqual([])
})

describe('signed heads', () => {
  async function withSigned() {
    const history = await withHistory()
    const dataFolder = await mkdtemp(join(tmpdir(), 'saya-heads-'))
    opened.push(() => rm(dataFolder, { recursive: true }))
    const { db, clock } = history.world
    const options = { db, clock, dataFolder, key }
    await signHeads(options)
    clock.advance(60_000)
    await traffic(history.world, history.uids, 24).send(40)
    await signHeads(options)
    const [file = ''] = await readdir(join(dataFolder, 'ledger'))
    return { ...history, options, file: join(dataFolder, 'ledger', file) }
  }

  test('hold while the ledger goes on, over midnights too', async () => {
    const { world, uids, options } = await withSigned()
    for (let day = 0; day < 3; day++) {
      world.clock.advance(24 * hourMs)
      await traffic(world, uids, 30 + day).send(20)
      await signHeads(options)
      expect(await checkHeads(options)).toEqual([])
    }
  })

  test('give away a history that was rewritten with all its hashes', async () => {
    const { world, options } = await withSigned()
    const uid = await world.funded(100n)
    await signHeads(options)
    const { journal } = await world.db.memberSchema(0, tx => rewritten(tx, uid))
    expect(journal).toBe(1)
    const found = await checksOf(world)
    for (const check of ['sequence', 'balance', 'hash', 'last', 'head', 'command']) expect(found).not.toContain(check)
    expect(await checkHeads(options)).toMatchObject([{ check: 'signed' }])
    expect(await world.db.app(readIncidents)).toContain('AUDIT_SIGNED')
  })

  test('give it away within a minute when what was just played is cut off with all that was made of it', async () => {
    const { world, uid, options } = await withSigned()
    await readJournal(world)
    await cutOff(world.db, 0, async () => {
      await traffic(world, [uid], 31).send(40)
      await readJournal(world)
      await signHeads(options)
    })
    expect(await checksOf(world)).toEqual([])
    expect(await world.db.app(readIncidents)).toEqual([])
    world.clock.advance(60_000)
    await signHeads(options)
    expect(await world.db.app(readIncidents)).toEqual(['AUDIT_SIGNED'])
    // The night, which compares with what is signed by then, still says so.
    await traffic(world, [uid], 32).send(8)
    await signHeads(options)
    expect(await checkHeads(options)).toMatchObject([{ check: 'signed' }])
    expect(await world.db.app(readIncidents)).toEqual(['AUDIT_SIGNED'])
  })

  test('give it away within a minute when a refusal is gone and its wallet counts one less', async () => {
    const { world, uid, options } = await withSigned()
    await world.ledger.apply(command({ kind: 'bet', uid, txId: 'too much', roundId: 'too much', amount: 10n ** 12n }))
    await signHeads(options)
    expect(await world.db.app(readIncidents)).toEqual([])
    const forget = `delete from command where tx_id = 'too much' and uid = $uid;
      update wallet set unposted = unposted - 1 where uid = $uid and asset = $php`
    await world.db.memberSchema(0, tx => plant(tx, forget, uid))
    expect(await checksOf(world)).toEqual([])
    await signHeads(options)
    expect(await world.db.app(readIncidents)).toEqual(['AUDIT_SIGNED'])
  })

  test('go on from lines that were signed before refusals were counted', async () => {
    const { world, uids, options, file } = await withSigned()
    const { wallets, root } = await world.db.memberSchema(0, readOldHeads)
    const lines = (await readFile(file, 'utf8')).trim().split('\n')
    const { signature: _signature, folder: _folder, ...last } = JSON.parse(lines.at(-1) ?? '') as SignedHeads
    const schemas = last.schemas.map(({ schema, snapshot }) => ({ schema, wallets, root, snapshot }))
    await writeFile(file, `${[...lines.slice(0, -1), signedLine({ ...last, schemas }, key)].join('\n')}\n`)
    await world.db.app(tx => tx.deleteFrom('ledger_signing').execute())
    await traffic(world, uids, 33).send(40)
    expect(await checkHeads(options)).toEqual([])
    await signHeads(options)
    expect(await checkHeads(options)).toEqual([])
    expect(await world.db.app(readIncidents)).toEqual([])
  })

  /** All heads as one hash, as they were signed before. */
  async function readOldHeads(tx: Parameters<typeof plant>[0]): Promise<{ wallets: number; root: string }> {
    const { rows } = await sql<{ wallets: number; root: string }>`
      select sum(wallets)::integer as wallets, encode(sha256(string_agg(hash, ''::bytea order by bucket)), 'hex') as root
      from (
        select uid / 4096 as bucket, count(*) as wallets, sha256(string_agg(
          int8send(uid) || convert_to(asset, 'UTF8') || int8send(version) || head, ''::bytea order by uid, asset)) as hash
        from wallet where version > 0 group by 1
      ) b`.execute(tx)
    return rows[0] ?? { wallets: 0, root: '' }
  }

  test.each([
    ['changed', (lines: string[]) => [lines[0]?.replace('"wallets":', '"wallets":1'), lines[1]]],
    ['taken out', (lines: string[]) => [lines[1]]],
    ['put in twice', (lines: string[]) => [lines[0], lines[0], lines[1]]],
  ])('tell when a line was %s', async (_what, change) => {
    const { options, file } = await withSigned()
    const lines = (await readFile(file, 'utf8')).trim().split('\n')
    await writeFile(file, `${change(lines).join('\n')}\n`)
    expect(await checkHeads(options)).not.toEqual([])
  })

  const replaced = `do $$ declare r record; begin
    execute 'alter schema member_00 rename to gone'; execute 'create schema member_00';
    for r in select c.oid::regclass::text as n, relkind from pg_class c
      where relnamespace = 'gone'::regnamespace and relkind in ('r', 'p') loop
      execute 'alter table ' || r.n || ' set schema member_00'; end loop;
    for r in select t.oid::regtype::text as n from pg_type t join pg_class c on c.oid = t.typrelid
      where t.typnamespace = 'gone'::regnamespace and c.relkind = 'c' loop
      execute 'alter type ' || r.n || ' set schema member_00'; end loop;
    for r in select oid::regprocedure::text as n from pg_proc where pronamespace = 'gone'::regnamespace loop
      execute 'alter function ' || r.n || ' set schema member_00'; end loop;
    execute 'drop schema gone';
  end $$`

  test('are compared although the database goes by another name, until a person accepts it', async () => {
    const { world, uids, options } = await withSigned()
    const run = (statement: string) => world.db.memberSchema(0, tx => sql.raw(statement).execute(tx))
    await run(replaced)
    expect((await checkHeads(options)).map(({ subject }) => subject)).toEqual(['lines of another database'])
    for (const table of ['journal', 'command', 'round', 'wallet', 'bet_record', 'bet_day', 'lot', 'audited']) {
      await run(`delete from ${table} where uid = ${uids[1]}`)
    }
    await signHeads(options)
    await signHeads(options)
    const found = (await checkHeads(options)).map(({ subject }) => subject.split(' ').slice(0, 2).join(' '))
    expect(found.sort()).toEqual(['line of', 'lines of'])
    expect(await world.db.app(readIncidents)).toEqual(['AUDIT_SIGNED'])
    expect(await acceptHeads(options, 'Seen and found right')).toEqual([])
    expect(await world.db.app(readIncidents)).toEqual([])
    await traffic(world, uids.slice(2), 25).send(8)
    await signHeads(options)
    expect(await checkHeads(options)).toEqual([])
  })

  test('are missed when their folder is gone, until a person accepts it, and another copy is no loss', async () => {
    const { world, options } = await withSigned()
    const other = { ...options, dataFolder: await mkdtemp(join(tmpdir(), 'saya-heads-')) }
    opened.push(() => rm(other.dataFolder, { recursive: true }))
    await signHeads(other)
    expect(await checkHeads(other)).toEqual([])
    await rm(join(options.dataFolder, 'ledger'), { recursive: true })
    expect(await checkHeads(options)).toMatchObject([{ check: 'signed', subject: 'lines are lost' }])
    await signHeads(options)
    await signHeads(options)
    expect(await checkHeads(options)).toMatchObject([{ check: 'signed', subject: 'lines are lost' }])
    expect(await world.db.app(readIncidents)).toEqual(['AUDIT_SIGNED'])
    expect(await acceptHeads(options, 'A disk was lost')).toEqual([])
    await signHeads(options)
    expect(await checkHeads(options)).toEqual([])
    expect(await world.db.app(readIncidents)).toEqual([])
    // Whoever signed there signs no more.
    world.clock.advance(2 * hourMs)
    await signHeads(options)
    expect(await checkHeads(options)).toMatchObject([{ check: 'signed', subject: 'lines are lost' }])
  })

  test('are not accepted by a line of before that is put behind them again', async () => {
    const { options, file } = await withSigned()
    await acceptHeads(options, 'Seen')
    const accepted = (await readFile(file, 'utf8')).trim().split('\n').at(-1)
    await signHeads(options)
    await writeFile(file, `${await readFile(file, 'utf8')}${accepted}\n`)
    expect(await checkHeads(options)).not.toEqual([])
  })

  test('go on after a line that a crash cut off', async () => {
    const { options, file } = await withSigned()
    await writeFile(file, `${await readFile(file, 'utf8')}{"at":"2026`)
    await signHeads(options)
    expect(await checkHeads(options)).toEqual([])
  })

  async function rewritten(tx: Parameters<typeof plant>[0], uid: bigint) {
    const journal = await tx.selectFrom('journal').selectAll().where('uid', '=', uid).execute()
    const [only] = journal
    if (!only) throw new Error('There is nothing to rewrite.')
    const hash = hashOf(firstHead, { ...only, amount: 200n, balance_after: 200n }).toString('hex')
    await plant(
      tx,
      `update journal set amount = 200, balance_after = 200, hash = decode('${hash}', 'hex') where uid = $uid;
       update wallet set balance = 200, head = decode('${hash}', 'hex') where uid = $uid and asset = $php;
       update command set amount = 200, balance_after = 200 where uid = $uid`,
      uid,
    )
    return { journal: journal.length }
  }
})
