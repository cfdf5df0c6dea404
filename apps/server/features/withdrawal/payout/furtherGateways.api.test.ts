import { askOffice, leadChannel, openWithdrawalWorld, staffOf, type WithdrawalWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditAll } from '../../wallet/index.ts'

let desk: WithdrawalWorld
beforeAll(async () => {
  desk = await openWithdrawalWorld()
})
afterAll(async () => {
  const { db, clock } = desk.world
  expect((await auditAll({ db, clock })).findings).toEqual([])
  await desk.close()
})

async function wait(minutes: number): Promise<void> {
  desk.world.clock.advance(minutes * 60_000)
  await desk.work()
}

async function sentBy(id: string): Promise<readonly string[]> {
  return (await desk.world.gatewayBooks.sent()).filter(one => one.reference === id).map(one => one.gateway)
}

test('a channel is led to another gateway: the next withdrawal is paid there, and what is under way stays where it is', async () => {
  const [luz, ana] = [await desk.payable(), await desk.payable()]
  await desk.misbehave({ party: 'paymongo_payouts', kind: 'cut', times: 2 })
  const before = await desk.begin(luz)
  await desk.work()
  expect((await desk.row(luz, before)).status).toBe('paying')
  expect((await leadChannel(desk.world, 'to_gcash', 'xendit')).status).toBe(200)
  const after = await desk.begin(ana)
  for (const minutes of [1, 2, 7]) await wait(minutes)
  expect([await sentBy(before), await sentBy(after)]).toEqual([['paymongo'], ['xendit']])
  expect([(await desk.row(luz, before)).status, (await desk.row(ana, after)).status]).toEqual([
    'completed',
    'completed',
  ])
  expect(await desk.row(ana, after)).toMatchObject({ gateway: 'xendit', instrument: 'GXCHPHM2XXX' })

  const { token } = await staffOf(desk.world, { role: 'finance' })
  const { data } = await askOffice(desk.world, 'GET /office/api/gateway/list', {}, token)
  expect(data.d.find(({ name }) => name === 'xendit')?.payout_channels).toEqual(['GCash'])
  expect((await leadChannel(desk.world, 'to_gcash', 'paymongo')).status).toBe(200)
})

test('a channel is led to no gateway that does not pay to its bank', async () => {
  expect(await leadChannel(desk.world, 'to_gotyme', 'xendit')).toMatchObject({ status: 422, code: 'channel_unreached' })
  expect(await leadChannel(desk.world, 'to_gcash', 'maya')).toMatchObject({ status: 422, code: 'channel_unreached' })
  expect(await leadChannel(desk.world, 'to_gcash', 'nobody')).toMatchObject({ status: 422, code: 'channel_unserved' })
  expect(await leadChannel(desk.world, 'to_gotyme', 'paymongo')).toMatchObject({ status: 409, code: 'way_same' })
})
