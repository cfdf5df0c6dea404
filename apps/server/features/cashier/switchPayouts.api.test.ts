import {
  askOffice,
  leadChannel,
  listIncidents,
  openWithdrawalWorld,
  staffOf,
  type WithdrawalWorld,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const minuteMs = 60_000

let desk: WithdrawalWorld
beforeAll(async () => {
  desk = await openWithdrawalWorld()
})
afterAll(() => desk.close())

/** Days pass here, in which nobody stays signed in. */
async function signIn(role: 'risk' | 'support' = 'risk'): Promise<string> {
  return (await staffOf(desk.world, { role })).token
}

async function turn(name: string, pays: boolean, role: 'risk' | 'support' = 'risk') {
  const token = await signIn(role)
  const body = { name, pays_out: pays, reason: 'They pay twice' }
  return askOffice(desk.world, 'POST /office/api/gateway/payouts', { body }, token)
}

async function wait(ms: number): Promise<void> {
  desk.world.clock.advance(ms)
  await desk.work()
}

test('a gateway that is stopped is sent nothing, however long, and goes on with what waited when it is let', async () => {
  expect((await turn('paymongo', false)).status).toBe(200)
  expect(await turn('paymongo', false)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  const listed = await askOffice(desk.world, 'GET /office/api/gateway/list', {}, await signIn())
  expect(listed.data.d.map(({ name, pays_out: pays }) => [name, pays])).toContainEqual(['paymongo', false])
  const ana = await desk.payable()
  const id = await desk.begin(ana)
  for (const ms of [0, 11 * minuteMs, 25 * 60 * minuteMs]) {
    await wait(ms)
    expect(await desk.row(ana, id)).toMatchObject({ status: 'paying', sent_at: null, sendings: 0 })
  }
  expect(await desk.transfers(id)).toEqual([])
  // Led elsewhere meanwhile, it stays where it was begun.
  expect((await leadChannel(desk.world, 'to_gcash', 'xendit')).status).toBe(200)
  await wait(11 * minuteMs)
  expect((await desk.row(ana, id)).sent_at).toBeNull()
  expect((await turn('paymongo', true)).status).toBe(200)
  await desk.work()
  await wait(61 * minuteMs)
  expect(await desk.row(ana, id)).toMatchObject({ status: 'completed', gateway: 'paymongo', sendings: 1 })
  expect(await desk.transfers(id)).toHaveLength(1)
  expect((await leadChannel(desk.world, 'to_gcash', 'paymongo')).status).toBe(200)
  const incidents = await desk.world.db.app(listIncidents)
  expect(incidents.filter(({ kind }) => kind.startsWith('PAYOUT'))).toEqual([])
})

test('what was sent before is asked about and ends, and what may not have come through is not sent again meanwhile', async () => {
  const [ana, ben] = [await desk.payable(), await desk.payable()]
  const taken = await desk.begin(ana)
  await desk.bend('payouts', 'cut', 1)
  await desk.work()
  const lost = await desk.begin(ben)
  await desk.bend('payouts', 'refusing', 1)
  await desk.work()
  expect([(await desk.row(ana, taken)).sendings, (await desk.row(ben, lost)).sendings]).toEqual([1, 1])
  expect((await turn('paymongo', false)).status).toBe(200)
  await wait(12 * minuteMs)
  expect(await desk.row(ana, taken)).toMatchObject({ status: 'completed', sendings: 1 })
  expect(await desk.row(ben, lost)).toMatchObject({ status: 'paying', sendings: 1 })
  expect([(await desk.transfers(taken)).length, (await desk.transfers(lost)).length]).toEqual([1, 0])
  expect((await turn('paymongo', true)).status).toBe(200)
  await desk.work()
  await wait(30 * minuteMs)
  expect(await desk.row(ben, lost)).toMatchObject({ status: 'completed', sendings: 2 })
  expect(await desk.transfers(lost)).toHaveLength(1)
})

test('an unknown gateway is not found, and a role without the right cannot switch one', async () => {
  expect(await turn('nobody', false)).toMatchObject({ status: 404 })
  expect(await turn('maya', false, 'support')).toMatchObject({ status: 403 })
})
