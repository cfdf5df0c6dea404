import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ask, openWorld, root, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const isDrawn = (address: string) => existsSync(join(root, 'content/images', address.replace('/img/', '')))

test('the demo catalogue has at least 140 games over all seven categories', async () => {
  const { data: home } = await ask(world, 'GET /member/index')
  expect(home.nav).toHaveLength(7)
  const totals = await Promise.all(
    home.nav.map(async ({ name }) => (await ask(world, 'GET /member/game/list', { query: { category: name } })).data.t),
  )
  expect(Math.min(...totals)).toBeGreaterThanOrEqual(5)
  expect(totals.reduce((sum, total) => sum + total)).toBeGreaterThanOrEqual(140)
})

test('the provider 305 of venue 203 has at least 12 slots, which a rebate links to', async () => {
  const query = { category: 'Slot', venue_id: '203', platform_id: '305' }
  expect((await ask(world, 'GET /member/game/list', { query })).data.t).toBeGreaterThanOrEqual(12)
})

test('every picture of the catalogue is there', async () => {
  const { data: home } = await ask(world, 'GET /member/index')
  const { data: platforms } = await ask(world, 'GET /member/platform/list')
  const pictures = [
    home.logo,
    ...home.banners.map(banner => banner.img),
    ...home.nav.map(category => category.img),
    ...platforms.d.map(provider => provider.logo),
  ]
  let cursor = ''
  do {
    const { data } = await ask(world, 'GET /member/game/list', { query: { page_size: '60', cursor } })
    pictures.push(...data.d.map(game => game.img))
    cursor = data.next ?? ''
  } while (cursor)
  expect(pictures.length).toBeGreaterThan(160)
  expect(pictures.filter(address => !isDrawn(address))).toEqual([])
})
