import {
  ask,
  askOffice,
  decideBreak,
  depositTools,
  openWorld,
  proposeBreak,
  staffOf,
  voucherCodes,
  withdrawalTools,
  type World,
} from '@saya/testing'
import { manilaDay } from '@saya/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askDue } from '../deposit/index.ts'
import { openMonths } from '../wallet/index.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  for (let schema = 0; schema < 3; schema++) {
    await world.db.memberSchema(schema, tx => openMonths(tx, world.clock.now()))
  }
})
afterAll(() => world.close())

async function read(days: '7' | '30' | '90' = '7') {
  const { token } = await staffOf(world, { role: 'finance' })
  const { status, data } = await askOffice(world, 'GET /office/api/figure/money', { query: { days } }, token)
  expect(status).toBe(200)
  return data
}

test('deposits and withdrawals of all members are counted by day and by way, with the median of how long they took', async () => {
  const cashier = depositTools(world)
  const desk = withdrawalTools(world)
  const none = await read()
  expect(none.days).toHaveLength(7)
  expect(none.ways).toEqual([])
  expect(none.came_median_seconds).toBe(-1)

  const day = manilaDay(world.clock.now())
  const pages: string[] = []
  for (let count = 0; count < 3; count++) {
    const { payUrl } = await cashier.begin(await cashier.player(), { amount: '250' })
    pages.push(payUrl)
  }
  await cashier.act(pages[0] ?? '')
  await cashier.act(pages[1] ?? '')
  await desk.begin(await desk.payable())
  world.clock.advance(100_000)
  while ((await askDue(world.api.deposits)) > 0);
  await desk.work()
  world.clock.advance(200_000)
  await desk.work()

  const figures = await read()
  const today = figures.days.at(-1)
  expect(today).toMatchObject({ day, came: { begun: 3, over: 2, done: 2, amount: '500.00' } })
  expect(today?.went).toMatchObject({ begun: 1, over: 1, done: 1, amount: '500.00' })
  expect(figures.days.slice(0, -1).every(({ came }) => came.begun === 0)).toBe(true)
  expect(figures.ways.map(({ direction, gateway, begun }) => [direction, gateway, begun])).toEqual([
    ['in', 'paymongo', 3],
    ['out', 'paymongo', 1],
  ])
  expect(Math.abs(figures.came_median_seconds - 100)).toBeLessThanOrEqual(5)
  expect(Math.abs(figures.went_median_seconds - 300)).toBeLessThanOrEqual(15)
})

test('breaks that two people credited, and vouchers, are counted beside the deposits and are part of the total', async () => {
  const cashier = depositTools(world)
  const before = await read()
  const player = await cashier.player()
  const { id, payUrl } = await cashier.begin(player, { amount: '250' })
  await cashier.act(payUrl, { amount: '150' })
  const dollars = await cashier.begin(player, { amount: '300' })
  await cashier.act(dollars.payUrl, { currency: 'USD', amount: '300' })
  world.clock.advance(100_000)
  while ((await askDue(world.api.deposits)) > 0);
  const [token, other] = [await tokenOf('finance'), await tokenOf('compliance')]
  const found = await world.db.app(tx =>
    tx.selectFrom('payment_break').select(['gateway', 'payment_id']).where('reference', '=', id).executeTakeFirst(),
  )
  const name = found ?? { gateway: '', payment_id: '' }
  expect((await proposeBreak(world, name, { token, uid: player.uid })).status).toBe(200)
  expect((await read()).sums.breaks).toEqual({ count: 0, amount: '0.00' })
  expect((await decideBreak(world, name, { token: other, uid: player.uid })).status).toBe(200)
  for (const exchangeCode of (await voucherCodes(world, { quantity: 2, amount: '500' })).codes) {
    const body = { exchangeCode, device: 'web' } as const
    expect(await ask(world, 'POST /finance/lazada/exchange', { body }, player)).toMatchObject({ status: 200 })
  }
  const { days, sums } = await read()
  const told = { breaks: { count: 1, amount: '150.00' }, vouchers: { count: 2, amount: '1000.00' } }
  expect(days.at(-1)).toMatchObject({ ...told, credited: { count: 5, amount: '1650.00' } })
  expect(sums).toEqual({
    ...told,
    deposits: before.sums.deposits,
    credited: { count: 5, amount: '1650.00' },
    paid: before.sums.paid,
  })
  expect(before.sums).toMatchObject({ deposits: { count: 2, amount: '500.00' }, paid: { count: 1, amount: '500.00' } })
})

async function tokenOf(role: 'finance' | 'compliance') {
  return (await staffOf(world, { role })).token
}

test('calls of members are counted as this copy of the server measured them; calls of staff are not counted', async () => {
  const before = (await read()).calls
  await world.player().then(({ token }) => fetch(`${world.url}/member/detail`, { headers: { t: token } }))
  const after = (await read()).calls
  expect(after.all).toBe(before.all + 1)
  expect(after.fast).toBeLessThanOrEqual(after.all)
})
