import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addProvider,
  command,
  cutOff,
  type LedgerWorld,
  openLedgerWorld,
  plant,
  readIncidents,
  readJournal,
  traffic,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { signingKey } from '../../../platform/signed/index.ts'
import { auditAll } from '../audit/auditAll.ts'
import { firstHead, hashOf } from '../ledger/chain.ts'
import { keepContracts } from '../contract.store.ts'
import { type SignedHeads, signedLine } from './heads.ts'
import { acceptHeads, checkHeads, signHeads } from './headsFile.ts'

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

const hourMs = 3_600_000
const key = signingKey(Buffer.alloc(32, 3))

/** A ledger with some history, read by all its readers. */
async function withHistory() {
  const world = await openLedgerWorld()
  opened.push(() => world.close())
  const uids = await Promise.all(Array.from({ length: 4 }, () => world.funded(3_000_000n)))
  await traffic(world, uids, 21).send(80)
  await readJournal(world)
  return { world, uid: uids[0] ?? 0n, uids }
}

async function checksOf(world: Pick<LedgerWorld, 'db' | 'clock'>): Promise<string[]> {
  const { findings } = await auditAll(world)
  return [...new Set(findings.map(({ check }) => check))]
}

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

test('signed heads hold while the ledger goes on, over midnights too', async () => {
  const { world, uids, options } = await withSigned()
  for (let day = 0; day < 3; day++) {
    world.clock.advance(24 * hourMs)
    await traffic(world, uids, 30 + day).send(20)
    await signHeads(options)
    expect(await checkHeads(options)).toEqual([])
  }
})

test('signed heads give away a history that was rewritten with all its hashes', async () => {
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

test('signed heads give it away within a minute when what was just played is cut off with all that was made of it', async () => {
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

test('signed heads give it away within a minute when a refusal is gone and its wallet counts one less', async () => {
  const { world, uid, options } = await withSigned()
  await world.ledger.apply(command({ kind: 'bet', uid, txId: 'too much', roundId: 'too much', amount: 10n ** 12n }))
  await signHeads(options)
  expect(await world.db.app(readIncidents)).toEqual([])
  const forget = `delete from command where tx_id = 'too much' and uid = $uid;
    update wallet w set unposted = unposted - 1, unposted_head = (select kept_hash from command c
      where c.uid = w.uid and c.kept_no = w.unposted - 1) where uid = $uid and asset = $php`
  await world.db.memberSchema(0, tx => plant(tx, forget, uid))
  expect(await checksOf(world)).toEqual([])
  await signHeads(options)
  expect(await world.db.app(readIncidents)).toEqual(['AUDIT_SIGNED'])
})

test('signed heads give it away when a refusal goes by another name and its chain was redone', async () => {
  const { world, uid, options } = await withSigned()
  const refused = command({ kind: 'bet', uid, txId: 'too much', roundId: 'too much', amount: 10n ** 12n })
  await world.ledger.apply(refused)
  await signHeads(options)
  const rename = `update command set tx_id = 'x' where tx_id = 'too much' and uid = $uid;
    update command c set kept_hash = link_kept((select kept_hash from command b where b.uid = c.uid and b.kept_no = c.kept_no - 1),
      kept_no, uid, provider, kind, tx_id, round_id, fingerprint, outcome, amount, (extract(epoch from at) * 1000)::bigint)
      where tx_id = 'x' and uid = $uid;
    update wallet w set unposted_head = (select kept_hash from command c where c.uid = w.uid and c.tx_id = 'x')
      where uid = $uid and asset = $php`
  await world.db.memberSchema(0, tx => plant(tx, rename, uid))
  expect(await checksOf(world)).toEqual([])
  await world.ledger.apply(refused)
  await signHeads(options)
  expect(await world.db.app(readIncidents)).toEqual(['AUDIT_SIGNED'])
  expect((await checkHeads(options)).length).toBeGreaterThan(0)
})

test.each([
  ['since', `update settled_kept set since = since + interval '1 s'`],
  [
    'until',
    `update settled_kept set until = until - interval '1 s' where until = (select min(until) from settled_kept)`,
  ],
  ['gone', 'delete from settled_kept where since = (select min(since) from settled_kept)'],
])(
  'signed heads give it away when it is changed in which times contracts kept settled bets: %s',
  async (_what, change) => {
    const { world, options } = await withSigned()
    const link = { id: 78, code: 'signed', dialect: 'rpp' }
    for (let day = 0; day < 3; day++) {
      // Each of these writes is another time, of the same contract.
      await world.db.ref(tx => addProvider(tx, link, {}))
      await world.db.memberSchema(0, tx => keepContracts(tx, world.clock.now()))
      await signHeads(options)
      expect(await checkHeads(options)).toEqual([])
      world.clock.advance(25 * hourMs)
    }
    await signHeads(options)
    expect(await checkHeads(options)).toEqual([])
    await world.db.memberSchema(0, tx => plant(tx, change, 1n))
    await signHeads(options)
    expect(await world.db.app(readIncidents)).toEqual(['AUDIT_SIGNED'])
    expect(await checkHeads(options)).not.toEqual([])
  },
)

test.each([5, 30, 2000 * 24])('signed heads hold where a clock ran %d hours ahead and came back', async hours => {
  const { world, options } = await withSigned()
  const link = { id: 78, code: 'signed', dialect: 'rpp' }
  async function minute() {
    world.clock.advance(60_000)
    await world.db.memberSchema(0, tx => keepContracts(tx, world.clock.now()))
    await signHeads(options)
  }
  await world.db.ref(tx => addProvider(tx, link, {}))
  await minute()
  world.clock.advance(hours * hourMs)
  for (let turn = 0; turn < 2; turn++) {
    await minute()
    world.clock.advance(2 * hourMs)
    await world.db.ref(tx => addProvider(tx, link, {}))
  }
  world.clock.advance(-(hours + 4) * hourMs)
  for (let turn = 0; turn < 2; turn++) await minute()
  expect(await checkHeads(options)).toEqual([])
  expect(await world.db.app(readIncidents)).toEqual([])
})

test('signed heads go on from lines that were signed before refusals were counted', async () => {
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
])('signed heads tell when a line was %s', async (_what, change) => {
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

test('signed heads are compared although the database goes by another name, until a person accepts it', async () => {
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

test('signed heads are missed when their folder is gone, until a person accepts it, and another copy is no loss', async () => {
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

test('signed heads are not accepted by a line of before that is put behind them again', async () => {
  const { options, file } = await withSigned()
  await acceptHeads(options, 'Seen')
  const accepted = (await readFile(file, 'utf8')).trim().split('\n').at(-1)
  await signHeads(options)
  await writeFile(file, `${await readFile(file, 'utf8')}${accepted}\n`)
  expect(await checkHeads(options)).not.toEqual([])
})

test('signed heads go on after a line that a crash cut off', async () => {
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
