import type { GoodsWish } from '@saya/contract/goods/goods.ts'
import { ask, type MallTools, mallTools, openWorld, readLedger, testMasters, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setGate } from '../gate/index.ts'
import { openRecipient } from './recipientSeal.ts'

let world: World
let mall: MallTools
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  mall = await mallTools(world)
})
afterAll(() => world.close())

/** Claims and what is left come to what came in: that holds after every test. */
async function expectWhole(id: string): Promise<void> {
  const { left, received, claimed } = await mall.stockOf(id)
  expect(left + claimed).toBe(received)
}

test('goods are redeemed by a form, and stand with the member as they were said [MALL-29, MALL-30, MALL-32, POINTS-15, MALL-33]', async () => {
  const id = await mall.goods(5)
  const ana = await mall.buyer(300n)
  const form = new URLSearchParams({
    deliver_method: '3',
    delivery_address: 'Blk 3 Lot 5 #12, Sampaguita St., Makati',
    email: '',
    goods_id: id,
    phone_number: '0917 123 4567',
    quantity: '2',
    recipient_name: 'Ana Reyes',
    store_address: '',
  })
  const headers = { t: ana.token, accept: 'application/json', 'idempotency-key': 'one-form' }
  const answer = await fetch(`${world.url}/member/order/submit`, { method: 'POST', headers, body: form })
  expect(await answer.json()).toEqual({ status: true, data: 'success' })
  const { data } = await mall.listOf(ana)
  expect(data.t).toBe(1)
  expect(data.d[0]).toMatchObject({
    product_name: 'Umbrella',
    product_img: '/img/goods/folding-umbrella.webp',
    quantity: 2,
    pay_amount: '200',
    order_type: 1,
    deliver_method: 3,
    recipient_name: 'Ana Reyes',
    phone_number: '9171234567',
    email: '',
    delivery_address: 'Blk 3 Lot 5 #12, Sampaguita St., Makati',
    store_address: '',
    is_complete: 0,
    complete_status: 2,
  })
  expect(data.d[0]?.submit_at).toBe(Math.floor(world.clock.now() / 1000))
  expect(await mall.coinsOf(ana)).toEqual([[40, 200n]])
  expect(await mall.stockOf(id)).toEqual({ left: 3, received: 5, claimed: 2 })
  const detail = await ask(world, 'GET /member/order/detail', { query: { id: data.d[0]?.id ?? '' } }, ana)
  expect(detail.data).toEqual(data.d[0])
})

test('to whom it goes is sealed, and opens for that redemption alone [MALL-35]', async () => {
  const id = await mall.goods(5)
  const ana = await mall.buyer(200n)
  await mall.submit(ana, id)
  await mall.submit(ana, id)
  const rows = await world.db.member(ana.uid, tx =>
    tx.selectFrom('redemption').select(['id', 'sealed_recipient']).where('uid', '=', ana.uid).execute(),
  )
  const claims = await world.db.app(tx =>
    tx.selectFrom('goods_claim').select('sealed_recipient').where('uid', '=', ana.uid).execute(),
  )
  expect(claims.map(one => one.sealed_recipient)).toEqual([null, null])
  const [one, other] = rows
  if (!one || !other) throw new Error('There are no redemptions.')
  const whole = await world.db.member(ana.uid, tx =>
    sql<{ text: string }>`select r::text as text from redemption r where uid = ${ana.uid}`.execute(tx),
  )
  for (const plain of [...whole.rows.map(({ text }) => text), one.sealed_recipient.toString('latin1')])
    expect(plain).not.toMatch(/Reyes|9171234567|Sampaguita/)
  const deps = { masters: testMasters }
  expect(openRecipient({ id: one.id, sealedRecipient: one.sealed_recipient }, deps)).toMatchObject({
    recipient_name: 'Ana Reyes',
    delivery_address: 'Blk 3 Lot 5 #12, Sampaguita St., Makati',
  })
  expect(() => openRecipient({ id: one.id, sealedRecipient: other.sealed_recipient }, deps)).toThrow(
    'is not as it was put',
  )
})

describe('the same call', () => {
  test('redeems once, however often and at once it arrives [MALL-36]', async () => {
    const id = await mall.goods(5)
    const ana = await mall.buyer(500n)
    const answers = await Promise.all(Array.from({ length: 6 }, () => mall.submit(ana, id, { key: 'tap' })))
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect((await mall.submit(ana, id, { key: 'tap' })).data).toBe('success')
    expect(await mall.coinsOf(ana)).toEqual([[40, 100n]])
    expect(await mall.stockOf(id)).toEqual({ left: 4, received: 5, claimed: 1 })
  })

  test('with another wish is refused, and nothing has happened', async () => {
    const [id, other] = [await mall.goods(5), await mall.goods(5)]
    const ana = await mall.buyer(500n)
    await mall.submit(ana, id, { key: 'tap' })
    expect(await mall.submit(ana, other, { key: 'tap' })).toMatchObject({ status: 409, code: 'replay_mismatch' })
    expect(await mall.stockOf(other)).toMatchObject({ left: 5, claimed: 0 })
  })

  test.each<readonly [string, Partial<GoodsWish>]>([
    ['switched off', { is_on: false }],
    ['without the store that was chosen', { stores: ['Makati'] }],
    ['sent no more to a store', { product_type: 1, deliver_method: 3, stores: [] }],
  ])(
    'that was paid is answered as it was, where the item is %s by now, and pays nothing more [MALL-74]',
    async (_what, change) => {
      const place: Partial<GoodsWish> = { product_type: 2, deliver_method: 2, stores: ['Cebu City', 'Makati'] }
      const id = await mall.goods(5, place)
      const ana = await mall.buyer(500n)
      const wish = { deliver_method: 2, store_address: 'Cebu City', key: 'lost-answer' } as const
      expect((await mall.submit(ana, id, wish)).status).toBe(200)
      expect((await mall.changeGoods(id, 0, { ...place, ...change })).status).toBe(200)
      expect((await mall.submit(ana, id, wish)).data).toBe('success')
      // A key outlives its day: then the claim alone knows the call.
      await world.db.member(ana.uid, tx => tx.deleteFrom('money_call').where('uid', '=', ana.uid).execute())
      expect((await mall.submit(ana, id, wish)).data).toBe('success')
      expect(await mall.coinsOf(ana)).toEqual([[40, 100n]])
      expect(await mall.stockOf(id)).toEqual({ left: 4, received: 5, claimed: 1 })
    },
  )

  test('without a key is answered as it was where the item went off in the same moments [MALL-74]', async () => {
    const id = await mall.goods(5)
    const ana = await mall.buyer(500n)
    const body = {
      goods_id: id,
      quantity: '1',
      deliver_method: 3 as const,
      recipient_name: 'Ana',
      phone_number: '9171234567',
      delivery_address: 'Makati',
    }
    const call = () => ask(world, 'POST /member/order/submit', { body }, ana)
    expect((await call()).data).toBe('success')
    expect((await mall.changeGoods(id, 0, { is_on: false })).status).toBe(200)
    expect((await call()).data).toBe('success')
    world.clock.advance(4000)
    expect(await call()).toMatchObject({ status: 404, code: 'goods_off' })
    expect(await mall.coinsOf(ana)).toEqual([[40, 100n]])
  })

  test('without a key redeems once within the same moments [MALL-36]', async () => {
    const id = await mall.goods(5)
    const ana = await mall.buyer(500n)
    const body = {
      goods_id: id,
      quantity: '1',
      deliver_method: 3 as const,
      recipient_name: 'Ana',
      phone_number: '9171234567',
      delivery_address: 'Makati',
    }
    const call = () => ask(world, 'POST /member/order/submit', { body }, ana)
    await Promise.all([call(), call(), call()])
    expect((await call()).data).toBe('success')
    expect(await mall.coinsOf(ana)).toEqual([[40, 100n]])
    world.clock.advance(4000)
    expect((await call()).data).toBe('success')
    expect(await mall.coinsOf(ana)).toHaveLength(2)
    await expectWhole(id)
  })
})

test('a price that changed between the look and the call is said, and nothing is taken [MALL-37]', async () => {
  const id = await mall.goods(5)
  const ana = await mall.buyer(5000n)
  await mall.changeGoods(id, 0, { price: 1250 })
  const late = await mall.submit(ana, id, { price_filcoin: '100' })
  expect([late.status, late.code, late.sentence]).toEqual([
    409,
    'goods_price',
    'The price is now 1,250 Filcoins each. Please check it and confirm again.',
  ])
  expect(await mall.coinsOf(ana)).toEqual([])
  expect((await mall.submit(ana, id, { price_filcoin: '1250' })).status).toBe(200)
  await mall.agreePrice(id, 9)
  expect((await mall.changeGoods(id, 1, { price: 9 })).status).toBe(200)
  expect((await mall.listOf(ana)).data.d[0]).toMatchObject({ pay_amount: '1250', price: '1250' })
})

test.each<readonly [string, Partial<GoodsWish>, Partial<GoodsWish>]>([
  ['gift', { deliver_method: 1, gives: 'voucher', gives_amount: 50, price: 5000 }, { gives_amount: 5 }],
  ['name', { deliver_method: 1, gives: 'voucher', gives_amount: 50, price: 5000 }, { name_en: 'Large voucher' }],
  ['refund rule', {}, { refund_tl: 'Iba na ito.' }],
  ['time of delivery', {}, { delivery_days: 30 }],
  ['way of delivery', {}, { product_type: 2, deliver_method: 2, stores: ['Makati'] }],
])('another %s than was seen is said, and nothing is taken [MALL-75]', async (_what, wish, change) => {
  const id = await mall.goods(5, wish)
  const ana = await mall.buyer(5000n)
  const look = async () => (await ask(world, 'GET /member/goods/detail', { query: { goods_id: id } }, ana)).data.terms
  const terms = await look()
  expect((await mall.changeGoods(id, 0, { ...wish, ...change })).status).toBe(200)
  const said = { deliver_method: wish.deliver_method ?? 3, email: 'ana@example.com', terms } as const
  const late = await mall.submit(ana, id, said)
  expect([late.status, late.code, late.sentence]).toEqual([
    409,
    'goods_changed',
    'This item has changed. Please check it and confirm again.',
  ])
  expect(await mall.coinsOf(ana)).toEqual([])
  expect((await mall.submit(ana, id, { ...said, terms: await look() })).status).toBe(200)
})

test('another place in the list, other pictures and another limit change nothing of what was seen [MALL-75]', async () => {
  const id = await mall.goods(5)
  const ana = await mall.buyer(500n)
  const { terms } = (await ask(world, 'GET /member/goods/detail', { query: { goods_id: id } }, ana)).data
  const change = { sorting: 99, imgs: ['/img/goods/folding-umbrella.webp'], most_per_person: 3 }
  expect((await mall.changeGoods(id, 0, change)).status).toBe(200)
  expect((await mall.submit(ana, id, { terms })).status).toBe(200)
})

interface Means {
  readonly coins?: bigint
  readonly stock?: number
  readonly most?: number
  readonly kyc?: 'unset' | 'frozen' | 'under_review' | 'fully_kyc'
}

type SubmitWish = Parameters<MallTools['submit']>[2]

describe('what cannot be redeemed takes nothing', () => {
  test.each<readonly [string, Means, SubmitWish, number, string]>([
    ['too few Filcoins', { coins: 99n }, {}, 409, 'redemption_points'],
    ['none left', { stock: 0 }, {}, 409, 'goods_restocking'],
    ['fewer left', { stock: 1 }, { quantity: '2' }, 409, 'goods_left'],
    ['more than one may have', { most: 1 }, { quantity: '2' }, 409, 'goods_limit'],
    ['no number of pieces', {}, { quantity: '100' }, 422, 'redemption_quantity'],
    ['not this way', {}, { deliver_method: 2 }, 422, 'redemption_method'],
    ['no name [MALL-15]', {}, { recipient_name: ' ' }, 422, 'recipient_name_missing'],
    ['a long name [MALL-15]', {}, { recipient_name: 'a'.repeat(21) }, 422, 'recipient_name_long'],
    ['a short number [MALL-19]', {}, { phone_number: '917123456' }, 422, 'recipient_phone_ten'],
    ['a short number with a nought [MALL-18]', {}, { phone_number: '0917123456' }, 422, 'recipient_phone_eleven'],
    ['no address [MALL-21]', {}, { delivery_address: '' }, 422, 'recipient_address_missing'],
    ['another alphabet of addresses [MALL-22]', {}, { delivery_address: 'Lot @ 5' }, 422, 'recipient_address_shape'],
    ['an unverified member', { kyc: 'unset' }, {}, 403, 'redemption_kyc_required'],
    ['a member who was not verified in time', { kyc: 'frozen' }, {}, 403, 'redemption_kyc_required'],
    ['a member under review [MALL-85]', { kyc: 'under_review' }, {}, 403, 'redemption_review'],
  ])('%s', async (_what, has, wish, status, code) => {
    const { coins = 1000n, stock = 5, most = 0, kyc = 'fully_kyc' } = has
    const id = await mall.goods(stock, { most_per_person: most })
    const ana = await mall.buyer(coins, { kyc })
    expect(await mall.submit(ana, id, wish)).toMatchObject({ status, code })
    expect(await mall.coinsOf(ana)).toEqual([])
    expect(await mall.stockOf(id)).toMatchObject({ left: stock, claimed: 0 })
  })

  test('goods that are off, or unknown, and a guest', async () => {
    const id = await mall.goods(5, { is_on: false })
    const ana = await mall.buyer(100n)
    const off = await mall.submit(ana, id)
    expect([off.status, off.sentence]).toEqual([404, 'This item is no longer offered. Nothing was taken.'])
    expect((await mall.submit(ana, 'no-such-goods')).status).toBe(404)
    expect((await mall.submit({ ...ana, token: '' }, id)).status).toBe(401)
  })

  test('an excluded member reads why, and somebody whom an exclusion overtakes pays nothing [MALL-38]', async () => {
    const id = await mall.goods(5)
    const ana = await mall.buyer(500n)
    const gate = { uid: ana.uid, cause: 'exclusion', openUntilMs: null, closedUntilMs: null } as const
    await world.db.member(ana.uid, tx => setGate(tx, { ...gate, nowMs: world.clock.now() }))
    expect(await mall.submit(ana, id)).toMatchObject({ status: 403, code: 'gate_exclusion' })
    expect(await mall.stockOf(id)).toMatchObject({ left: 5, claimed: 0 })
  })
})

test('an e-mail is asked for where something is given at once, and a store where it waits at one; the list tells them [MALL-23, MALL-24, MALL-34, MALL-33, MALL-30, MALL-32]', async () => {
  const atOnce = await mall.goods(5, { deliver_method: 1, gives: 'ticket', gives_amount: 2 })
  const atStore = await mall.goods(5, { product_type: 2, deliver_method: 2, stores: ['Cebu City', 'Makati'] })
  const ana = await mall.buyer(1000n)
  expect(await mall.submit(ana, atOnce, { deliver_method: 1 })).toMatchObject({ code: 'recipient_email_missing' })
  expect(await mall.submit(ana, atOnce, { deliver_method: 1, email: 'ana@' })).toMatchObject({
    sentence: 'Email Address Error',
  })
  const email = `ana@${'a.'.repeat(47)}ph`
  expect((await mall.submit(ana, atOnce, { deliver_method: 1, email: `${email}h` })).status).toBe(422)
  expect((await mall.submit(ana, atOnce, { deliver_method: 1, email })).status).toBe(200)
  const store = (store_address: string) => mall.submit(ana, atStore, { deliver_method: 2, store_address })
  expect(await store('Davao')).toMatchObject({ code: 'recipient_store' })
  expect((await store('Makati')).status).toBe(200)
  expect((await mall.submit(ana, atStore, { deliver_method: 3 })).status).toBe(200)
  const { d } = (await mall.listOf(ana)).data
  const kept = d.map(row => [row.order_type, row.deliver_method, row.email, row.store_address].join())
  expect(kept.toSorted()).toEqual([`1,1,${email},`, '2,2,,Makati', '2,3,,'])
})

describe('what is given at once', () => {
  test('a voucher is in the balance with the answer, to be played once, and is no deposit [MALL-39]', async () => {
    const id = await mall.goods(5, { deliver_method: 1, gives: 'voucher', gives_amount: 50 })
    const ana = await mall.buyer(1000n)
    const wish = { deliver_method: 1, email: 'ana@example.com', quantity: '2' } as const
    expect((await mall.submit(ana, id, wish)).status).toBe(200)
    const { journal } = await world.db.member(ana.uid, tx => readLedger(tx, ana.uid))
    expect(journal.filter(({ asset }) => asset === 'PHP')).toMatchObject([
      { kind: 21, source: 3021, destination: 0, amount: 1_000_000n },
    ])
    const lots = await ask(world, 'GET /finance/wallet/lots', {}, ana)
    expect(lots.data.d).toMatchObject([{ name: 'Mall voucher', amount: '100.00', turnover_required: '100.00' }])
    expect((await mall.listOf(ana)).data.d[0]).toMatchObject({ complete_status: 1, is_complete: 1, given: '100.00' })
    const deposits = await ask(world, 'GET /finance/deposit/list', { query: {} }, ana)
    const tasks = await ask(world, 'GET /promo/task/list', {}, ana)
    expect([deposits.data.t, tasks.data.d.find(({ ty }) => ty === 101)?.task_state]).toEqual([0, 0])
    const history = await ask(world, 'GET /finance/transaction/list', { query: {} }, ana)
    expect(history.data.d).toMatchObject([{ name: 'Mall voucher', amount: '100.00' }])
  })

  test('cashback tickets are there for the next deposit, and a message says so and leads to them [MALL-40, MALL-80]', async () => {
    const id = await mall.goods(5, { deliver_method: 1, gives: 'ticket', gives_amount: 1 })
    const ana = await mall.buyer(1000n)
    await mall.submit(ana, id, { deliver_method: 1, email: 'ana@example.com', quantity: '3' })
    expect((await ask(world, 'GET /promo/cashback/detail', {}, ana)).data.coupons_num).toBe(3)
    const messages = await ask(world, 'GET /member/message/list', { query: {} }, ana)
    const [redemption] = (await mall.listOf(ana)).data.d
    expect(messages.data.d).toMatchObject([
      {
        cash_type: 0,
        kind: 'redemption_successful',
        link: `/s-transaction/status?id=${redemption?.id}&type=RedeemFilcoins`,
        text: [
          'You redeemed Umbrella, and it is in your account now. See it in Details.',
          'Na-redeem mo ang Payong, at nasa account mo na ito. Tingnan ito sa Details.',
        ],
      },
    ])
  })
})
