import { ask, askOffice, openWithdrawalWorld, type Payable, staffOf, type WithdrawalWorld } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let desk: WithdrawalWorld
beforeAll(async () => {
  desk = await openWithdrawalWorld()
})
afterAll(() => desk.close())

let luz: Payable
beforeEach(async () => {
  luz = await desk.payable()
})

function look(id: string, player?: { readonly token: string }) {
  return ask(desk.world, 'GET /finance/withdraw/detail', { query: { id } }, player)
}

test('a withdrawal tells status, amount, account, picture and time [WALLET-90, TXN-15, TXN-25]', async () => {
  const id = await desk.begin(luz, { amount: '250' })
  const { uid } = luz
  const { account } = await desk.world.db.member(uid, tx =>
    tx.selectFrom('withdrawal').select('account').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  expect(account).not.toContain(luz.phone)
  await desk.misbehave({ party: 'paymongo_payouts', kind: 'silent', times: 1 })
  expect((await look(id, luz)).data).toEqual({
    id,
    found: null,
    status: 'paying',
    amount: '250.00',
    account,
    account_id: luz.accountId,
    channel_name: 'GCash',
    channel_img: '/img/channel/gcash.svg',
    rail: 'instapay',
    outcome: '',
    expected_at: 0,
    released_at: Math.floor(desk.world.clock.now() / 1000),
    sent_at: 0,
    paid_at: 0,
    created_at: Math.floor(desk.world.clock.now() / 1000),
    ended_at: 0,
    is_late: false,
  })
})

test('who looks has the gateway asked, at most every three seconds', async () => {
  await desk.misbehave({ party: 'paymongo_transfers', kind: 'pending', times: 1 })
  const id = await desk.begin(luz)
  const sent = (await look(id, luz)).data
  expect([sent.status, sent.expected_at]).toEqual(['paying', Math.floor(desk.world.clock.now() / 1000) + 300])
  await desk.decide(id, 'succeeded')
  expect((await look(id, luz)).data.status).toBe('paying')
  desk.world.clock.advance(3000)
  const over = (await look(id, luz)).data
  expect([over.status, over.ended_at]).toEqual(['completed', Math.floor(desk.world.clock.now() / 1000)])
})

test('each stage tells when it was reached, and the one that is ahead does not; one that came back keeps when it was paid [TXN-31, TXN-74, WALLET-90]', async () => {
  const seconds = () => Math.floor(desk.world.clock.now() / 1000)
  const rich = await desk.payable({ pesos: 40_000n })
  const askedAt = seconds()
  const id = await desk.begin(rich, { amount: '25000' })
  expect((await look(id, rich)).data).toMatchObject({
    status: 'under_review',
    created_at: askedAt,
    released_at: 0,
    sent_at: 0,
    paid_at: 0,
    ended_at: 0,
  })
  desk.world.clock.advance(60_000)
  const finance = await staffOf(desk.world, { role: 'finance' })
  const body = { uid: String(rich.uid), id }
  await askOffice(desk.world, 'POST /office/api/withdrawal/approve', { body }, finance.token)
  const approvedAt = seconds()
  desk.world.clock.advance(60_000)
  const sentAt = seconds()
  await look(id, rich)
  await desk.decide(id, 'succeeded')
  desk.world.clock.advance(3000)
  const paidAt = seconds()
  expect((await look(id, rich)).data).toMatchObject({
    status: 'completed',
    created_at: askedAt,
    released_at: approvedAt,
    sent_at: sentAt,
    paid_at: paidAt,
    ended_at: paidAt,
  })
  await desk.decide(id, 'returned')
  desk.world.clock.advance(3_600_000)
  await desk.work()
  expect((await look(id, rich)).data).toMatchObject({
    status: 'canceled',
    outcome: 'returned',
    released_at: approvedAt,
    sent_at: sentAt,
    paid_at: paidAt,
    ended_at: seconds(),
  })
})

test('when it was expected passes, and it says that it takes longer until it has ended', async () => {
  await desk.misbehave({ party: 'paymongo_transfers', kind: 'pending', times: 1 })
  const id = await desk.begin(luz)
  const { expected_at: expectedAt, is_late: isLate } = (await look(id, luz)).data
  expect([expectedAt > 0, isLate]).toEqual([true, false])
  desk.world.clock.advance(301_000)
  expect((await look(id, luz)).data).toMatchObject({ status: 'paying', is_late: true })
  await desk.decide(id, 'succeeded')
  desk.world.clock.advance(3000)
  expect((await look(id, luz)).data).toMatchObject({ status: 'completed', is_late: false })
})

test('what is somebody else’s, or nobody’s, is not there', async () => {
  const id = await desk.begin(luz)
  const other = await desk.payable()
  for (const [asked, player] of [
    [id, other],
    ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', luz],
  ] as const) {
    const refused = await look(asked, player)
    expect([refused.status, refused.code]).toEqual([404, 'withdrawal_not_found'])
  }
  expect((await look(id)).status).toBe(401)
})
