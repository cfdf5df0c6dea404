import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ask, type MallTools, mallTools, openWorld, root, type World } from '@saya/testing'
import type { Calls } from '@saya/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let mall: MallTools
beforeAll(async () => {
  world = await openWorld()
  mall = await mallTools(world)
  // At each end of a range.
  for (const price of [10_000, 10_001, 50_000, 50_001, 100_000, 100_001]) await mall.goods(1, { price })
})
afterAll(() => world.close())

type Query = Calls['GET /member/goods/list']['input']['query']

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
    summary: expect.stringMatching(/^[A-Z].+\.$/),
  })
  expect(umbrella?.store_address).toContain('Ayala Avenue, Makati, Metro Manila')
  const headset = { product_type: 1, deliver_method: 3, store_address: [] }
  expect(d.find(({ id }) => id === 'wireless-headset')).toMatchObject(headset)
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
  'the range %j has all goods of its prices, in either order [MALL-04, MALL-06]',
  async (range, least, most) => {
    const prices = async (sort: 'price:asc' | 'price:desc') =>
      (await all({ points_range: range, sort })).d.map(row => Number(row.price_filcoin))
    const up = await prices('price:asc')
    const whole = (await all()).d.map(row => Number(row.price_filcoin))
    const within = whole.filter(price => price >= least && price <= most)
    expect(up).toEqual(within.toSorted((one, other) => one - other))
    expect(await prices('price:desc')).toEqual(up.toReversed())
  },
)

test('a page has ten, and pages follow each other by number and by cursor [MALL-06]', async () => {
  const { token } = await mall.buyer(0n)
  const list = async (query: Query) => (await ask(world, 'GET /member/goods/list', { query }, { token })).data
  const first = await list({})
  expect(first.d).toHaveLength(10)
  const second = await list({ page: '2', page_size: '10' })
  // Not those of the page.
  const { length } = (await all()).d
  expect([first.t, second.t]).toEqual([length, length])
  expect((await list({ cursor: first.next ?? '' })).d).toEqual(second.d)
  expect(second.d.map(({ id }) => id)).not.toContain(first.d.at(-1)?.id)
})
