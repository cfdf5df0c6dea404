import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let risk: string
beforeAll(async () => {
  world = await openWorld()
  risk = (await staffOf(world, { role: 'risk' })).token
})
afterAll(() => world.close())

const code = 'mangga-fiesta'

async function games(query: Record<string, string> = {}) {
  return (await askOffice(world, 'GET /office/api/game/list', { query }, risk)).data
}

test('the list goes on where it ended, and finds games by any of their names', async () => {
  const first = await games()
  expect(first.d).toHaveLength(50)
  const second = await games({ cursor: first.next ?? '' })
  expect(second.d[0]?.id).toBeGreaterThan(first.d.at(-1)?.id ?? 0)
  expect((await games({ w: 'pista ng mangga' })).d.map(row => row.code)).toEqual([code])
  expect(await games({ w: "'; drop table game" })).toMatchObject({ d: [], t: 0 })
  expect((await askOffice(world, 'GET /office/api/game/list', { query: { cursor: 'x' } }, risk)).status).toBe(400)
})
