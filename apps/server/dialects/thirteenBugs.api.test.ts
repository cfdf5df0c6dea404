import { randomUUID } from 'node:crypto'
import { type Bench, type DialectName, openBench, openLine } from '@saya/conformance'
import { driverFor, openWorld, readLedger, type World } from '@saya/testing'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

/** The money bugs found most often in wallets of this kind, each kept out by name. */
let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  for (const dialect of dialects) await world.link(dialect)
})
afterAll(() => world.close())

const peso = 10_000n
const dialects = ['rpp', 'hub88', 'valkyrie'] as const

async function seat(dialect: DialectName, balance = 100n * peso): Promise<Bench & { uid: bigint }> {
  const { uid } = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(uid, balance)
  return { ...(await benchOf(dialect, uid)), uid }
}

async function benchOf(dialect: DialectName, uid: bigint): Promise<Bench> {
  const url = new URL(world.url)
  const driver = await driverFor(world, dialect, uid)
  return openBench({ driver, line: openLine(url), host: url.host, newId: randomUUID })
}

const ledgerOf = (uid: bigint) => world.db.member(uid, tx => readLedger(tx, uid))

describe.each(dialects)('in the dialect %s', { timeout: 60_000 }, dialect => {
  test('1 background debit: when a bet is answered, its money has moved', async () => {
    const at = await seat(dialect)
    expect((await at.ask(at.bet(10n * peso))).said).toBe('ok')
    const { wallet, journal } = await ledgerOf(at.uid)
    expect(wallet.balance).toBe(90n * peso)
    expect(journal).toHaveLength(1)
  })

  test('2 session id as transaction id: two bets of one session are two, one bet of two sessions is one', async () => {
    const at = await seat(dialect)
    const bet = at.bet(10n * peso)
    await at.ask(bet)
    await at.ask(at.bet(10n * peso))
    const later = await benchOf(dialect, at.uid)
    expect((await later.ask(bet)).said).toBe('ok')
    expect(await at.balance()).toBe(80n * peso)
  })

  test('3 provider ids that are not unique: a bet, its win and its neighbour at another provider may share one', async () => {
    const at = await seat(dialect)
    const bet = at.bet(10n * peso)
    await at.ask(bet)
    expect((await at.ask({ ...at.settle(bet, 5n * peso), tx: bet.tx })).said).toBe('ok')
    for (const other of dialects.filter(name => name !== dialect)) {
      expect((await (await benchOf(other, at.uid)).ask(bet)).said).toBe('ok')
    }
    expect(await at.balance()).toBe(75n * peso)
  })

  test('4 float wallet: thirty small wins, whose sum in doubles comes short, add up and can be bet to the last', async () => {
    const at = await seat(dialect)
    const [stake, win] = [1_001n, 3_003n]
    let inDoubles = 100
    for (let turn = 0; turn < 30; turn++) {
      const bet = at.bet(stake)
      await at.ask(bet)
      await at.ask(at.settle(bet, win))
      inDoubles = inDoubles - Number(stake) / 10_000 + Number(win) / 10_000
    }
    const sum = 100n * peso + 30n * (win - stake)
    expect(inDoubles).toBeLessThan(Number(sum) / 10_000)
    expect(await at.balance()).toBe(sum)
    expect((await at.ask(at.bet(sum))).said).toBe('ok')
    expect(await at.balance()).toBe(0n)
  })

  test('5 write-behind loss: what was answered survives the loss of every connection at once', async () => {
    const at = await seat(dialect)
    const bets = Array.from({ length: 20 }, () => at.bet(peso))
    await at.atOnce(bets)
    await loseConnections()
    expect(await at.balance()).toBe(80n * peso)
    expect((await at.insist(at.bet(peso))).said).toBe('ok')
  })

  test('6 refused bet executed by a late duplicate: money that comes later does not revive it', async () => {
    const at = await seat(dialect, 5n * peso)
    const bet = at.bet(10n * peso)
    expect((await at.ask(bet)).said).toBe('no funds')
    await world.setBalance(at.uid, 100n * peso)
    expect((await at.ask(bet)).said).toBe('no funds')
    expect(await at.balance()).toBe(100n * peso)
  })

  test('7 forgotten rollback: one that comes before its bet is remembered', async () => {
    const at = await seat(dialect)
    const bet = at.bet(10n * peso)
    await at.ask(at.rollback(bet))
    await loseConnections()
    expect((await at.insist(bet)).said).toBe('refused')
    expect(await at.balance()).toBe(100n * peso)
  })

  test('8 duplicate surfacing as error: fifty copies at once are all answered as done', async () => {
    const at = await seat(dialect)
    const bet = at.bet(10n * peso)
    const heard = await at.atOnce(Array.from({ length: 50 }, () => bet))
    expect(new Set(heard.map(({ said }) => said))).toEqual(new Set(['ok']))
    expect(await at.balance()).toBe(90n * peso)
  })

  test('9 stale cached balance: what another door has moved is told at once', async () => {
    const at = await seat(dialect)
    expect(await at.balance()).toBe(100n * peso)
    await world.setBalance(at.uid, 60n * peso)
    expect(await at.balance()).toBe(60n * peso)
    expect((await at.ask(at.bet(10n * peso))).balance).toBe(50n * peso)
  })

  test('10 double redemption: a win is paid once, under its own id and under any other', async () => {
    const at = await seat(dialect)
    const bet = at.bet(10n * peso)
    await at.ask(bet)
    const win = at.settle(bet, 30n * peso)
    await at.atOnce([
      ...Array.from({ length: 20 }, () => win),
      ...Array.from({ length: 20 }, () => at.settle(bet, 30n * peso)),
    ])
    expect(await at.balance()).toBe(120n * peso)
  })

  test('11 double refund: a rollback sent again gives nothing more', async () => {
    const at = await seat(dialect)
    const bet = at.bet(10n * peso)
    await at.ask(bet)
    const rollback = at.rollback(bet)
    for (let turn = 0; turn < 3; turn++) await at.ask(rollback)
    expect(await at.balance()).toBe(100n * peso)
  })

  test('12 concurrent over-refund: forty different rollbacks at once give back one bet', async () => {
    const at = await seat(dialect)
    const bet = at.bet(10n * peso)
    await at.ask(bet)
    await at.atOnce(Array.from({ length: 40 }, () => at.rollback(bet)))
    expect(await at.balance()).toBe(100n * peso)
    expect((await ledgerOf(at.uid)).journal).toHaveLength(2)
  })

  test('13 wrong “insufficient funds” in parallel: a hundred covered bets at once are all taken', async () => {
    const at = await seat(dialect)
    const heard = await at.atOnce(Array.from({ length: 100 }, () => at.bet(peso)))
    expect(heard.filter(({ said }) => said !== 'ok')).toEqual([])
    expect(await at.balance()).toBe(0n)
  })
})

/** Ends every other connection to the world's database, as the fall of a machine would. */
async function loseConnections(): Promise<void> {
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  const others = 'datname = current_database() and pid <> pg_backend_pid()'
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`)
  await client.end()
  // The test's own way to the database must have noticed as well, before anyone else is made.
  const reach = () => Promise.all(Array.from({ length: 6 }, () => world.db.isReachable()))
  await vi.waitFor(async () => expect(await reach()).not.toContain(false), { timeout: 5000 })
}
