import { type MallTools, mallTools, openWorld, root, type World } from '@saya/testing'
import type { GoodsWish } from '@saya/contract/goods/goods.ts'
import { sql } from 'kysely'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readGoodsContent } from '../readGoodsContent.ts'
import { leastPriceOf, ticketCap, ticketsOf } from '../worth.rules.ts'

let world: World
let mall: MallTools
beforeAll(async () => {
  world = await openWorld()
  mall = await mallTools(world)
})
afterAll(() => world.close())

test('staff change goods from the version they saw, and what makes no sense is refused', async () => {
  const id = await mall.goods(1)
  expect((await mall.changeGoods(id, 0, { price: 500 })).data).toEqual({ version: 1 })
  expect((await mall.changeGoods(id, 0, { price: 600 })).code).toBe('changed_meanwhile')
  const wrong: readonly (readonly [Partial<GoodsWish>, string])[] = [
    [{ deliver_method: 2 }, 'goods_delivery'],
    [{ product_type: 2, deliver_method: 1 }, 'goods_delivery'],
    [{ deliver_method: 1 }, 'goods_gift'],
    [{ gives: 'voucher', gives_amount: 5 }, 'goods_gift'],
    [{ product_type: 2 }, 'goods_stores'],
    [{ imgs: [`/img/popups/${'0'.repeat(32)}.webp`] }, 'goods_picture_unknown'],
  ]
  for (const [wish, code] of wrong) expect((await mall.changeGoods(id, 1, wish)).code).toBe(code)
  expect((await mall.changeGoods('no-such-goods', 0, {})).status).toBe(404)
})

const voucher = { deliver_method: 1, gives: 'voucher', gives_amount: 10, price: 1000 } as const
const ticket = { deliver_method: 1, gives: 'ticket', gives_amount: 1, price: 500, most_per_person: 5 } as const

test('nobody prices what is worth money below the planned cost of a coin, neither new nor by a change [MALL-63]', async () => {
  const id = await mall.goods(1)
  const reply = await mall.changeGoods(id, 0, { ...voucher, price: 1 })
  expect([reply.status, reply.code]).toEqual([422, 'goods_worth'])
  expect(reply.sentence).toBe(
    'A Filcoin is planned at ₱0.01. An item that gives this has to cost at least 1,000 Filcoins.',
  )
  expect((await mall.createGoods('cheap-voucher', { ...voucher, price: 999 })).code).toBe('goods_worth')
  expect((await mall.changeGoods(id, 0, voucher)).data).toEqual({ version: 1 })
  expect((await mall.changeGoods(id, 1, { ...voucher, gives_amount: 20 })).code).toBe('goods_worth')
  expect((await mall.changeGoods(id, 1, { ...ticket, price: 499 })).code).toBe('goods_worth')
})

test('of all goods no more than ten tickets can be redeemed by one member, also of two changes at once [MALL-63]', async () => {
  // The content brings tickets of its own, as many as one member may have.
  await world.db.ref(tx => sql`update goods set is_on = false where gives = 'ticket'`.execute(tx))
  const six = { ...ticket, most_per_person: 6 }
  const [one, other] = [await mall.goods(1, { ...six, is_on: false }), await mall.goods(1, { ...six, is_on: false })]
  expect((await mall.changeGoods(one, 0, { ...ticket, most_per_person: 0 })).code).toBe('goods_tickets')
  for (const id of [one, other]) await mall.agreePrice(id, 500)
  const both = await Promise.all([one, other].map(id => mall.changeGoods(id, 0, { ...ticket, most_per_person: 6 })))
  expect(both.map(({ code }) => code ?? 'saved').toSorted()).toEqual(['goods_tickets', 'saved'])
  const saved = both[0]?.code ? other : one
  const left = saved === one ? other : one
  expect((await mall.changeGoods(left, 0, { ...ticket, most_per_person: 4, is_on: false })).status).toBe(200)
  await mall.agreePrice(left, 500)
  expect((await mall.changeGoods(left, 1, { ...ticket, most_per_person: 4 })).status).toBe(200)
  expect((await mall.changeGoods(left, 2, { ...ticket, gives_amount: 2, price: 1000, most_per_person: 4 })).code).toBe(
    'goods_tickets',
  )
  expect((await mall.changeGoods(saved, 1, { ...ticket, most_per_person: 0, is_on: false })).status).toBe(200)
  expect((await mall.changeGoods(saved, 2, { ...ticket, most_per_person: 0, is_on: true })).code).toBe('goods_tickets')
})

test('nobody puts tickets on sale, makes them cheaper or offers more of them alone [MALL-73]', async () => {
  await world.db.ref(tx => sql`update goods set is_on = false where gives = 'ticket'`.execute(tx))
  const reply = await mall.createGoods('new-ticket', ticket)
  expect([reply.status, reply.code]).toEqual([422, 'goods_tickets_agreed'])
  expect(reply.sentence).toContain('Save the item switched off, propose 500 Filcoins')
  const id = await mall.goods(1, { ...ticket, is_on: false })
  expect((await mall.changeGoods(id, 0, ticket)).code).toBe('goods_tickets_agreed')
  await mall.agreePrice(id, 600)
  expect((await mall.changeGoods(id, 0, ticket)).code).toBe('goods_tickets_agreed')
  expect((await mall.changeGoods(id, 0, { ...ticket, price: 600, most_per_person: 6 })).code).toBe(
    'goods_tickets_agreed',
  )
  expect((await mall.changeGoods(id, 0, { ...ticket, price: 600 })).status).toBe(200)
  for (const wish of [{ price: 599 }, { price: 1200, gives_amount: 2 }, { price: 600, most_per_person: 6 }]) {
    expect((await mall.changeGoods(id, 1, { ...ticket, ...wish })).code).toBe('goods_tickets_agreed')
  }
  // Dearer and fewer it is alone.
  expect((await mall.changeGoods(id, 1, { ...ticket, price: 700, most_per_person: 4 })).status).toBe(200)
  // What was agreed on before a change of it opens nothing.
  world.clock.advance(1000)
  expect((await mall.changeGoods(id, 2, { ...ticket, price: 700, most_per_person: 9, is_on: false })).status).toBe(200)
  expect((await mall.changeGoods(id, 3, { ...ticket, price: 700, most_per_person: 9 })).code).toBe(
    'goods_tickets_agreed',
  )
  const thing = await mall.goods(1)
  expect((await mall.changeGoods(thing, 0, ticket)).code).toBe('goods_tickets_agreed')
})

test('a price that two people agreed on sells the item that they saw, and no other under its ID [MALL-83]', async () => {
  const phone = { name_en: 'Smartphone', name_tl: 'Smartphone' } as const
  const asTicket = await mall.goods(1, { ...ticket, is_on: false })
  await mall.agreePrice(asTicket, 500)
  const reply = await mall.changeGoods(asTicket, 0, { ...phone, price: 500 })
  expect([reply.status, reply.code]).toEqual([422, 'goods_price_agreed'])
  expect(reply.sentence).toContain('Then propose 500 Filcoins, and save it switched on at that price')
  const sticker = await mall.goods(1, { name_en: 'Sticker', is_on: false })
  await mall.agreePrice(sticker, 100)
  expect((await mall.changeGoods(sticker, 0, phone)).code).toBe('goods_price_agreed')
  world.clock.advance(1000)
  expect((await mall.changeGoods(sticker, 0, { ...phone, is_on: false })).status).toBe(200)
  expect((await mall.changeGoods(sticker, 1, phone)).code).toBe('goods_price_agreed')
  await mall.agreePrice(sticker, 100)
  await mall.moveStock(sticker, 1, 1)
  expect((await mall.changeGoods(sticker, 1, phone)).status).toBe(200)
  const umbrella = await mall.goods(1)
  const picture = ['/img/goods/smartphone.webp', '/img/goods/folding-umbrella.webp']
  for (const wish of [phone, { name_tl: 'Smartphone' }, { imgs: picture }]) {
    expect((await mall.changeGoods(umbrella, 0, wish)).code).toBe('goods_price_agreed')
  }
  const more = { summary_en: 'Keeps the sun off too.', imgs: ['/img/goods/folding-umbrella.webp'], sorting: 20 }
  expect((await mall.changeGoods(umbrella, 0, more)).status).toBe(200)
})

test('the goods of the content keep to what staff may set [MALL-63]', async () => {
  const { goods } = await readGoodsContent(join(root, 'content'))
  expect(goods.filter(one => one.price < leastPriceOf(one))).toEqual([])
  expect(ticketsOf(goods)).toBeLessThanOrEqual(ticketCap)
})
