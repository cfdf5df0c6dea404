import { ask, openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertFavourite } from './favourite.store.ts'

let world: World
let games: readonly { readonly id: string }[]
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  games = (await ask(world, 'GET /member/game/list', { query: { page_size: '60' } })).data.d
})
afterAll(() => world.close())

const idOf = (place: number) => games[place]?.id ?? ''
const list = ({ token }: Player, query: Record<string, string> = { page: '1', page_size: '1000' }) =>
  ask(world, 'GET /member/favorite/list', { query }, { token })
const add = ({ token }: Player, id: string) => ask(world, 'POST /member/favorite/insert', { body: { id } }, { token })
const idsOf = async (player: Player, query?: Record<string, string>) =>
  (await list(player, query)).data.d.map(row => row.id)

async function withFavourites(...places: number[]): Promise<Player> {
  const ana = await world.player()
  for (const place of places) {
    world.clock.advance(1000)
    await add(ana, idOf(place))
  }
  return ana
}

test('page 1 of 1,000 answers the rows, the newest favorite first, each with what a card shows [GAME-54, GAME-56]', async () => {
  const ana = await withFavourites(0, 2, 1)
  const { data } = await list(ana)
  expect(data.d.map(({ id }) => id)).toEqual([idOf(1), idOf(2), idOf(0)])
  expect(data.t).toBe(3)
  const { data: all } = await ask(world, 'GET /member/game/list', { query: { page_size: '60' } })
  const known = all.d.find(({ id }) => id === idOf(1))
  expect(data.d[0]).toMatchObject({ id: idOf(1), code: known?.code, img: known?.img, en_name: known?.en_name })
})

test('every game of the catalogue may be a favourite, and all of them come on one page [GAME-54]', async () => {
  const all = (await world.db.ref(tx => tx.selectFrom('game').select('id').where('online', '=', true).execute())).map(
    ({ id }) => id,
  )
  const ana = await world.player()
  for (const game of all)
    await world.db.member(ana.uid, tx => insertFavourite(tx, { uid: ana.uid, game, nowMs: world.clock.now() }))
  const { data } = await list(ana)
  expect(all.length).toBeGreaterThan(60)
  expect([data.d.length, data.t]).toEqual([all.length, all.length])
})

test('a smaller page is asked for by its number, and the total counts all', async () => {
  const ana = await withFavourites(0, 1, 2)
  expect(await idsOf(ana, { page: '2', page_size: '2' })).toEqual([idOf(0)])
  expect((await list(ana, { page: '2', page_size: '2' })).data.t).toBe(3)
  expect((await list(ana, { page_size: '1001' })).status).toBe(400)
})

test('a game that is off the catalogue is left out, and there again when it comes back', async () => {
  const ana = await withFavourites(0, 1)
  const put = (online: boolean) =>
    world.db.ref(tx =>
      tx
        .updateTable('game')
        .set({ online })
        .where('id', '=', Number(idOf(1)))
        .execute(),
    )
  await put(false)
  expect((await list(ana)).data).toMatchObject({ d: [{ id: idOf(0) }], t: 1 })
  await put(true)
  expect(await idsOf(ana)).toEqual([idOf(1), idOf(0)])
})

test('everybody has their own, and the copy of their data tells them', async () => {
  const [ana, ben] = [await withFavourites(3), await world.player()]
  expect((await list(ben)).data).toEqual({ d: [], t: 0 })
  const { data } = await ask(world, 'POST /member/export', {}, { token: ana.token })
  expect(data.favourites).toEqual([{ game: idOf(3), added_at: Math.floor(world.clock.now() / 1000) }])
})

test('a guest has none', async () => {
  expect(await ask(world, 'GET /member/favorite/list')).toMatchObject({ status: 401, code: 'authentication_required' })
})
