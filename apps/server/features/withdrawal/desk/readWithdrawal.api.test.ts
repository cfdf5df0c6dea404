import { askOffice, openWithdrawalWorld, type Payable, staffOf, type WithdrawalWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let desk: WithdrawalWorld
let luz: Payable
let token = ''
beforeAll(async () => {
  desk = await openWithdrawalWorld()
  luz = await desk.payable({ pesos: 40_000n })
  token = (await staffOf(desk.world, { role: 'risk' })).token
})
afterAll(() => desk.close())

function read(id: string, as = token, uid = String(luz.uid)) {
  return askOffice(desk.world, 'POST /office/api/withdrawal/read', { body: { uid, id } }, as)
}

test('one is shown with what a decision rests on, and that it was read is on record', async () => {
  const id = await desk.begin(luz, { amount: '25000' })
  expect((await read(id)).data).toMatchObject({
    id,
    amount: '25000.00',
    flags: ['amount'],
    account_name: 'Luz Santos Ramos',
    account_number: luz.phone,
    member_name: 'Luz Santos Ramos',
    kyc_status: 5,
    balance: '15000.00',
    held: '25000.00',
    withdrawable: '15000.00',
    turnover: '40000.00',
    withdrawn: '25000.00',
    day_withdrawn: '25000.00',
    day_count: 1,
    approvers: [],
    history: [{ what: 'read' }],
  })
  expect((await read(id)).data.history).toHaveLength(2)
})

test('the desk shows what the gateway reports where it does not match, and nothing for other withdrawals', async () => {
  const ben = await desk.payable()
  const id = await desk.begin(ben, { amount: '300' })
  const readIt = () => read(id, token, String(ben.uid))
  expect((await readIt()).data.told).toBeNull()
  await desk.misbehave({ party: 'paymongo_transfers', kind: 'forged', times: 1 })
  await desk.work()
  desk.world.clock.advance(60_000)
  await desk.work()
  const { data } = await readIt()
  expect(data).toMatchObject({ status: 'paying', told: { amount: '301.00', currency: 'PHP' } })
  expect(data.told?.payout_id).not.toBe('')
})

test('who may not read accounts reads none, and one’s own is a colleague’s', async () => {
  const waiting = (await askOffice(desk.world, 'GET /office/api/withdrawal/list', {}, token)).data.d[0]?.id ?? ''
  const support = await staffOf(desk.world, { role: 'support' })
  expect((await read(waiting, support.token)).code).toBe('not_permitted')
  const own = await staffOf(desk.world, { role: 'risk', memberUid: luz.uid })
  expect((await read(waiting, own.token)).code).toBe('own_matter')
  expect((await read(waiting, token, String(luz.uid + 3n))).code).toBe('not_found')
  expect((await read(waiting, '')).status).toBe(401)
})
