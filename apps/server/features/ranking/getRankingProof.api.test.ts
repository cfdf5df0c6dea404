import { climb, playerHash, rankingLeaf } from '@saya/game-math'
import { ask, openWorld, promotionDesk, rankingTools, type World } from '@saya/testing'
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
  await (await promotionDesk(world)).stop(contest)
})

test('the list that was signed last is shown to whoever looks, beside another contest and where none is on [PROMO-342]', async () => {
  const tools = rankingTools(world)
  const { contest, day, ana } = await tools.settledDay()
  const desk = await promotionDesk(world)
  const { data: list } = await ask(world, 'GET /promo/ranking/result', { query: { contest, day } })
  const detail = async () => (await ask(world, 'GET /promo/ranking/detail', {}, ana)).data
  const last = { contest, day, root: list.root, entrants: list.entrants }
  expect((await detail()).last).toEqual(last)
  await desk.stop(contest)
  expect(await detail()).toMatchObject({ contest: null, last })
  const next = await tools.open(desk, { from: tools.today(), to: tools.today() })
  expect(await detail()).toMatchObject({ contest: { id: next }, last })
})
