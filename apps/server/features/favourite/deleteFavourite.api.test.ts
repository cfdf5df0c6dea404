import { ask, openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let id: string
let another: string
beforeAll(async () => {
  world = await openWorld()
  const { d } = (await ask(world, 'GET /member/game/list')).data
  id = d[0]?.id ?? ''
  another = d[1]?.id ?? ''
})
afterAll(() => world.close())

const add = ({ token }: Player, which = id) =>
  ask(world, 'POST /member/favorite/insert', { body: { id: which } }, { token })
const remove = ({ token }: Player, which = id) =>
  ask(world, 'POST /member/favorite/delete', { body: { id: which } }, { token })
const list = async ({ token }: Player) => (await ask(world, 'GET /member/favorite/list', {}, { token })).data
const count = async (player: Player) => (await list(player)).t
const idsOf = async (player: Player) => (await list(player)).d.map(row => row.id)

test('a favorite is removed by its id and no other one, twice as well as once, and the documented GET does the same [GAME-55, GAME-57]', async () => {
  const ana = await world.player()
  await add(ana)
  await add(ana, another)
  expect(await remove(ana)).toMatchObject({ status: 200, data: { id } })
  expect(await idsOf(ana)).toEqual([another])
  expect((await remove(ana)).status).toBe(200)
  await add(ana)
  const asked = await fetch(`${world.url}/member/favorite/delete?id=${id}`, { headers: { t: ana.token } })
  expect([asked.status, await idsOf(ana)]).toEqual([200, [another]])
})

test("nobody removes somebody else's", async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  await add(ana)
  expect((await remove(ben)).status).toBe(200)
  expect(await count(ana)).toBe(1)
})

test('one of a game that left the catalogue is removed all the same', async () => {
  const ana = await world.player()
  await add(ana)
  const put = (online: boolean) =>
    world.db.ref(tx => tx.updateTable('game').set({ online }).where('id', '=', Number(id)).execute())
  await put(false)
  await remove(ana)
  await put(true)
  expect(await count(ana)).toBe(0)
})

test('a guest removes nothing', async () => {
  const asked = await ask(world, 'POST /member/favorite/delete', { body: { id } })
  expect(asked).toMatchObject({ status: 401, code: 'authentication_required' })
})
