import { askOffice, type MallTools, mallTools, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let mall: MallTools
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  mall = await mallTools(world)
})
afterAll(() => world.close())

test('redemptions of all members are listed, those that wait oldest first, with nobody’s name [MALL-48]', async () => {
  const made: string[] = []
  for (let count = 0; count < 4; count++) {
    world.clock.advance(60_000)
    const [id, player] = [await mall.goods(3), await mall.buyer(100n)]
    await mall.submit(player, id)
    made.push((await mall.listOf(player)).data.d[0]?.id ?? '')
  }
  const list = (query: { page_size?: string; cursor?: string }, token = mall.staff.support.token) =>
    askOffice(world, 'GET /office/api/redemption/list', { query }, token)
  const { data } = await list({})
  expect([data.t, data.d.map(({ id }) => id)]).toEqual([4, made])
  expect(JSON.stringify(data)).not.toMatch(/Reyes|9171234567|Sampaguita/)
  expect(data.d.at(-1)).toMatchObject({ recipient: 'A*** R***, 917*****67', points: '100' })
  const first = (await list({ page_size: '3' })).data
  expect((await list({ page_size: '3', cursor: first.next ?? '' })).data.d.map(({ id }) => id)).toEqual([made[3]])
  expect((await list({}, '')).status).toBe(401)
})
