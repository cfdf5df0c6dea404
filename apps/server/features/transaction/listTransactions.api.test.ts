import { kycStatus } from '@saya/contract/kycStatus.ts'
import {
  ask,
  command,
  type LedgerWorld,
  openLedgerOn,
  openWorld,
  type Player,
  setRecordsGate,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let ledger: LedgerWorld
beforeAll(async () => {
  world = await openWorld()
  ledger = await openLedgerOn(world.databaseUrl)
})
afterAll(async () => {
  await ledger.close()
  await world.close()
})

const peso = 10_000n
const dayMs = 24 * 3_600_000
const noonMs = Date.parse('2026-03-02T12:00:00+08:00')
let counter = 0
const name = () => `act ${++counter}`

/** A deposit, a bet with its win, a prize and a withdrawal on the way, a minute apart. */
async function withHistory(): Promise<Player> {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const { data } = await ask(world, 'GET /member/game/list')
  const named = (minute: number) => ({ uid: ana.uid, reference: name(), nowMs: noonMs + minute * 60_000 })
  await ledger.post({ ...named(0), act: 'deposit', gateway: 1, amount: 500n * peso })
  await ledger.ledger.apply(
    command({
      kind: 'bet',
      uid: ana.uid,
      txId: name(),
      roundId: name(),
      game: Number(data.d[0]?.id),
      amount: 500n * peso,
      win: 700n * peso,
      closesRound: true,
    }),
  )
  await ledger.post({ ...named(2), act: 'promotion', cashType: 4005, amount: 12_345n })
  const held = named(3)
  await ledger.post({ ...held, act: 'withdrawal_hold', amount: 100n * peso })
  await ledger.post({ ...named(4), of: held.reference, act: 'withdrawal_paid', gateway: 1, amount: 100n * peso })
  await ledger.post({ ...named(5), act: 'points', amount: 50n })
  return ana
}

test('the operator’s gate of records stands in the profile, and its owner is answered all the same [GATE-21]', async () => {
  await setRecordsGate(world.db, true)
  for (const kyc of Object.keys(kycStatus) as (keyof typeof kycStatus)[]) {
    const player = await world.player({ kyc })
    const detail = await ask(world, 'GET /member/detail', {}, { token: player.token })
    const answered = (await listOf(player)).status
    expect([kyc, detail.data.records_gate, answered]).toEqual([kyc, true, kyc === 'block' ? 403 : 200])
  }
  await setRecordsGate(world.db, false)
})

function listOf(player: Player, query: Record<string, string> = {}) {
  return ask(world, 'GET /finance/transaction/list', { query }, { token: player.token })
}

describe('the history of a balance', () => {
  test('tells each change once, newest first, with the balance after it [TXN-14, TXN-19]', async () => {
    const ana = await withHistory()
    const { data } = await listOf(ana)
    expect(data.t).toBe(5)
    expect(data.d.map(row => [row.name, row.amount, row.after_balance])).toEqual([
      ['Withdraw', '-100.00', '601.23'],
      ['CQ9 Daily Rebate', '1.23', '701.23'],
      ['Win', '700.00', '700.00'],
      ['Bet', '-500.00', '0.00'],
      ['Deposit', '500.00', '500.00'],
    ])
    expect(Object.keys(data.d[0] ?? {}).sort()).toEqual(
      [
        'id',
        'name',
        'timestamp',
        'amount',
        'after_balance',
        'after_amount',
        'status',
        'cash_type',
        'remark',
        'created_at',
        'source',
      ].sort(),
    )
    expect(data.d.map(row => [row.id, row.cash_type])).toEqual([
      ['5', 11],
      ['4', 4005],
      ['3', 2],
      ['2', 1],
      ['1', 10],
    ])
    const at = noonMs / 1000 + 180
    expect([data.d[1], data.d[4]].map(row => [row?.timestamp, row?.created_at])).toEqual([
      [at - 60, at - 60],
      [at - 180, at - 180],
    ])
    expect(data.d[0]).toMatchObject({ status: 'completed', cash_type: 11, timestamp: at, created_at: at })
    expect(data.d.map(row => row.after_amount)).toEqual(data.d.map(row => row.after_balance))
  })

  test('of a bet names its game [TXN-14]', async () => {
    const ana = await withHistory()
    const { data } = await listOf(ana, { type: '1' })
    expect(data.d).toHaveLength(1)
    expect(data.d[0]?.remark).not.toBe('')
  })

  test.each([
    ['all', 5],
    ['', 5],
    ['10', 1],
    ['4005', 1],
    ['999', 0],
    ['completed', 5],
    ['pending', 0],
    ['failed', 0],
  ])('filtered by the type %j has %i rows [TXN-19]', async (type, rows) => {
    const { data } = await listOf(await withHistory(), { type })
    expect([data.d.length, data.t]).toEqual([rows, rows])
  })

  test.each([
    ['2026-03-01_2026-03-02', 5],
    ['2026-03-02_2026-03-02', 5],
    ['2026-02-01_2026-03-01', 0],
    ['2026-03-03_2026-04-01', 0],
  ])('of the days %s has %i rows [TXN-19, TXN-66]', async (days, rows) => {
    const { data } = await listOf(await withHistory(), { time_flag: days })
    expect([data.d.length, data.t]).toEqual([rows, rows])
  })

  test('a type, time or page that is none is refused [TXN-66]', async () => {
    const ana = await world.player()
    const wrong: Record<string, string>[] = [
      { type: 'x' },
      { time_flag: '2' },
      { time_flag: '2026-03-02_2026-03-01' },
      { time_flag: '2024-01-01_2026-03-01' },
      { page: '101' },
      { page_size: '51' },
    ]
    for (const query of [...wrong, { status: 'PAID' }]) {
      expect(await listOf(ana, query)).toMatchObject({ status: 400, code: 'invalid_request' })
    }
  })

  test('is shown to its owner alone', async () => {
    await withHistory()
    expect((await listOf(await world.player())).data).toEqual({ d: [], t: 0 })
    expect(await ask(world, 'GET /finance/transaction/list')).toMatchObject({ status: 401 })
  })
})

test.each([
  ['0 is today [TXN-09]', '0', ['today', 'midnight']],
  ['1 is yesterday [TXN-10]', '1', ['a second before', 'yesterday']],
  [
    '7 is the last 7 days, today among them [TXN-11]',
    '7',
    ['today', 'midnight', 'a second before', 'yesterday', '6 days'],
  ],
  [
    '15 is the last 15 days [TXN-12]',
    '15',
    ['today', 'midnight', 'a second before', 'yesterday', '6 days', '7 days', '14 days'],
  ],
  [
    '30 is the last 30 days [TXN-13]',
    '30',
    ['today', 'midnight', 'a second before', 'yesterday', '6 days', '7 days', '14 days', '15 days', '29 days'],
  ],
])('the time filter %s', async (_title, time_flag, expected) => {
  const ben = await world.player()
  const midnight = noonMs - dayMs / 2
  const at: Record<string, number> = {
    '30 days': midnight - 30 * dayMs,
    '29 days': midnight - 29 * dayMs,
    '15 days': midnight - 15 * dayMs,
    '14 days': midnight - 14 * dayMs,
    '7 days': midnight - 7 * dayMs,
    '6 days': midnight - 6 * dayMs,
    yesterday: midnight - dayMs,
    'a second before': midnight - 1000,
    midnight,
    today: noonMs,
  }
  for (const nowMs of Object.values(at)) {
    await ledger.post({ act: 'deposit', gateway: 1, uid: ben.uid, reference: name(), amount: peso, nowMs })
  }
  const { data } = await listOf(ben, { time_flag, page_size: '50' })
  const named = new Map(Object.entries(at).map(([key, ms]) => [ms / 1000, key]))
  expect(data.d.map(row => named.get(row.timestamp))).toEqual(expected)
})

describe('pages', () => {
  async function withMany(): Promise<Player> {
    const cora = await world.player()
    for (let index = 0; index < 23; index++) {
      // Some at the very same moment, so that only their numbers tell them apart.
      const nowMs = noonMs + Math.floor(index / 4) * 1000
      await ledger.post({ act: 'deposit', gateway: 1, uid: cora.uid, reference: name(), amount: peso, nowMs })
    }
    return cora
  }

  test('hold ten rows, and the cursor goes through all of them once [TXN-19, TXN-24]', async () => {
    const cora = await withMany()
    const seen: string[] = []
    let cursor: string | undefined = ''
    for (let page = 0; cursor !== undefined; page++) {
      const { data }: Awaited<ReturnType<typeof listOf>> = await listOf(cora, { cursor })
      expect(data.d.length).toBe(page < 2 ? 10 : 3)
      seen.push(...data.d.map(({ id }) => id))
      cursor = data.next
      // What comes in meanwhile stands before the first page and moves no other.
      await ledger.post({
        act: 'deposit',
        gateway: 1,
        uid: cora.uid,
        reference: name(),
        amount: peso,
        nowMs: noonMs + 60_000,
      })
    }
    expect(seen).toEqual(Array.from({ length: 23 }, (_, index) => String(23 - index)))
  })

  test('are reached by a bare number too [TXN-19]', async () => {
    const cora = await withMany()
    const { data } = await listOf(cora, { page: '3' })
    expect(data.d.map(({ id }) => id)).toEqual(['3', '2', '1'])
    expect(data.t).toBe(23)
    const five = (await listOf(cora, { page: '2', page_size: '5' })).data
    expect(five.d.map(({ id }) => id)).toEqual(['18', '17', '16', '15', '14'])
    expect((await listOf(cora, { page: '100' })).data.d).toEqual([])
  })

  test('begin anew at a cursor that is none', async () => {
    const cora = await withMany()
    expect((await listOf(cora, { cursor: 'nonsense' })).data.d[0]?.id).toBe('23')
  })
})
