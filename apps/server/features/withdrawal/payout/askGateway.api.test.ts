import { askOffice, openWithdrawalWorld, type Payable, staffOf, type WithdrawalWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let desk: WithdrawalWorld
let luz: Payable
let token = ''
beforeAll(async () => {
  desk = await openWithdrawalWorld()
  luz = await desk.payable()
  token = (await staffOf(desk.world, { role: 'finance' })).token
})
afterAll(() => desk.close())

function askAbout(id: string, as = token, uid = String(luz.uid)) {
  return askOffice(desk.world, 'POST /office/api/withdrawal/ask', { body: { uid, id } }, as)
}

test('somebody can have the gateway asked now, and what it says is done', async () => {
  await desk.misbehave({ party: 'paymongo_transfers', kind: 'pending', times: 1 })
  const id = await desk.begin(luz)
  await desk.work()
  expect((await askAbout(id)).data).toEqual({ status: 'paying' })
  await desk.misbehave({ party: 'paymongo_payouts', kind: 'silent', times: 1 })
  const silent = await askAbout(id)
  expect([silent.status, silent.code]).toEqual([503, 'gateway_unreachable'])
  await desk.decide(id, 'failed')
  expect((await askAbout(id)).data).toEqual({ status: 'canceled' })
  expect((await desk.money(luz)).balance).toBe('1000.00')
})

test('not by a role without the right, nor about what is not there', async () => {
  const support = await staffOf(desk.world, { role: 'support' })
  const nobody = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  expect((await askAbout(nobody, support.token)).code).toBe('not_permitted')
  expect((await askAbout(nobody)).code).toBe('not_found')
  expect((await askAbout(nobody, '')).status).toBe(401)
})
