import { manilaDay } from '@saya/money'
import { ask, openWorld, testMasters, type World } from '@saya/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditAll, openMonths } from '../../../features/wallet/index.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import { systemRandom } from '../../../platform/random.ts'
import { journalGrounds } from '../../../worker/journalGrounds.ts'
import { seedDemoOperators } from '../../seedDemoOperators.ts'
import { demoPeople, seedDemoPeople } from '../../seedDemoPeople.ts'
import { openTown } from '../openTown.ts'
import { listDays, spanOf } from '../townDay.rules.ts'
import { parcelPart } from './parcel.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  const { db, clock } = world
  await seedDemoOperators({ db, clock, random: systemRandom, masters: testMasters })
  await seedDemoPeople(db, clock)
})
afterAll(() => world.close())

async function eachSchema<T>(work: (tx: MemberTx) => Promise<T>): Promise<readonly T[]> {
  const schemas = Array.from({ length: world.db.memberSchemas }, (_, schema) => schema)
  return Promise.all(schemas.map(schema => world.db.memberSchema(schema, work)))
}

/** What the part does in a town of so many days, one after the other. */
async function live(days: number): Promise<number> {
  const { databaseUrl, apiOptions, clock } = world
  const log = pino({ level: 'silent' })
  const span = spanOf(days, clock.now())
  await eachSchema(tx => openMonths(tx, span.startMs))
  const books = { pages: new Map(), sent: new Map() }
  const { town, close } = await openTown({ ...apiOptions, databaseUrl, log }, books, span.startMs)
  const events = listDays({ seed: 1, ...span }).flatMap(day => parcelPart.planDesk?.(town, day) ?? [])
  for (const event of events) {
    town.clock.moveTo(event.atMs)
    await event.perform()
  }
  await close()
  return events.length
}

/** As whoever tries the demo signs in. */
async function signIn(): Promise<string> {
  const body = { country_code: '63', phone: demoPeople[0]?.phone ?? '', password: 'saya1234' } as const
  return (await ask(world, 'POST /member/login', { body })).data.token
}

async function look(token: string) {
  const orders = await ask(world, 'GET /member/order/list', { query: {} }, { token })
  const messages = await ask(world, 'GET /member/message/list', { query: { page_size: '50' } }, { token })
  const { data: purse } = await ask(world, 'GET /member/filcoin/balance', {}, { token })
  return {
    orders: orders.data.d.map(({ goods_id: goods, complete_status: status, courier, tracking }) => {
      return [goods, status, courier, tracking.startsWith('LBC ')] as const
    }),
    toStore: orders.data.d.filter(row => row.deliver_method === 2 && row.store_address !== '').map(row => row.goods_id),
    kinds: messages.data.d.map(({ kind }) => kind).filter(kind => kind.startsWith('redemption')),
    balance: purse.balance,
  }
}

/** What was given and redeemed on each day on which something was. */
async function movesByDay(): Promise<readonly (readonly [given: bigint, spent: bigint])[]> {
  const days = new Map<string, [bigint, bigint]>()
  const parts = await eachSchema(tx =>
    tx
      .selectFrom('journal')
      .select(['kind', 'amount', 'at'])
      .where('asset', '=', 'FIL')
      .where('kind', 'in', [30, 40])
      .orderBy('at')
      .execute(),
  )
  for (const { kind, amount, at } of parts.flat()) {
    const sums = days.get(manilaDay(at)) ?? [0n, 0n]
    sums[kind === 30 ? 0 : 1] += amount
    days.set(manilaDay(at), sums)
  }
  return [...days.values()]
}

/** On which day of the town each parcel was redeemed, sent and received. */
async function stepsOf(token: string) {
  const { data } = await ask(world, 'GET /member/order/list', { query: {} }, { token })
  const dayOf = (seconds: number) => (seconds === 0 ? '' : manilaDay(seconds * 1000))
  return data.d.map(row => [row.goods_id, dayOf(row.submit_at), dayOf(row.shipped_at), dayOf(row.ended_at)])
}

test('the demo’s member finds a redemption in each state, one that failed with its Filcoins back and one to pick up too, with a notice of each step, once [FACT-76, MALL-94]', async () => {
  expect(await live(14)).toBe(18)
  const token = await signIn()
  const first = await look(token)
  expect(first.orders.toSorted(([one], [other]) => one.localeCompare(other))).toEqual([
    ['badminton-set', 4, 'LBC', true],
    ['board-games', 3, 'LBC', true],
    ['canvas-cap', 2, '', false],
    ['coffee-mugs', 5, 'LBC', true],
    ['sunglasses', 2, '', false],
  ])
  expect(first.toStore).toEqual(['canvas-cap'])
  const each = { redemption_failed: 1, redemption_received: 1, redemption_shipped: 3 }
  for (const [kind, count] of Object.entries(each)) expect(first.kinds.filter(one => one === kind)).toHaveLength(count)
  expect(first.kinds).toHaveLength(5 + 1 + 1 + 3)
  // What the courier lost is paid back in full.
  expect(first.balance).toBe('13500')
  expect(await stepsOf(token)).toEqual([
    ['coffee-mugs', '2026-03-02', '2026-03-02', '2026-03-02'],
    ['canvas-cap', '2026-03-02', '', ''],
    ['sunglasses', '2026-03-02', '', ''],
    ['board-games', '2026-03-01', '2026-03-01', ''],
    ['badminton-set', '2026-02-21', '2026-02-21', '2026-02-22'],
  ])
  // Nothing of it happened all on one day.
  expect(await movesByDay()).toEqual([
    [10_000n, 0n],
    [10_000n, 19_000n],
    [10_000n, 0n],
    [10_000n, 21_000n],
    [41_800n, 41_800n],
  ])
  expect(await live(14)).toBe(18)
  expect(await look(token)).toEqual(first)
  const { findings } = await auditAll({ ...world, grounds: journalGrounds({ isLocal: true }) })
  expect(findings).toEqual([])
})
