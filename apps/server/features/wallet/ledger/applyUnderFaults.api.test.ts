import { mkdtempSync, readFileSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, startPostgres } from '@saya/postgres'
import {
  command,
  type DeafLine,
  type LedgerWorld,
  openDeafLine,
  openLedgerWorld,
  readLedger,
  root,
  testClock,
} from '@saya/testing'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../../platform/db/shape/migrate.ts'
import { type Ledger, openLedger } from './apply.store.ts'
import type { CommandResult, WalletCommand } from './command.ts'

const peso = 10_000n

function bets(uids: readonly bigint[], count: number, name: string): WalletCommand[] {
  return Array.from({ length: count }, (_, index) => {
    const txId = `${name} ${index}`
    return command({ kind: 'bet', uid: uids[index % uids.length] ?? 0n, txId, roundId: txId, amount: peso })
  })
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

const wrong = `
  select w.uid from member_00.wallet w left join lateral (
    select count(*) n, count(distinct reference) keys, coalesce(sum(amount), 0) spent, max(seq) last
    from member_00.journal j where j.uid = w.uid) j on true
  where w.version <> j.n or w.version <> coalesce(j.last, 0) or j.keys <> j.n or w.balance <> 100000 * 10000 - j.spent`

describe('a ledger whose connections are killed', () => {
  let world: LedgerWorld
  beforeAll(async () => {
    world = await openLedgerWorld()
  })
  afterAll(() => world.close())

  test('answers every command, and does each once', async () => {
    const uids = await Promise.all(Array.from({ length: 8 }, () => world.member(100_000n * peso)))
    const all = bets(uids, 1200, 'killed')
    const answers: Promise<CommandResult>[] = []
    for (let sent = 0; sent < all.length; sent += 100) {
      answers.push(...all.slice(sent, sent + 100).map(bet => world.ledger.apply(bet)))
      await Promise.race(answers.slice(-50))
      await query(
        world.url,
        `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'saya batches'`,
      )
    }
    expect((await Promise.all(answers)).every(({ outcome }) => outcome === 'OK')).toBe(true)
    expect(await query(world.url, wrong)).toEqual([])
    expect(await query(world.url, 'select count(*)::integer n from member_00.journal')).toEqual([{ n: 1200 }])
  })

  test('and another that serves the same wallets lose and double nothing between them', async () => {
    const other: Ledger = openLedger({ url: world.url, clock: world.clock, schemaOf: () => 'member_00' })
    const uids = await Promise.all(Array.from({ length: 3 }, () => world.member(100_000n * peso)))
    const all = bets(uids, 600, 'shared')
    const answers = await Promise.all(all.flatMap(bet => [world.ledger.apply(bet), other.apply(bet)]))
    await other.close()
    expect(answers.every(({ outcome }) => outcome === 'OK')).toBe(true)
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(600)
    expect(await query(world.url, wrong)).toEqual([])
  })
})

describe('a ledger whose line is lost between the commit and its answer', () => {
  let world: LedgerWorld
  let line: DeafLine
  let ledger: Ledger
  beforeAll(async () => {
    world = await openLedgerWorld()
    line = await openDeafLine(world.url)
    ledger = openLedger({ url: line.url, clock: world.clock, schemaOf: () => 'member_00' })
  })
  afterAll(async () => {
    await ledger.close()
    await line.close()
    await world.close()
  })

  /** Sends a command whose answer is lost after it was committed. */
  async function applyUnheard(wish: WalletCommand): Promise<CommandResult> {
    const before = line.lost()
    line.loseNext()
    const answer = await ledger.apply(wish)
    expect(line.lost()).toBe(before + 1)
    return answer
  }

  test('asks again and answers what it would have answered: taken, won, given back and refused', async () => {
    const uid = await world.member(100n * peso)
    await ledger.apply(command({ kind: 'bet', uid, txId: 'first', roundId: 'first', amount: peso }))
    const of = (name: string) => ({ uid, roundId: name, refTxId: name, txId: `of ${name}` })
    const rich = { uid, roundId: 'dear', txId: 'dear', amount: 1000n * peso }
    const acts = [
      [{ kind: 'bet', uid, txId: 'b1', roundId: 'b1', amount: 10n * peso }, 'OK', 89n],
      [{ kind: 'settle', ...of('b1'), amount: 30n * peso, closesRound: true }, 'OK', 119n],
      [{ kind: 'rollback', ...of('first') }, 'OK', 120n],
      [
        { kind: 'bet', uid, txId: 'b2', roundId: 'b2', amount: 20n * peso, win: 5n * peso, closesRound: true },
        'OK',
        105n,
      ],
      [{ kind: 'bet', ...rich }, 'INSUFFICIENT_FUNDS', 105n],
      [{ kind: 'promo', uid, txId: 'p1', amount: peso }, 'OK', 106n],
      [{ kind: 'adjust', uid, txId: 'a1', amount: peso, isTaken: true }, 'OK', 105n],
    ] as const
    for (const [wish, outcome, pesos] of acts) {
      const answer = await applyUnheard(command(wish))
      expect({ wish, ...answer }).toMatchObject({ wish, outcome, balance: pesos * peso, originalBalance: pesos * peso })
      expect(await ledger.apply(command(wish))).toMatchObject({ ...answer, replayed: true })
    }
    const { journal, wallet } = await world.db.member(uid, tx => readLedger(tx, uid))
    expect([journal.length, wallet.balance]).toEqual([8, 105n * peso])
  })

  test('does each of a whole batch once', async () => {
    const uids = await Promise.all(Array.from({ length: 6 }, () => world.member(100_000n * peso)))
    line.loseNext()
    const before = line.lost()
    const answers = await Promise.all(bets(uids, 120, 'unheard').map(bet => ledger.apply(bet)))
    // Of two batches that were on their way at once, both may be lost.
    expect(line.lost()).toBeGreaterThan(before)
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['OK']))
    const balances = await Promise.all(uids.map(uid => world.db.member(uid, tx => readLedger(tx, uid))))
    expect(balances.map(({ wallet }) => wallet.balance)).toEqual(uids.map(() => 99_980n * peso))
  })
})

describe('a database that is killed without a warning', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saya-killed-'))
  chmodSync(folder, 0o755)
  // Only what the ledger asks for itself makes a commit durable here: the server's own setting would not.
  const start = () =>
    startPostgres({ dataFolder: folder, forTests: true, settings: { fsync: 'on', checkpoint_timeout: '1h' } })
  let postgres: Awaited<ReturnType<typeof start>>
  let ledger: Ledger
  let url: string
  beforeAll(async () => {
    postgres = await start()
    url = postgres.url('ledger')
    await createDatabase(postgres.url('postgres'), 'ledger')
    await migrate({ url, folder: join(root, 'db/migrations'), memberSchemas: 1 })
    await query(
      url,
      `insert into member_00.wallet (uid, asset, balance) select n, 'PHP', 100000 * 10000 from generate_series(1, 8) n`,
    )
    ledger = openLedger({ url, clock: testClock(), schemaOf: () => 'member_00' })
  })
  afterAll(async () => {
    await ledger.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function kill(): Promise<void> {
    process.kill(Number.parseInt(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8'), 10), 'SIGKILL')
    await postgres.exited
  }

  test('has what was acknowledged, and what was under way comes to its end when it is there again', async () => {
    const uids = [1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n]
    expect((await Promise.all(bets(uids, 300, 'before').map(bet => ledger.apply(bet)))).length).toBe(300)
    const acknowledged: string[] = []
    const underway = bets(uids, 300, 'during').map(bet =>
      ledger.apply(bet).then(({ outcome }) => {
        acknowledged.push(bet.txId)
        return outcome
      }),
    )
    await Promise.race(underway)
    const killed = kill()
    const known = [...acknowledged]
    await killed
    postgres = await start()
    const kept = new Set((await query(url, 'select tx_id from member_00.command')).map(row => row.tx_id))
    expect(known.filter(txId => !kept.has(txId))).toEqual([])
    expect([...kept].filter(txId => String(txId).startsWith('before'))).toHaveLength(300)
    expect(new Set(await Promise.all(underway))).toEqual(new Set(['OK']))
    expect(await query(url, wrong)).toEqual([])
    expect(await query(url, 'select count(*)::integer n from member_00.journal')).toEqual([{ n: 600 }])
  })
})
