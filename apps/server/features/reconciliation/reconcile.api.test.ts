import { manilaDay } from '@saya/money'
import {
  askOffice,
  decideBreak,
  type DepositWorld,
  listIncidents,
  makeBreak,
  openDepositWorld,
  proposeBreak,
  staffOf,
} from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let cashier: DepositWorld
let token: string
let other: string
let day: string
beforeAll(async () => {
  cashier = await openDepositWorld()
  token = (await staffOf(cashier.world, { role: 'finance' })).token
  other = (await staffOf(cashier.world, { role: 'finance' })).token
  day = manilaDay(cashier.world.clock.now())
})
afterAll(() => cashier.close())

function make(gateway: string, of = day) {
  return askOffice(cashier.world, 'POST /office/api/reconciliation/make', { body: { gateway, day: of } }, token)
}

async function listed(gateway: string) {
  const input = { query: { gateway, day } }
  const { data } = await askOffice(cashier.world, 'GET /office/api/reconciliation/mismatch/list', input, token)
  return data.d.filter(one => one.closed_at === 0)
}

async function mismatches(gateway: string) {
  return (await listed(gateway)).map(({ kind, name }) => [kind, name])
}

async function report(gateway: string) {
  const input = { query: { gateway } }
  return (await askOffice(cashier.world, 'GET /office/api/reconciliation/list', input, token)).data.d[0]
}

async function sumsAt(gateway: string) {
  const { told, kept, credited } = (await report(gateway)) ?? {}
  return { told, kept, credited }
}

describe.each([
  ['paymongo', 'gcash'],
  ['xendit', 'grabpay'],
  ['maya', 'maya'],
] as const)('a day at %s', (gateway, pid) => {
  test('adds up three ways, also what nobody had told us of, and what two people credited', async () => {
    const { world } = cashier
    const player = await cashier.player()
    const paid = await cashier.begin(player, { pid, amount: '250' })
    await cashier.act(paid.payUrl, { act: 'twice' })
    await expect.poll(async () => (await cashier.row(player, paid.id)).status).toBe('completed')
    const unheard = await cashier.begin(player, { pid, amount: '400' })
    await cashier.misbehave({ party: `${gateway}_events`, kind: 'lost', times: 1 })
    await cashier.act(unheard.payUrl)
    await cashier.heard(0)
    if (gateway === 'paymongo') {
      const name = await makeBreak(cashier, player)
      await proposeBreak(world, name, { token, uid: player.uid })
      await decideBreak(world, name, { token: other, uid: player.uid })
    }
    const credited = gateway === 'paymongo' ? { count: 3, amount: '750.00' } : { count: 2, amount: '650.00' }
    const kept = gateway === 'paymongo' ? { count: 2, amount: '350.00' } : { count: 1, amount: '250.00' }
    expect(await make(gateway)).toMatchObject({ status: 200, data: { mismatches: 0 } })
    expect((await cashier.row(player, unheard.id)).status).toBe('completed')
    expect(await report(gateway)).toMatchObject({
      gateway,
      day,
      has_list: gateway !== 'maya',
      credited: { count: 2, amount: '650.00' },
      kept,
      ordered: credited,
      posted: credited,
      mismatches: 0,
    })
  })
})

test('dollars are in no sum of pesos, and a mismatch of their own until somebody has seen to them', async () => {
  const player = await cashier.player()
  const gateway = 'xendit'
  await make(gateway)
  const before = await sumsAt(gateway)
  const { id, payUrl } = await cashier.begin(player, { pid: 'grabpay', amount: '300' })
  await cashier.act(payUrl, { currency: 'USD', amount: '300' })
  await cashier.heard(0)
  expect((await make(gateway)).data.mismatches).toBe(1)
  expect(await sumsAt(gateway)).toEqual(before)
  const [found] = await listed(gateway)
  expect(found).toMatchObject({ kind: 'currency', amount: '300.00', currency: 'USD', other_amount: '0.00' })
  const body = { gateway, payment_id: found?.name ?? '', outcome: 'returned', reason: 'Given back at Xendit' } as const
  expect((await askOffice(cashier.world, 'POST /office/api/break/close', { body }, token)).status).toBe(200)
  expect(await make(gateway)).toMatchObject({ status: 200, data: { mismatches: 0 } })
  expect([await sumsAt(gateway), await mismatches(gateway)]).toEqual([before, []])
  expect((await cashier.row(player, id)).status).toBe('pending')
})

test('what does not add up is listed and calls a person, until it does', async () => {
  const { db } = cashier.world
  const player = await cashier.player()
  const { id, payUrl } = await cashier.begin(player, { amount: '120' })
  await cashier.act(payUrl)
  await expect.poll(async () => (await cashier.row(player, id)).status).toBe('completed')
  await cashier.heard(0)
  const { payment_id: paymentId } = await cashier.row(player, id)
  const setPayment = (to: string | null) =>
    db.member(player.uid, tx => tx.updateTable('deposit').set({ payment_id: to }).where('id', '=', id).execute())
  await setPayment('pay_made_up')
  expect((await make('paymongo')).data.mismatches).toBeGreaterThan(0)
  expect(await mismatches('paymongo')).toContainEqual(['unreported', 'pay_made_up'])
  const open = async () =>
    (await db.app(listIncidents)).some(one => one.kind === 'PAYMENT_MISMATCH' && one.closed_at === null)
  expect(await open()).toBe(true)
  await setPayment(paymentId)
  expect((await make('paymongo')).data.mismatches).toBe(0)
  expect([await mismatches('paymongo'), await open()]).toEqual([[], false])
})

test('a day that has not begun, a gateway that is silent or unknown, and whoever may not', async () => {
  expect(await make('paymongo', '2999-01-01')).toMatchObject({ status: 422, code: 'day_ahead' })
  await cashier.misbehave({ party: 'xendit', kind: 'silent', times: 1 })
  expect(await make('xendit')).toMatchObject({ status: 503, code: 'gateway_silent' })
  expect(await make('nobody')).toMatchObject({ status: 404 })
  token = (await staffOf(cashier.world, { role: 'regulator' })).token
  expect(await make('paymongo')).toMatchObject({ status: 403 })
})
