import { ask, askOffice, openWithdrawalWorld, type Payable, staffOf, type WithdrawalWorld } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let desk: WithdrawalWorld
let token = ''
beforeAll(async () => {
  desk = await openWithdrawalWorld()
  token = (await staffOf(desk.world, { role: 'finance' })).token
})
afterAll(() => desk.close())

let luz: Payable
let counter = 0
beforeEach(async () => {
  luz = await desk.payable({ pesos: 50_000n, channel: 'BPI', account: `88800${String(++counter).padStart(5, '0')}` })
})

function cancel(id: string, reason = 'The member asked for it') {
  return askOffice(
    desk.world,
    'POST /office/api/withdrawal/cancel',
    { body: { uid: String(luz.uid), id, reason } },
    token,
  )
}

test('what waits can be declined for a reason: its money is free again, and the member sees why', async () => {
  const id = await desk.begin(luz, { amount: '30000' })
  expect((await desk.money(luz)).held).toBe(30_000n)
  expect((await cancel(id)).data).toEqual({ status: 'canceled' })
  expect(await desk.money(luz)).toEqual({ balance: '50000.00', withdrawable: '50000.00', held: 0n })
  const { data } = await ask(desk.world, 'GET /finance/withdraw/detail', { query: { id } }, luz)
  expect([data.status, data.outcome]).toEqual(['canceled', 'declined'])
  const act = await desk.world.db.app(tx =>
    tx.selectFrom('staff_act').select(['reason', 'after']).where('object_id', '=', id).executeTakeFirstOrThrow(),
  )
  expect(act).toMatchObject({ reason: 'The member asked for it', after: { canceled: true } })
})

test('twice, or at once, or against an approval, it is decided once', async () => {
  const id = await desk.begin(luz, { amount: '30000' })
  const answers = await Promise.all([cancel(id), cancel(id), cancel(id)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await cancel(id)).code).toBe('withdrawal_decided')
  expect((await desk.money(luz)).balance).toBe('50000.00')
  const other = await desk.begin(luz, { amount: '30000', key: 'again' })
  const approve = askOffice(
    desk.world,
    'POST /office/api/withdrawal/approve',
    { body: { uid: String(luz.uid), id: other } },
    token,
  )
  const both = await Promise.all([approve, cancel(other)])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('what was released is the gateway’s to end, and a reason is needed', async () => {
  const id = await desk.begin(luz, { amount: '100' })
  expect((await cancel(id)).code).toBe('withdrawal_decided')
  const waiting = await desk.payable({ pesos: 50_000n })
  const other = await desk.begin(waiting, { amount: '30000' })
  expect((await cancel(other)).code).toBe('not_found')
  expect((await cancel(id, 'no')).code).toBe('invalid_request')
})

test('an account is not closed while a withdrawal is open, and the copy of one’s data has it', async () => {
  await desk.begin(luz, { amount: '30000' })
  const taken = { uid: luz.uid, reference: `taken ${luz.uid}`, amount: 200_000_000n } as const
  await desk.move({ ...taken, act: 'adjustment', asset: 'PHP', direction: 'taken', reason: 'correction' })
  const refused = await ask(desk.world, 'POST /member/close', { body: {} }, luz)
  expect([refused.status, refused.code]).toEqual([409, 'balance_left'])
  const copy = await ask(desk.world, 'POST /member/export', {}, luz)
  expect(copy.data.withdrawals).toMatchObject({
    is_complete: true,
    rows: [{ amount: '30000.00', status: 'under_review' }],
  })
})
