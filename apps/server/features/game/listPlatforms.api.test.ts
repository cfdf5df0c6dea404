import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('the providers are listed by name, each with its numbers and logo, without a token [GAME-36]', async () => {
  const { status, data } = await ask(world, 'GET /member/platform/list')
  expect(status).toBe(200)
  expect(data.t).toBe(8)
  const names = data.d.map(({ name }) => name)
  expect(names).toEqual([...names].sort())
  expect(data.d).toContainEqual({
    venue_id: 203,
    id: 305,
    name: 'Pilak Games',
    logo: '/img/providers/pilak-games.webp',
    maintained: 0,
  })
})

test('the list of providers is sent once', async () => {
  const { headers } = await ask(world, 'GET /member/platform/list')
  const again = await fetch(`${world.url}/member/platform/list`, {
    headers: { accept: 'application/json', 'if-none-match': headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})
