import { ask, askOffice, openDepositWorld, type DepositWorld, type Player, staffOf } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PaymentGateway } from '../../platform/gateway/paymentGateway.ts'
import { settle } from './event/settle.ts'
import { askDue } from './index.ts'

const minuteMs = 60_000

let cashier: DepositWorld
beforeAll(async () => {
  cashier = await openDepositWorld()
})
afterAll(() => cashier.close())

let player: Player
beforeEach(async () => {
  player = await cashier.player()
})

const cancel = (id: string, as: Player | undefined = player) =>
  ask(cashier.world, 'POST /finance/deposit/cancel', { body: { id } }, as)
const look = (id: string) => ask(cashier.world, 'GET /finance/deposit/detail', { query: { id } }, player)
const statusOf = async (id: string) => (await cashier.row(player, id)).status
const isClosed = async (payUrl: string) => (await (await fetch(payUrl)).text()).includes('This page is closed')

test.each([
  ['paymongo', 'gcash'],
  ['xendit', 'grabpay'],
  ['maya', 'maya'],
] as const)(
  'a deposit at %s leads to its own page while that can be paid, and is canceled once the gateway has closed it, however often that is said',
  async (party, pid) => {
    const { id, payUrl } = await cashier.begin(player, { pid })
    expect((await look(id)).data).toMatchObject({ status: 'pending', pay_url: payUrl, is_canceling: false })
    const answers = await Promise.all([1, 2, 3].map(() => cancel(id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await cancel(id)).data).toMatchObject({ status: 'canceled', pay_url: '', is_canceling: false })
    expect(await isClosed(payUrl)).toBe(true)
    // Money that comes all the same is kept for a person.
    const before = await cashier.breaks()
    await cashier.act(payUrl)
    await expect.poll(async () => (await cashier.breaks()).length - before.length).toBe(1)
    expect([await statusOf(id), await cashier.balance(player)]).toEqual(['canceled', '0.00'])
    expect(new URL(payUrl).pathname).toContain(party)
  },
)

test.each([
  ['paymongo', 'gcash'],
  ['xendit', 'grabpay'],
  ['maya', 'maya'],
] as const)(
  'at %s one that failed is told apart from one that nobody paid, also where its member says so too [TXN-62]',
  async (_party, pid) => {
    const failing = await cashier.begin(player, { pid, key: 'failing' })
    await cashier.act(failing.payUrl, { act: 'fail' })
    // Who comes back from a payment that failed comes back as somebody who did not pay.
    await cancel(failing.id)
    await expect.poll(() => statusOf(failing.id)).toBe('canceled')
    const leaving = await cashier.begin(player, { pid, key: 'leaving' })
    expect((await look(leaving.id)).data.outcome).toBe('')
    await cancel(leaving.id)
    const outcomes = await Promise.all([failing, leaving].map(async ({ id }) => (await look(id)).data.outcome))
    expect(outcomes).toEqual(['failed', 'left'])
  },
)

test('one that failed is told as failed by two who ask at once, also where the closed page tells it no more [TXN-62]', async () => {
  const { id, payUrl } = await cashier.begin(player, { pid: 'maya' })
  const deps = cashier.world.api.deposits
  const claim = { gateway: 'maya', reference: id, uid: player.uid }
  const gateways = deps.gateways as Map<string, PaymentGateway>
  const honest = gateways.get('maya')
  if (!honest) throw new Error('no gateway')
  await cashier.misbehave({ party: 'maya_events', kind: 'lost', times: 1 })
  await cashier.act(payUrl, { act: 'fail' })
  gateways.set('maya', {
    ...honest,
    async closePayment(session) {
      await honest.closePayment(session)
      gateways.set('maya', honest)
      // The second one sees the page as it is closed, and is done before the first one, which saw why.
      expect((await settle(deps, claim))?.status).toBe('canceled')
    },
  })
  await settle(deps, claim)
  expect((await look(id)).data).toMatchObject({ status: 'canceled', outcome: 'failed' })
})

test('while the gateway is silent the deposit is being canceled and has no payment page, and the next request closes it', async () => {
  const { id, payUrl } = await cashier.begin(player, { key: 'tap' })
  await cashier.misbehave({ party: 'paymongo', kind: 'silent', times: 1 })
  expect((await cancel(id)).data).toMatchObject({ status: 'pending', pay_url: '', is_canceling: true })
  const { data: listed } = await ask(cashier.world, 'GET /finance/deposit/list', { query: {} }, player)
  expect(listed.d.find(row => row.id === id)).toMatchObject({ status: 'pending', is_canceling: true })
  expect(await cashier.open(player, { key: 'tap' })).toMatchObject({ status: 409, code: 'deposit_over' })
  cashier.world.clock.advance(minuteMs)
  await askDue(cashier.world.api.deposits)
  expect([await statusOf(id), await isClosed(payUrl)]).toEqual(['canceled', true])
})

test('what was paid in that moment is credited, and stays so', async () => {
  const { id, payUrl } = await cashier.begin(player)
  await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
  await cashier.act(payUrl)
  expect((await cancel(id)).data).toMatchObject({ status: 'completed', is_canceling: false })
  expect((await cancel(id)).data.status).toBe('completed')
  expect(await cashier.balance(player)).toBe('100.00')
})

test.each([
  ['paymongo', 'gcash'],
  ['xendit', 'grabpay'],
  ['maya', 'maya'],
] as const)('a payment that is under way at %s outlives it, and is credited late', async (_party, pid) => {
  const before = await cashier.breaks()
  const { id, payUrl } = await cashier.begin(player, { pid })
  const back = new URL(await cashier.act(payUrl, { minutes: '40' }))
  // Whoever waits for their money is not sent back as somebody who left.
  expect(back.searchParams.get('how')).toBe('paid')
  expect((await cancel(id)).data).toMatchObject({ status: 'pending', is_canceling: true })
  cashier.world.clock.advance(31 * minuteMs)
  await askDue(cashier.world.api.deposits)
  expect(await statusOf(id)).toBe('timeout')
  cashier.world.clock.advance(30 * minuteMs)
  await askDue(cashier.world.api.deposits)
  expect(await cashier.row(player, id)).toMatchObject({ status: 'completed', is_late: true })
  expect([await cashier.balance(player), await cashier.breaks()]).toEqual(['100.00', before])
})

test('one for which no page came about is over at once, and makes room', async () => {
  // For as long as it takes: an event of before may have it asked as well.
  await cashier.misbehave({ party: 'paymongo', kind: 'refusing' })
  expect((await cashier.open(player, { key: 'tap' })).status).toBe(503)
  await cashier.misbehave({ party: 'paymongo', kind: 'none' })
  const [row] = await cashier.rows(player)
  expect((await cancel(row?.id ?? '')).data).toMatchObject({ status: 'canceled' })
  expect((await cashier.open(player, { key: 'next' })).data.id).not.toBe(row?.id)
})

test('while somebody still asks for its page it is not over, and its page is closed as soon as it is there', async () => {
  const { id, payUrl } = await cashier.begin(player)
  const { db, clock } = cashier.world
  const session = await db.app(tx =>
    tx.deleteFrom('payment_session').where('reference', '=', id).returningAll().executeTakeFirstOrThrow(),
  )
  const until = new Date(clock.now() + 20_000).toISOString() as unknown as number
  await db.member(player.uid, tx =>
    tx.updateTable('deposit').set({ opening_until: until }).where('id', '=', id).execute(),
  )
  expect((await cancel(id)).data).toMatchObject({ status: 'pending', is_canceling: true })
  await db.app(tx => tx.insertInto('payment_session').values(session).execute())
  clock.advance(minuteMs)
  await askDue(cashier.world.api.deposits)
  expect([await statusOf(id), await isClosed(payUrl)]).toEqual(['canceled', true])
})

test('whoever gave up while their page was being opened is not sent to it, and it is closed at once', async () => {
  const gateways = cashier.world.api.deposits.gateways as Map<string, PaymentGateway>
  const honest = gateways.get('paymongo')
  if (!honest) throw new Error('no gateway')
  gateways.set('paymongo', {
    ...honest,
    async openPayment(wish) {
      const opened = await honest.openPayment(wish)
      expect((await cancel(wish.reference)).data).toMatchObject({ status: 'pending', is_canceling: true })
      return opened
    },
  })
  const answer = await cashier.open(player)
  gateways.set('paymongo', honest)
  expect([answer.code, answer.data?.pay_url]).toEqual(['deposit_over', undefined])
  const [row] = await cashier.rows(player)
  const [page] = await cashier.pagesOf(row?.id ?? '')
  expect([row?.status, await isClosed(page ?? '')]).toEqual(['canceled', true])
})

test('each that is canceled makes room among the five', async () => {
  const opened = []
  for (let tap = 0; tap < 5; tap++) opened.push(await cashier.begin(player, { key: `tap-${tap}` }))
  expect((await cashier.open(player, { key: 'sixth' })).code).toBe('deposits_open')
  await cancel(opened[2]?.id ?? '')
  expect((await cashier.open(player, { key: 'seventh' })).status).toBe(200)
})

test("a member cannot cancel another member's deposit, and a guest cannot cancel any", async () => {
  const { id, payUrl } = await cashier.begin(player)
  const other = await cashier.player()
  expect(await cancel(id, other)).toMatchObject({ status: 404, code: 'deposit_not_found' })
  expect(await cancel(crypto.randomUUID())).toMatchObject({ status: 404, code: 'deposit_not_found' })
  expect((await ask(cashier.world, 'POST /finance/deposit/cancel', { body: { id } })).status).toBe(401)
  expect(await cashier.row(player, id)).toMatchObject({ status: 'pending', left_at: null })
  expect(await isClosed(payUrl)).toBe(false)
})

test('a member who was frozen meanwhile is led to no page, and may still give up', async () => {
  const { id, payUrl } = await cashier.begin(player)
  expect((await look(id)).data.pay_url).toBe(payUrl)
  const { token } = await staffOf(cashier.world, { role: 'risk' })
  const body = { uid: String(player.uid), reason: 'Odd deposits' }
  expect((await askOffice(cashier.world, 'POST /office/api/member/freeze', { body }, token)).status).toBe(200)
  expect((await look(id)).data).toMatchObject({ status: 'pending', pay_url: '' })
  expect((await cancel(id)).data.status).toBe('canceled')
})

test('a gateway that was switched off, and a time that is over, lead nobody to the page', async () => {
  const { id, payUrl } = await cashier.begin(player)
  const payable = async () => (await look(id)).data.pay_url
  const { db, clock } = cashier.world
  const turn = (takes: boolean) =>
    db.ref(tx => tx.updateTable('gateway').set({ takes_payments: takes }).where('name', '=', 'paymongo').execute())
  await turn(false)
  expect(await payable()).toBe('')
  await turn(true)
  expect(await payable()).toBe(payUrl)
  await cashier.misbehave({ party: 'paymongo', kind: 'silent' })
  clock.advance(30 * minuteMs)
  expect((await look(id)).data).toMatchObject({ status: 'pending', pay_url: '' })
  await cashier.misbehave({ party: 'paymongo', kind: 'none' })
})
