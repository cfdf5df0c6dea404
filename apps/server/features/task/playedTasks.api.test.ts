import {
  approvedPlayer,
  ask,
  figureTools,
  openWorld,
  type Player,
  readJournal,
  readLedger,
  type World,
} from '@saya/testing'
import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

let world: World
const zone = process.env.TZ
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

let ana: Player
beforeEach(async () => {
  world.clock.advance(startOfManilaDay(world.clock.now()) + dayMs + dayMs / 2 - world.clock.now())
  ana = await approvedPlayer(world)
  await world.setBalance(ana.uid, 100_000_000n)
})
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const midnight = () => startOfManilaDay(world.clock.now()) + dayMs
let keys = 0
/** Each is a call of its own: without a key it would be answered as the one before. */
function collect(ty: number, sent: Record<string, string> = {}) {
  const headers = { ...sent, 'idempotency-key': `played-${++keys}` }
  return ask(world, 'POST /promo/task/claim', { body: { ty: String(ty), make_up: '0' } }, { token: ana.token, headers })
}

async function coins(): Promise<readonly bigint[]> {
  const { journal } = await world.db.member(ana.uid, tx => readLedger(tx, ana.uid))
  return journal.filter(({ kind }) => kind === 42).map(({ amount }) => amount)
}

async function daysOf(ty: number): Promise<readonly string[]> {
  const { rows } = await world.db.member(ana.uid, tx =>
    sql<{
      day: string
    }>`select distinct day::text from task_claim where uid = ${ana.uid} and ty = ${ty} order by day`.execute(tx),
  )
  return rows.map(({ day }) => day)
}

test('a bet that is taken back counts for no task; taken back behind the collecting, twice, it takes no coin and lets none be collected again [POINTS-86]', async () => {
  const on = figureTools(world)
  const first = await on.play(ana, { bet: 600n, win: 0n })
  await first.takeBack()
  await readJournal(world)
  expect(await collect(102)).toMatchObject({ status: 409, code: 'task_open' })
  const second = await on.play(ana, { bet: 600n, win: 0n })
  await readJournal(world)
  expect(await collect(102)).toMatchObject({ status: 200, data: { bonus: 20, balance: '20' } })
  await second.takeBack()
  await second.takeBack()
  await readJournal(world)
  expect(await collect(102)).toMatchObject({ status: 409 })
  await on.play(ana, { bet: 600n, win: 0n })
  await readJournal(world)
  expect(await collect(102)).toMatchObject({ status: 409 })
  expect(await coins()).toEqual([20n])
  expect((await ask(world, 'GET /member/filcoin/balance', {}, ana)).data.balance).toBe('20')
})

test('a bet of 23:59:58 whose round closes at 00:00:03 counts for the task of the day on which it closed, and once [POINTS-86]', async () => {
  const on = figureTools(world)
  world.clock.advance(midnight() - 2000 - world.clock.now())
  const across = await on.play(ana, { bet: 600n })
  await readJournal(world)
  expect(await collect(102)).toMatchObject({ status: 409, code: 'task_open' })
  world.clock.advance(5000)
  await across.settle(0n)
  await readJournal(world)
  expect(await collect(102)).toMatchObject({ status: 200, data: { bonus: 20 } })
  expect(await daysOf(102)).toEqual([manilaDay(world.clock.now())])
  expect(await collect(102)).toMatchObject({ status: 409 })
})

test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'with a server in %s a check-in counts for the Manila day until 23:59:59.999 and for the next from 00:00:00, whatever the browser’s clock says [POINTS-71]',
  async server => {
    process.env.TZ = server
    const [lastMs, firstMs] = [midnight() - 1, midnight()]
    world.clock.advance(lastMs - world.clock.now())
    const says = (ms: number) => ({ date: new Date(ms).toUTCString() })
    expect(await collect(1, says(firstMs + dayMs))).toMatchObject({ status: 200 })
    expect(await collect(100, says(firstMs + dayMs))).toMatchObject({ status: 409, code: 'task_checked_in' })
    world.clock.advance(1)
    expect(await collect(1, says(lastMs))).toMatchObject({ status: 200 })
    expect(await daysOf(1)).toEqual([manilaDay(lastMs), manilaDay(firstMs)])
  },
)
