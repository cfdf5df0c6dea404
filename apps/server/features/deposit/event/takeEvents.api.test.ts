import { createHmac } from 'node:crypto'
import { type DepositWorld, gatewayKeys, listPaidSince, openDepositWorld, type Player } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let cashier: DepositWorld
let player: Player
beforeAll(async () => {
  cashier = await openDepositWorld()
})
afterAll(() => cashier.close())
beforeEach(async () => {
  player = await cashier.player()
})

interface SentEvent {
  readonly id: string
  readonly reference: string
  readonly intent?: string
  readonly isLive?: boolean
  readonly key?: string
  readonly ageSeconds?: number
  readonly part?: 'te' | 'li'
}

/** An event that says a deposit was paid, as the gateway would say it. */
async function send({
  id,
  reference,
  intent,
  isLive = false,
  key = gatewayKeys.eventKey,
  ageSeconds = 0,
  part = 'te',
}: SentEvent) {
  const attributes = { metadata: { reference }, payment_intent_id: intent, status: 'paid' }
  const data = { id: 'pay_made_up', type: 'payment', attributes }
  const body = JSON.stringify({ data: { id, attributes: { type: 'payment.paid', livemode: isLive, data } } })
  const time = Math.floor(cashier.world.clock.now() / 1000) - ageSeconds
  const signature = createHmac('sha256', key).update(`${time}.${body}`).digest('hex')
  const header = part === 'te' ? `t=${time},te=${signature},li=` : `t=${time},te=,li=${signature}`
  return post(body, header)
}

function post(body: string, signature: string) {
  return fetch(`${cashier.world.url}/gateway/paymongo/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'paymongo-signature': signature },
    body,
  })
}

function kept(id: string) {
  return cashier.world.db.app(tx => tx.selectFrom('payment_event').selectAll().where('event_id', '=', id).execute())
}

test('an event that is signed rightly is only a reason to ask: what it says is not believed', async () => {
  const { id } = await cashier.begin(player)
  const response = await send({ id: 'evt_lie', reference: id })
  expect([response.status, await response.json()]).toEqual([200, { received: true }])
  await cashier.heard(1)
  expect(await cashier.row(player, id)).toMatchObject({ status: 'pending' })
  expect(await cashier.balance(player)).toBe('0.00')
})

test('an event of a page whose answer was lost has the list read, though another page of the deposit is known', async () => {
  await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
  await cashier.misbehave({ party: 'paymongo_pages', kind: 'early', times: 1 })
  await cashier.misbehave({ party: 'paymongo', kind: 'cut', times: 1 })
  expect((await cashier.open(player, { key: 'lost' })).status).toBe(503)
  const { id } = await cashier.begin(player, { key: 'lost' })
  const gateway = cashier.world.api.deposits.gateways.get('paymongo')
  const paid = gateway && (await listPaidSince(gateway, 0)).find(({ reference }) => reference === id)
  expect((await cashier.row(player, id)).status).toBe('pending')
  await send({ id: 'evt_of_a_lost_page', reference: id, intent: paid?.intent ?? '' })
  await cashier.heard(1)
  expect(await cashier.row(player, id)).toMatchObject({ status: 'completed', payment_id: paid?.id })
  expect(await kept('evt_of_a_lost_page')).toMatchObject([{ misses: 0 }])
})

test('an event that comes again is answered, and kept once', async () => {
  const { id } = await cashier.begin(player)
  const answers = await Promise.all(Array.from({ length: 5 }, () => send({ id: 'evt_often', reference: id })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await kept('evt_often')).toHaveLength(1)
})

test.each([
  ['by somebody else', { key: 'whsk_of_somebody_else' }],
  ['for the live mode in test mode', { part: 'li' }],
  ['in live mode where no real money moves', { isLive: true, part: 'li' }],
  ['four hours ago', { ageSeconds: 14_400 }],
] as const)('an event that was signed %s is turned away and forgotten', async (_what, wish) => {
  expect((await send({ id: 'evt_forged', reference: 'r', ...wish })).status).toBe(401)
  expect(await kept('evt_forged')).toEqual([])
})

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['null', 'null'],
  ['something else', '{"data":{"id":"evt_x"}}'],
])('%s is turned away', async (_what, body) => {
  const time = Math.floor(cashier.world.clock.now() / 1000)
  const signature = createHmac('sha256', gatewayKeys.eventKey).update(`${time}.${body}`).digest('hex')
  expect((await post(body, `t=${time},te=${signature},li=`)).status).toBe(401)
})

test('the stand-in, when it signs wrongly, credits nothing by it', async () => {
  const { id, payUrl } = await cashier.begin(player)
  await cashier.misbehave({ party: 'paymongo_events', kind: 'forged', times: 1 })
  await cashier.act(payUrl)
  expect((await cashier.row(player, id)).status).toBe('pending')
  expect(await cashier.balance(player)).toBe('0.00')
})

test('an event of a deposit that is nobody’s is looked at again some times, and then left to the list', async () => {
  await send({ id: 'evt_nobody', reference: 'nobody’s' })
  await cashier.heard(1)
  expect(await kept('evt_nobody')).toMatchObject([{ misses: 4 }])
})

test('unsigned events are answered up to a limit per minute and address, and a signed one among them is accepted', async () => {
  cashier.world.clock.advance(60_000)
  const forged = () => send({ id: 'evt_flood', reference: 'r', key: 'whsk_of_somebody_else' })
  const answers = await Promise.all(Array.from({ length: 30 }, forged))
  const counted = (wanted: number) => answers.filter(({ status }) => status === wanted).length
  // The gateway may send again what it forged before, which is counted as well.
  expect(counted(401)).toBeLessThanOrEqual(20)
  expect([counted(401) > 15, counted(401) + counted(429)]).toEqual([true, 30])
  expect((await forged()).headers.get('retry-after')).toMatch(/^\d+$/)
  const { id } = await cashier.begin(player)
  expect((await send({ id: 'evt_true', reference: id })).status).toBe(200)
  expect([(await kept('evt_true')).length, (await kept('evt_flood')).length]).toEqual([1, 0])
  cashier.world.clock.advance(60_000)
  expect((await forged()).status).toBe(401)
})
