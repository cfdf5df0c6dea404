import { ask, changeContent, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await changeContent(world.db, tx =>
    tx
      .updateTable('banner')
      .set({ brands: ['play'] })
      .where('id', '=', 'vip')
      .execute(),
  )
})
afterAll(() => world.close())

const tagged = (tag: string) => ask(world, 'GET /member/index/:tag', { params: { tag } as { tag: 'maya' } })

test.each(['slots', 'game', 'play', 'h5', 'maya', 'glife1', 'lazada'])(
  'the tag %s answers a whole home page, without a token [GAME-15]',
  async tag => {
    const { status, data } = await tagged(tag)
    expect(status).toBe(200)
    expect(data.nav).toHaveLength(7)
    expect(data.banners.map(banner => banner.id).includes('vip')).toBe(tag === 'play')
  },
)

test('a partner sees what the site without a brand shows [GAME-15]', async () => {
  const { data } = await ask(world, 'GET /member/index')
  for (const tag of ['maya', 'glife1', 'lazada']) expect((await tagged(tag)).data).toEqual(data)
})

test.each(['unknown', 'MAYA', '..', '%00', 'slots;drop'])('the tag %j is refused', async tag => {
  expect((await tagged(tag)).status).toBeGreaterThanOrEqual(400)
  expect((await tagged(tag)).status).toBeLessThan(500)
})

test('a tagged home page is sent once', async () => {
  const { headers } = await tagged('maya')
  const again = await fetch(`${world.url}/member/index/maya`, {
    headers: { accept: 'application/json', 'if-none-match': headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})
