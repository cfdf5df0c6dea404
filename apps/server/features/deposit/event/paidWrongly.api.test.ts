import {
  ask,
  type BreakName,
  askOffice,
  breakReason,
  decideBreak,
  type DepositWorld,
  openDepositWorld,
  type Player,
  proposeBreak,
  staffOf,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askDue } from '../index.ts'

let cashier: DepositWorld
beforeAll(async () => {
  cashier = await openDepositWorld()
})
afterAll(() => cashier.close())

let player: Player
beforeEach(async () => {
  player = await cashier.player()
})

/** Somebody else of finance each time. */
const somebody = async () => (await staffOf(cashier.world, { role: 'finance' })).token

async function look(id: string) {
  cashier.world.clock.advance(3000)
  return (await ask(cashier.world, 'GET /finance/deposit/detail', { query: { id } }, player)).data
}

async function breakOf(id: string): Promise<BreakName> {
  const { db } = cashier.world
  const kept = () => db.app(tx => tx.selectFrom('payment_break').selectAll().where('reference', '=', id).execute())
  await expect.poll(kept).toHaveLength(1)
  return { gateway: 'paymongo', payment_id: (await kept())[0]?.payment_id ?? '' }
}

/** Pays another amount than was asked for. */
async function payWrongly(key = 'tap') {
  const { id, payUrl } = await cashier.begin(player, { amount: '200', key })
  await cashier.act(payUrl, { amount: '150' })
  return { id, payUrl, name: await breakOf(id) }
}

test('a member who paid another amount sees that it is held, then that it was credited, and no way to pay again', async () => {
  const { id, name } = await payWrongly()
  const held = [{ amount: '150.00', currency: 'PHP', state: 'held' }]
  expect(await look(id)).toMatchObject({ status: 'pending', pay_url: '', breaks: held })
  await proposeBreak(cashier.world, name, { token: await somebody(), uid: player.uid })
  cashier.world.clock.advance(31 * 60_000)
  await askDue(cashier.world.api.deposits)
  expect(await look(id)).toMatchObject({ status: 'timeout', breaks: held })
  expect((await decideBreak(cashier.world, name, { token: await somebody(), uid: player.uid })).status).toBe(200)
  expect(await look(id)).toMatchObject({ status: 'timeout', breaks: [{ ...held[0], state: 'credited' }] })
  expect(await cashier.balance(player)).toBe('150.00')
})

test('what was credited to somebody else, given back or kept was not added to theirs', async () => {
  const other = await cashier.player()
  const { id, name } = await payWrongly()
  await proposeBreak(cashier.world, name, { token: await somebody(), uid: other.uid })
  await decideBreak(cashier.world, name, { token: await somebody(), uid: other.uid })
  expect((await look(id)).breaks).toMatchObject([{ state: 'kept' }])
  for (const outcome of ['returned', 'kept'] as const) {
    const wrong = await payWrongly(outcome)
    const body = { ...wrong.name, outcome, reason: breakReason }
    await askOffice(cashier.world, 'POST /office/api/break/close', { body }, await somebody())
    expect((await look(wrong.id)).breaks).toMatchObject([{ state: outcome }])
  }
})

test('another currency, a second payment and money for what was canceled are told with the deposit they came for', async () => {
  const dollars = await cashier.begin(player, { amount: '200', key: 'dollars' })
  await cashier.act(dollars.payUrl, { currency: 'USD' })
  await breakOf(dollars.id)
  expect(await look(dollars.id)).toMatchObject({
    status: 'pending',
    breaks: [{ amount: '200.00', currency: 'USD', state: 'held' }],
  })
  const twice = await cashier.begin(player, { amount: '300', key: 'twice' })
  await cashier.act(twice.payUrl, { act: 'twice' })
  await breakOf(twice.id)
  expect(await look(twice.id)).toMatchObject({ status: 'completed', breaks: [{ amount: '300.00', state: 'held' }] })
  const canceled = await cashier.begin(player, { amount: '400', key: 'canceled' })
  await ask(cashier.world, 'POST /finance/deposit/cancel', { body: { id: canceled.id } }, player)
  await cashier.act(canceled.payUrl)
  await breakOf(canceled.id)
  expect(await look(canceled.id)).toMatchObject({ status: 'canceled', breaks: [{ amount: '400.00', state: 'held' }] })
})

test('five that were paid wrongly lock nobody out, and one that is paid rightly after all is credited', async () => {
  const wrong = []
  for (let tap = 0; tap < 5; tap++) wrong.push(await payWrongly(`tap-${tap}`))
  expect((await cashier.rows(player)).map(row => [row.status, row.open_place])).toEqual(
    wrong.map(() => ['pending', null]),
  )
  expect((await cashier.open(player, { key: 'next' })).status).toBe(200)
  await cashier.act(wrong[0]?.payUrl ?? '')
  await expect.poll(() => cashier.balance(player)).toBe('200.00')
})
