import { Registry } from 'prom-client'
import {
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
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { health } from '../../../platform/http/watch/health.ts'
import { auditAll, auditOne } from './auditAll.ts'
import { ledgerHealth } from './ledgerHealth.ts'

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

const hourMs = 3_600_000

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
})

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
    `insert into round (uid, provider, round_id, game, bet, win, opened_at, free, two_sided, tester)
    values ($uid, 1, 'made up', 1, 10, 10, now(), false, false, false)`,
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
