import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ask, askOffice, type MallTools, mallTools, openWorld, root, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let mall: MallTools
beforeAll(async () => {
  world = await openWorld()
  mall = await mallTools(world)
})
afterAll(() => world.close())

type Query = NonNullable<Parameters<typeof ask<'GET /member/goods/list'>>[2]>['query']

async function all(query: Query = {}, headers: Record<string, string> = {}) {
  const { token } = await mall.buyer(0n)
  return (await ask(world, 'GET /member/goods/list', { query: { page_size: '50', ...query } }, { token, headers })).data
}

test('the mall has at least 24 goods of its own, each with pictures, both languages and a stock [MALL-06, MALL-07]', async () => {
  const { d, t } = await all()
  expect(t).toBeGreaterThanOrEqual(24)
  expect(d).toHaveLength(t)
  const umbrella = d.find(({ id }) => id === 'folding-umbrella')
  expect(umbrella).toMatchObject({
    name: 'Folding umbrella',
    show_img: '/img/goods/folding-umbrella.webp',
    imgs: ['/img/goods/folding-umbrella.webp', '/img/goods/folding-umbrella-2.webp'],
    price_filcoin: '12000',
    stock: 32,
    product_type: 2,
    deliver_method: 2,
  })
  expect(umbrella?.store_address).toContain('Ayala Avenue, Makati, Metro Manila')
  const tagalog = await all({}, { cookie: 'lang=tl' })
  expect(tagalog.d.find(({ id }) => id === 'folding-umbrella')?.name).toBe('Natutuping payong')
  const files = d.flatMap(({ imgs }) => imgs.map(img => join(root, 'content/images', img.replace('/img/', ''))))
  expect(files.filter(file => !existsSync(file))).toEqual([])
})

test.each([
  ['', 0, Infinity],
  ['0-10000', 0, 10_000],
  ['10001-50000', 10_001, 50_000],
  ['50001-100000', 50_001, 100_000],
  ['100001-', 100_001, Infinity],
] as const)(
  'the range %j has the goods of its prices, in either order [MALL-04, MALL-06]',
  async (range, least, most) => {
    const prices = async (sort: 'price:asc' | 'price:desc') =>
      (await all({ points_range: range, sort })).d.map(row => Number(row.price_filcoin))
    const up = await prices('price:asc')
    expect(up.length).toBeGreaterThan(0)
    expect(up.every(price => price >= least && price <= most)).toBe(true)
    expect(up).toEqual(up.toSorted((one, other) => one - other))
    expect(await prices('price:desc')).toEqual(up.toReversed())
  },
)

test('a page has ten, and pages follow each other by number and by cursor [MALL-06]', async () => {
  const { token } = await mall.buyer(0n)
  const list = async (query: Query) => (await ask(world, 'GET /member/goods/list', { query }, { token })).data
  const first = await list({})
  expect(first.d).toHaveLength(10)
  const second = await list({ page: '2', page_size: '10' })
  expect((await list({ cursor: first.next ?? '' })).d).toEqual(second.d)
  expect(second.d.map(({ id }) => id)).not.toContain(first.d.at(-1)?.id)
})

test('one of the goods is told with the balance and why it may not be redeemed [MALL-09]', async () => {
  const id = await mall.goods(4, { most_per_person: 2 })
  const ana = await mall.buyer(250n)
  await mall.submit(ana, id)
  const look = (as: { token: string }, goods_id = id) =>
    ask(world, 'GET /member/goods/detail', { query: { goods_id } }, as)
  expect((await look(ana)).data).toMatchObject({
    id,
    stock: 3,
    balance: '150',
    redeemed: 1,
    most_per_person: 2,
    why_not: { code: '' },
  })
  const ben = await mall.buyer(0n, { kyc: 'unset' })
  expect((await look(ben)).data.why_not).toEqual({
    code: 'redemption_kyc_required',
    sentence: 'Verify your account before you redeem. It takes a few minutes.',
  })
  expect((await look(ana, 'no-such-goods')).status).toBe(404)
  expect((await look({ token: '' })).status).toBe(401)
  await mall.changeGoods(id, 0, { is_on: false })
  expect((await look(ana)).status).toBe(404)
})

test('staff change goods from the version they saw, and what makes no sense is refused', async () => {
  const id = await mall.goods(1)
  expect((await mall.changeGoods(id, 0, { price: 5 })).data).toEqual({ version: 1 })
  expect((await mall.changeGoods(id, 0, { price: 6 })).code).toBe('changed_meanwhile')
  const wrong = [
    [{ deliver_method: 2 }, 'goods_delivery'],
    [{ product_type: 2, deliver_method: 1 }, 'goods_delivery'],
    [{ deliver_method: 1 }, 'goods_gift'],
    [{ gives: 'voucher', gives_amount: 5 }, 'goods_gift'],
    [{ product_type: 2 }, 'goods_stores'],
    [{ imgs: [`/img/popups/${'0'.repeat(32)}.webp`] }, 'goods_picture_unknown'],
  ] as const
  for (const [wish, code] of wrong) expect((await mall.changeGoods(id, 1, wish)).code).toBe(code)
  expect((await mall.changeGoods('no-such-goods', 0, {})).status).toBe(404)
})

test('pieces come in and go out with a reason, once for what was seen, and never below nothing [MALL-49]', async () => {
  const id = await mall.goods(10)
  const both = await Promise.all([mall.moveStock(id, 5, 1), mall.moveStock(id, 5, 1)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(await mall.moveStock(id, -16, 2)).toMatchObject({ code: 'goods_stock_short' })
  expect((await mall.moveStock(id, -15, 2)).data).toEqual({ left: 0, stock_seq: 3 })
  const { token } = mall.staff.support
  const moves = await askOffice(world, 'GET /office/api/goods/stock/list', { query: { id } }, token)
  expect(moves.data.d.map(({ pieces, left, reason }) => [pieces, left, reason])).toEqual([
    [-15, 0, 'As planned for the mall'],
    [5, 15, 'As planned for the mall'],
    [10, 10, 'As planned for the mall'],
  ])
  const list = await askOffice(world, 'GET /office/api/goods/list', { query: { id } }, token)
  expect(list.data.d).toMatchObject([{ id, left: 0, received: 15, taken_out: 15, stock_seq: 3 }])
  const body = { id, stock_seq: 3, pieces: 1, reason: 'Nobody asked for it' }
  expect((await askOffice(world, 'POST /office/api/goods/stock', { body }, token)).code).toBe('not_permitted')
})
