import { climb, playerHash, rankingLeaf } from '@saya/game-math'
import { ask, openWorld, rankingTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

test('a member proves their own place, and nobody is given what opens another’s [PROMO-118]', async () => {
  const tools = rankingTools(world)
  const { contest, day, ana, ben } = await tools.settledDay()
  const query = { contest, day }
  const read = (token?: string, of = query) =>
    ask(world, 'GET /promo/ranking/proof', { query: of }, token === undefined ? {} : { token })
  expect((await read()).status).toBe(401)
  const { data } = await read(ben.token)
  const leaf = rankingLeaf({ ...data, player_hash: playerHash(String(ben.uid), data.salt) })
  expect([data.uid, data.place, climb(leaf, data.path)]).toEqual([String(ben.uid), 2, data.root])
  expect((await read(ana.token)).data.salt).not.toBe(data.salt)
  expect(await read((await world.player()).token)).toMatchObject({ status: 404, code: 'not_found' })
  await tools.play(ana, { day: tools.today(), pesos: 9n })
  await tools.count()
  expect(await read(ana.token, { contest, day: tools.today() })).toMatchObject({ status: 404, code: 'not_found' })
})
