import { askOffice, type MallTools, mallTools, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let mall: MallTools
beforeAll(async () => {
  world = await openWorld()
  mall = await mallTools(world)
})
afterAll(() => world.close())

function propose(id: string, price: number, token = mall.staff.content.token) {
  const body = { id, price, reason: 'As the shop asks for' }
  return askOffice(world, 'POST /office/api/goods/price/propose', { body }, token)
}

test('nobody puts a thing on sale or makes it cheaper alone, neither a new one nor one that is there [MALL-64]', async () => {
  expect((await mall.createGoods('new-thing', { price: 100_000 })).code).toBe('goods_price_agreed')
  expect((await mall.createGoods('new-thing', { is_on: false })).status).toBe(200)
  const reply = await mall.changeGoods('new-thing', 0, { price: 1250 })
  expect([reply.status, reply.code]).toEqual([422, 'goods_price_agreed'])
  expect(reply.sentence).toBe(
    'Two people decide what is sold for Filcoins and at which price. For a new name or first picture, save the item switched off first. Then propose 1,250 Filcoins, and save it switched on at that price once a colleague has agreed.',
  )
  const shown = await mall.goods(1)
  expect((await mall.changeGoods(shown, 0, { price: 99 })).code).toBe('goods_price_agreed')
  // Dearer it is alone, and then not as cheap as before.
  expect((await mall.changeGoods(shown, 0, { price: 200 })).status).toBe(200)
  expect((await mall.changeGoods(shown, 1, { price: 100 })).code).toBe('goods_price_agreed')
  expect((await mall.changeGoods(shown, 1, { price: 200, is_on: false })).status).toBe(200)
  expect((await mall.changeGoods(shown, 2, { price: 200 })).code).toBe('goods_price_agreed')
  // What gives money costs what it is worth: as a thing it is another item.
  const gift = await mall.goods(1, { deliver_method: 1, gives: 'voucher', gives_amount: 10, price: 1000 })
  expect((await mall.changeGoods(gift, 0, { price: 1000 })).code).toBe('goods_price_agreed')
})

test('one price of a thing waits at a time, is shown to staff with who asks, and changes nothing [MALL-64]', async () => {
  const id = await mall.goods(1, { is_on: false })
  const both = await Promise.all([propose(id, 80), propose(id, 70)])
  expect(both.map(({ code }) => code ?? 'proposed').toSorted()).toEqual(['goods_price_waiting', 'proposed'])
  const price = both[0]?.code ? 70 : 80
  expect((await mall.changeGoods(id, 0, { price })).code).toBe('goods_price_agreed')
  const list = async (token: string) =>
    (await askOffice(world, 'GET /office/api/goods/list', { query: { id } }, token)).data.d[0]
  const asked = { price, reason: 'As the shop asks for', status: 'proposed' }
  expect(await list(mall.staff.content.token)).toMatchObject({
    agreed_price: 0,
    asked_price: { ...asked, is_mine: true },
  })
  expect(await list(mall.staff.finance.token)).toMatchObject({ asked_price: { ...asked, is_mine: false } })
})

test('a price is proposed by content staff, of goods that are there [MALL-64]', async () => {
  const id = await mall.goods(1)
  expect((await propose('no-such-goods', 5)).status).toBe(404)
  expect((await propose(id, 0)).status).toBe(400)
  expect((await propose(id, 5, mall.staff.finance.token)).code).toBe('not_permitted')
  expect((await propose(id, 5, '')).status).toBe(401)
})
