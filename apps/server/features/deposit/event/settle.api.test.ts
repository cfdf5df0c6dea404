import {
  ask,
  type DepositWorld,
  gatewayKeys,
  listIncidents,
  openDepositWorld,
  type Player,
  readLedger,
} from '@saya/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askDue, readListings } from '../index.ts'
import { settle } from './settle.ts'

const minuteMs = 60_000

let cashier: DepositWorld
beforeAll(async () => {
  cashier = await openDepositWorld()
})
afterAll(() => cashier.close())

let player: Player
let before: number
beforeEach(async () => {
  player = await cashier.player()
  before = await countEvents()
})

/** Whatever was done: what the wallet holds is what its deposits were credited with, each posted once. */
afterEach(async () => {
  const rows = (await cashier.rows(player)).filter(({ status }) => status === 'completed')
  const { journal } = await cashier.world.db.member(player.uid, tx => readLedger(tx, player.uid))
  const posted = journal.filter(({ kind }) => kind === 10)
  expect(posted.map(({ amount }) => amount)).toEqual(rows.map(({ amount }) => amount))
})

async function countEvents(): Promise<number> {
  const events = await cashier.world.db.app(tx => tx.selectFrom('payment_event').select('event_id').execute())
  return events.length
}

const heard = (count: number) => cashier.heard(before + count)
const deps = () => cashier.world.api.deposits
const claimOf = (id: string) => ({ gateway: 'paymongo', reference: id, uid: player.uid })

async function breaksOf(id: string): Promise<string[]> {
  const rows = await cashier.world.db.app(tx =>
    tx.selectFrom('payment_break').select('reason').where('reference', '=', id).execute(),
  )
  return rows.map(({ reason }) => reason)
}

describe('money that was paid', () => {
  test('is credited once, from the account of the gateway, to be played once [TXN-31]', async () => {
    const { id, payUrl } = await cashier.begin(player, { amount: '250.50' })
    const back = await cashier.act(payUrl)
    expect(back).toBe(`${cashier.world.url}/payment/return?id=${id}&how=paid`)
    await heard(2)
    expect(await cashier.row(player, id)).toMatchObject({ status: 'completed', is_late: false, open_place: null })
    expect(await cashier.balance(player)).toBe('250.50')
    const lots = await ask(cashier.world, 'GET /finance/wallet/lots', {}, player)
    expect(lots.data.d).toMatchObject([{ amount: '250.50', turnover_required: '250.50' }])
    const { journal } = await cashier.world.db.member(player.uid, tx => readLedger(tx, player.uid))
    expect(journal).toMatchObject([{ kind: 10, source: 2001, destination: 0, amount: 2_505_000n }])
  })

  test('is credited once, however many events tell of it', async () => {
    const { id, payUrl } = await cashier.begin(player)
    await cashier.misbehave({ party: 'paymongo_events', kind: 'duplicated', times: 1 })
    await cashier.act(payUrl)
    await heard(2)
    expect(await cashier.row(player, id)).toMatchObject({ status: 'completed' })
    expect(await cashier.balance(player)).toBe('100.00')
    expect(await breaksOf(id)).toEqual([])
  })

  test('is credited once by many who ask at the same moment', async () => {
    const { id, payUrl } = await cashier.begin(player)
    await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
    await cashier.act(payUrl)
    await Promise.all(Array.from({ length: 12 }, () => settle(deps(), claimOf(id))))
    expect(await cashier.balance(player)).toBe('100.00')
    expect(await breaksOf(id)).toEqual([])
  })

  test('stays credited when an older word comes late that it failed [TXN-31]', async () => {
    const { id, payUrl } = await cashier.begin(player)
    await cashier.misbehave({ party: 'paymongo_events', kind: 'delayed', times: 1 })
    await cashier.act(payUrl, { act: 'fail' })
    await cashier.act(payUrl)
    await heard(2)
    expect(await cashier.row(player, id)).toMatchObject({ status: 'completed' })
    cashier.world.clock.advance(minuteMs)
    await heard(3)
    expect(await cashier.row(player, id)).toMatchObject({ status: 'completed' })
    expect(await cashier.balance(player)).toBe('100.00')
  })

  test('and of which no event came is found by who asks by the clock', async () => {
    const { id, payUrl } = await cashier.begin(player)
    await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
    await cashier.act(payUrl)
    await askDue(deps())
    expect((await cashier.row(player, id)).status).toBe('pending')
    cashier.world.clock.advance(minuteMs)
    await askDue(deps())
    expect(await cashier.row(player, id)).toMatchObject({ status: 'completed', next_check_at: null })
    expect(await cashier.balance(player)).toBe('100.00')
  })

  test('before the answer that opened the page has come is credited all the same', async () => {
    await cashier.misbehave({ party: 'paymongo_pages', kind: 'early', times: 1 })
    const { id } = await cashier.begin(player)
    await heard(2)
    expect(await cashier.row(player, id)).toMatchObject({ status: 'completed' })
    expect(await cashier.balance(player)).toBe('100.00')
  })

  test('on a page of which we never heard is credited by the event that names it', async () => {
    await cashier.misbehave({ party: 'paymongo_pages', kind: 'early', times: 1 })
    await cashier.misbehave({ party: 'paymongo', kind: 'cut', times: 1 })
    expect((await cashier.open(player, { key: 'tap' })).status).toBe(503)
    await heard(2)
    expect(await cashier.rows(player)).toMatchObject([{ status: 'completed' }])
    expect(await cashier.open(player, { key: 'tap' })).toMatchObject({ code: 'deposit_over' })
    expect(await cashier.balance(player)).toBe('100.00')
  })

  test('on a page of which we never heard, without any event, is found in the list of the gateway', async () => {
    await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
    await cashier.misbehave({ party: 'paymongo_pages', kind: 'early', times: 1 })
    await cashier.misbehave({ party: 'paymongo', kind: 'cut', times: 1 })
    await cashier.open(player, { key: 'tap' })
    await readListings(deps())
    await readListings(deps())
    expect(await cashier.rows(player)).toMatchObject([{ status: 'completed' }])
    expect(await cashier.balance(player)).toBe('100.00')
  })

  test('on either of two pages that were opened for one deposit is credited once', async () => {
    await cashier.misbehave({ party: 'paymongo', kind: 'cut', times: 1 })
    await cashier.open(player, { key: 'tap' })
    const { data } = await cashier.open(player, { key: 'tap' })
    const pages = await cashier.pagesOf(data.id)
    expect(pages).toHaveLength(2)
    for (const page of pages) await cashier.act(page)
    await heard(4)
    expect(await cashier.balance(player)).toBe('100.00')
    expect(await breaksOf(data.id)).toEqual(['second'])
  })
})

describe('money that does not fit', () => {
  test.each([
    ['less', { amount: '99.99' }, 'amount'],
    ['more', { amount: '100.01' }, 'amount'],
    ['in another currency', { currency: 'USD' }, 'currency'],
  ] as const)(
    'because it is %s is not credited and not lost, and the right money still is',
    async (_what, paid, why) => {
      const { id, payUrl } = await cashier.begin(player)
      await cashier.act(payUrl, paid)
      await heard(2)
      expect(await cashier.row(player, id)).toMatchObject({ status: 'pending' })
      expect(await cashier.balance(player)).toBe('0.00')
      expect(await breaksOf(id)).toEqual([why])
      const incidents = await cashier.world.db.app(listIncidents)
      expect(incidents.filter(({ kind }) => kind === 'PAYMENT_BREAK').length).toBeGreaterThan(0)
      await cashier.act(payUrl)
      await heard(4)
      expect(await cashier.row(player, id)).toMatchObject({ status: 'completed' })
      expect(await breaksOf(id)).toEqual([why])
    },
  )

  test('because it was paid twice is credited once, and the second is kept for a person', async () => {
    const { id, payUrl } = await cashier.begin(player)
    await cashier.act(payUrl, { act: 'twice' })
    await heard(4)
    expect(await cashier.balance(player)).toBe('100.00')
    expect(await breaksOf(id)).toEqual(['second'])
  })

  test('because its deposit was canceled is kept for a person [TXN-31]', async () => {
    const { id, payUrl } = await cashier.begin(player)
    await cashier.act(payUrl, { act: 'fail' })
    await heard(1)
    expect(await cashier.row(player, id)).toMatchObject({ status: 'canceled' })
    await cashier.act(payUrl)
    await heard(3)
    expect(await cashier.row(player, id)).toMatchObject({ status: 'canceled' })
    expect(await breaksOf(id)).toEqual(['canceled'])
  })

  test('a second time without an event is found in the list of the gateway', async () => {
    const { id, payUrl } = await cashier.begin(player)
    await cashier.act(payUrl)
    await heard(2)
    await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
    await cashier.act(payUrl)
    await readListings(deps())
    expect(await breaksOf(id)).toEqual(['second'])
  })

  test('because nobody knows what it was for is kept for a person, by event and by list', async () => {
    const reference = 'of somebody else'
    for (const kind of ['none', 'lost'] as const) {
      await cashier.misbehave({ party: 'paymongo_events', kind, times: 1 })
      await cashier.act(await openStrange(reference))
    }
    await heard(2)
    await readListings(deps())
    expect(await breaksOf(reference)).toEqual(['unknown', 'unknown'])
  })
})

/** A page that somebody opened with our account, beside us. */
async function openStrange(reference: string): Promise<string> {
  const line = { name: 'x', amount: 10_000, currency: 'PHP', quantity: 1 }
  const urls = { success_url: 'https://a.example/', cancel_url: 'https://a.example/' }
  const attributes = { line_items: [line], payment_method_types: ['gcash'], reference_number: reference, ...urls }
  const withReference = { ...attributes, metadata: { reference } }
  const response = await fetch(`${cashier.world.sandboxUrl}/v1/checkout_sessions`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${gatewayKeys.key}:`)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { attributes: withReference } }),
  })
  const { data } = (await response.json()) as { data: { attributes: { checkout_url: string } } }
  return data.attributes.checkout_url
}

describe('a deposit that nobody pays', () => {
  test('runs out after 30 minutes, and is credited when the money comes late, which is noted [TXN-31]', async () => {
    const { id, payUrl } = await cashier.begin(player)
    cashier.world.clock.advance(30 * minuteMs - 1)
    await askDue(deps())
    expect((await cashier.row(player, id)).status).toBe('pending')
    cashier.world.clock.advance(1)
    await askDue(deps())
    expect((await cashier.row(player, id)).status).toBe('timeout')
    await cashier.act(payUrl)
    await heard(2)
    expect(await cashier.row(player, id)).toMatchObject({ status: 'completed', is_late: true })
    expect(await cashier.balance(player)).toBe('100.00')
  })

  test('and whose late payment nobody told of is found within the hour', async () => {
    const { id, payUrl } = await cashier.begin(player)
    await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
    await cashier.act(payUrl, { minutes: '40' })
    cashier.world.clock.advance(30 * minuteMs)
    await askDue(deps())
    expect((await cashier.row(player, id)).status).toBe('timeout')
    cashier.world.clock.advance(30 * minuteMs)
    await askDue(deps())
    expect(await cashier.row(player, id)).toMatchObject({ status: 'completed', is_late: true })
  })

  test('runs out although the gateway is silent, and is asked about again', async () => {
    const { id } = await cashier.begin(player)
    cashier.world.clock.advance(30 * minuteMs)
    await cashier.misbehave({ party: 'paymongo', kind: 'silent' })
    await askDue(deps())
    await cashier.misbehave({ party: 'paymongo', kind: 'none' })
    const row = await cashier.row(player, id)
    expect(row.status).toBe('timeout')
    expect(row.next_check_at).not.toBeNull()
  })
})

test('a state is not flipped where its money cannot be posted', async () => {
  const { id, payUrl } = await cashier.begin(player)
  await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
  await cashier.act(payUrl)
  const { uid } = player
  const { db } = cashier.world
  const away = await db.member(uid, tx => tx.deleteFrom('wallet').where('uid', '=', uid).returningAll().execute())
  await expect(settle(deps(), claimOf(id))).rejects.toThrow('There is no wallet')
  expect((await cashier.row(player, id)).status).toBe('pending')
  await db.member(uid, tx => tx.insertInto('wallet').values(away).execute())
  await settle(deps(), claimOf(id))
  expect(await cashier.balance(player)).toBe('100.00')
})
