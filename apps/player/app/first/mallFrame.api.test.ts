import { buildForTest, type MallTools, mallTools, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let mall: MallTools
beforeAll(async () => {
  await buildForTest()
  world = await openWorld({ pages: true })
  mall = await mallTools(world)
})
afterAll(() => world.close())

async function frame(search = '', language: 'en' | 'tl' = 'en'): Promise<string> {
  const headers = { accept: 'text/html', cookie: `lang=${language}` }
  return (await fetch(`${world.url}/s-points/mall${search}`, { headers })).text()
}

/** The items that stand in the markup, in their order. */
function itemsOf(html: string): string[] {
  return [...html.matchAll(/href="\/s-points\/detail\/([\w-]+)"/g)].map(([, id = '']) => id)
}

test('the frame of the mall holds the first page of a choice, with pictures that are fetched at once, in the language of its reader [MALL-60]', async () => {
  const first = await frame()
  expect(itemsOf(first)).toHaveLength(10)
  expect(first).toContain('Wireless headset')
  expect(/<main[^]*?(<img[^>]*>)/.exec(first)?.[1]).toMatch(/\/img\/goods\//)
  expect(/<main[^]*?(<img[^>]*>)/.exec(first)?.[1]).not.toContain('lazy')
  expect(await frame('', 'tl')).toContain('Natutuping payong')
  const dearest = itemsOf(await frame('?sort=price:desc'))
  expect(itemsOf(await frame('?sort=price:asc'))).not.toEqual(dearest)
  expect(itemsOf(await frame('?points_range=0-10000'))).toHaveLength(4)
})

test('the frame of the mall says nothing of what is left, and what staff change stands in it within two seconds [MALL-61]', async () => {
  // What is given at once content staff name anew alone.
  const gift = { deliver_method: 1, gives: 'voucher', gives_amount: 1, sorting: 999_999 } as const
  const id = await mall.goods(43_217, { ...gift, name_en: 'Paper lantern' })
  world.clock.advance(2000)
  const made = await frame()
  expect(itemsOf(made)[0]).toBe(id)
  expect(made).toContain('Paper lantern')
  expect(made).not.toMatch(/43,?217|\d left/)
  await mall.changeGoods(id, 0, { ...gift, name_en: 'Bamboo lantern' })
  world.clock.advance(2000)
  const changed = await frame()
  expect(changed).toContain('Bamboo lantern')
  expect(changed).not.toContain('Paper lantern')
})
