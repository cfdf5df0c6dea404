import { mayaKeys, openDepositWorld, type DepositWorld, type Player, readLedger, xenditKeys } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askDue, readListings } from '../index.ts'

const minuteMs = 60_000

let cashier: DepositWorld
beforeAll(async () => {
  cashier = await openDepositWorld()
})
afterAll(() => cashier.close())

const deps = () => cashier.world.api.deposits

async function breaksOf(id: string): Promise<string[]> {
  const rows = await cashier.world.db.app(tx =>
    tx.selectFrom('payment_break').select('reason').where('reference', '=', id).execute(),
  )
  return rows.map(({ reason }) => reason)
}

describe.each([
  ['xendit', 'grabpay', 2002],
  ['maya', 'maya', 2003],
] as const)('through %s', (gateway, pid, account) => {
  let player: Player
  beforeEach(async () => {
    player = await cashier.player()
  })

  const begin = () => cashier.begin(player, { pid, amount: '250.50' })
  const statusOf = async (id: string) => (await cashier.row(player, id)).status

  async function heard(): Promise<void> {
    await cashier.heard(0)
  }

  test('what was paid is credited once, from the account of its gateway, however often it is told', async () => {
    const { id, payUrl } = await begin()
    expect(await cashier.pagesOf(id)).toEqual([payUrl])
    expect(payUrl).toContain(`/${gateway}/pay/`)
    await cashier.misbehave({ party: `${gateway}_events`, kind: 'duplicated', times: 1 })
    await cashier.act(payUrl)
    await expect.poll(() => statusOf(id)).toBe('completed')
    await heard()
    expect(await cashier.balance(player)).toBe('250.50')
    const { journal } = await cashier.world.db.member(player.uid, tx => readLedger(tx, player.uid))
    expect(journal).toMatchObject([{ kind: 10, source: account, destination: 0, amount: 2_505_000n }])
    expect(await breaksOf(id)).toEqual([])
  })

  test('an attempt that failed cancels it, and money that comes then is kept for a person', async () => {
    const { id, payUrl } = await begin()
    await cashier.act(payUrl, { act: 'fail' })
    await expect.poll(() => statusOf(id)).toBe('canceled')
    await cashier.act(payUrl)
    await expect.poll(() => breaksOf(id)).toEqual(['canceled'])
    expect(await cashier.balance(player)).toBe('0.00')
  })

  test('another amount, another currency and a second payment are kept for a person', async () => {
    const { id, payUrl } = await begin()
    await cashier.act(payUrl, { amount: '250.49' })
    await expect.poll(() => breaksOf(id)).toEqual(['amount'])
    await cashier.act(payUrl, { currency: 'USD' })
    await expect.poll(async () => (await breaksOf(id)).sort()).toEqual(['amount', 'currency'])
    expect([await statusOf(id), await cashier.balance(player)]).toEqual(['pending', '0.00'])
    await cashier.act(payUrl, { act: 'twice' })
    await expect.poll(async () => (await breaksOf(id)).sort()).toEqual(['amount', 'currency', 'second'])
    expect([await statusOf(id), await cashier.balance(player)]).toEqual(['completed', '250.50'])
  })

  test('money that comes late and that no event tells of is credited late, once', async () => {
    const { id, payUrl } = await begin()
    await cashier.misbehave({ party: `${gateway}_events`, kind: 'lost', times: 1 })
    await cashier.act(payUrl, { minutes: '40' })
    cashier.world.clock.advance(30 * minuteMs)
    await askDue(deps())
    expect(await statusOf(id)).toBe('timeout')
    cashier.world.clock.advance(30 * minuteMs)
    await askDue(deps())
    expect(await cashier.row(player, id)).toMatchObject({ status: 'completed', is_late: true })
    await readListings(deps())
    await askDue(deps())
    expect(await cashier.balance(player)).toBe('250.50')
    expect(await breaksOf(id)).toEqual([])
  })

  test('what was paid before the answer that opened the page had come is credited all the same', async () => {
    await cashier.misbehave({ party: `${gateway}_pages`, kind: 'early', times: 1 })
    await cashier.misbehave({ party: gateway, kind: 'cut', times: 1 })
    expect((await cashier.open(player, { pid, key: 'tap' })).status).toBe(503)
    await expect.poll(async () => (await cashier.rows(player)).map(({ status }) => status)).toEqual(['completed'])
    expect(await cashier.balance(player)).toBe('100.00')
  })

  test('an event that the gateway did not sign changes nothing', async () => {
    const { id, payUrl } = await begin()
    await cashier.misbehave({ party: `${gateway}_events`, kind: 'forged', times: 1 })
    await cashier.act(payUrl)
    const headers = { 'content-type': 'application/json', 'x-callback-token': mayaKeys.publicKey }
    const body = JSON.stringify({ event: 'payment.succeeded', data: { id: 'py-x', reference_id: id } })
    const answer = await fetch(`${cashier.world.url}/gateway/${gateway}/events`, { method: 'POST', headers, body })
    expect(answer.status).toBe(401)
    expect(await statusOf(id)).toBe('pending')
  })
})

test('an event with the token of the account is only a reason to ask', async () => {
  const player = await cashier.player()
  const { id } = await cashier.begin(player, { pid: 'grabpay' })
  const headers = { 'content-type': 'application/json', 'x-callback-token': xenditKeys.eventToken }
  const data = { id: 'py-made-up', reference_id: id, payment_request_id: 'pr-made-up', status: 'SUCCEEDED' }
  const body = JSON.stringify({ event: 'payment.succeeded', data })
  const answer = await fetch(`${cashier.world.url}/gateway/xendit/events`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  await cashier.heard(1)
  expect((await cashier.row(player, id)).status).toBe('pending')
})

test('a page that was paid before anybody heard of it is found by the call that is made again', async () => {
  const player = await cashier.player()
  await cashier.misbehave({ party: 'xendit', kind: 'cut', times: 1 })
  await cashier.misbehave({ party: 'xendit_pages', kind: 'early', times: 1 })
  await cashier.misbehave({ party: 'xendit_events', kind: 'lost' })
  const wish = { pid: 'grabpay', key: 'tap' }
  expect(await cashier.open(player, wish)).toMatchObject({ status: 503, code: 'deposit_link_failed' })
  const [row] = await cashier.rows(player)
  expect([row?.status, await cashier.balance(player)]).toEqual(['pending', '0.00'])
  expect(await cashier.open(player, wish)).toMatchObject({ status: 409, code: 'deposit_over' })
  expect([(await cashier.rows(player))[0]?.status, await cashier.balance(player)]).toEqual(['completed', '100.00'])
  await cashier.misbehave({ party: 'xendit_events', kind: 'none' })
})

test('a gateway that is switched off opens nothing, and what was begun there is still credited', async () => {
  const player = await cashier.player()
  const { id, payUrl } = await cashier.begin(player, { pid: 'maya' })
  const takes = (taken: boolean) =>
    cashier.world.db.ref(tx =>
      tx.updateTable('gateway').set({ takes_payments: taken }).where('name', '=', 'maya').execute(),
    )
  await takes(false)
  expect(await cashier.open(player, { pid: 'maya', key: 'off' })).toMatchObject({
    status: 422,
    code: 'channel_unknown',
  })
  await cashier.act(payUrl)
  await expect.poll(async () => (await cashier.row(player, id)).status).toBe('completed')
  await takes(true)
  expect((await cashier.open(player, { pid: 'maya', key: 'on' })).status).toBe(200)
})

test('a channel that is closed at this hour is refused with its hours', async () => {
  const player = await cashier.player()
  const minute = (Math.floor(cashier.world.clock.now() / minuteMs) + 480) % 1440
  const hours = { opens_at: (minute + 60) % 1440, closes_at: (minute + 120) % 1440 }
  await cashier.world.db.ref(tx => tx.updateTable('channel').set(hours).where('id', '=', 'qrph').execute())
  const refused = await cashier.open(player, { pid: 'qrph' })
  expect(refused).toMatchObject({ status: 422, code: 'channel_closed' })
  expect(refused.sentence).toMatch(/^This payment method is available from \d+:\d\d [AP]M to \d+:\d\d [AP]M\. /)
})
