import { ask, openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '../../platform/db/instant.ts'

let world: World
let games: readonly { readonly id: string }[]
beforeAll(async () => {
  world = await openWorld()
  games = (await ask(world, 'GET /member/game/list', { query: { page_size: '60' } })).data.d
})
afterAll(() => world.close())

const idOf = (place: number) => games[place]?.id ?? ''
const add = ({ token }: Player, id: string) => ask(world, 'POST /member/favorite/insert', { body: { id } }, { token })
const idsOf = async ({ token }: Player) =>
  (await ask(world, 'GET /member/favorite/list', {}, { token })).data.d.map(({ id }) => id)

/** Marks with so many games that are not in the catalogue. */
async function fill({ uid }: Player, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => ({
    uid,
    game: 500_000 + at,
    place: at + 1,
    added_at: instant(world.clock.now()),
  }))
  await world.db.member(uid, tx => tx.insertInto('favourite').values(rows).execute())
}

test('a game is added by its id, and the documented GET does the same [GAME-55, GAME-57]', async () => {
  const ana = await world.player()
  expect(await add(ana, idOf(0))).toMatchObject({ status: 200, data: { id: idOf(0) } })
  const asked = await fetch(`${world.url}/member/favorite/insert?id=${idOf(1)}`, { headers: { t: ana.token } })
  expect(asked.status).toBe(200)
  expect((await idsOf(ana)).toSorted()).toEqual([idOf(0), idOf(1)].toSorted())
})

test('added twice, one after the other or by two devices at once, it is there once', async () => {
  const ana = await world.player()
  const answers = await Promise.all([1, 2, 3, 4].map(() => add(ana, idOf(0))))
  answers.push(await add(ana, idOf(0)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await idsOf(ana)).toEqual([idOf(0)])
})

test('two devices that add different games at once both have their way', async () => {
  const ana = await world.player()
  const wanted = [0, 1, 2, 3, 4, 5].map(idOf)
  const answers = await Promise.all(wanted.map(id => add(ana, id)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect((await idsOf(ana)).toSorted()).toEqual(wanted.toSorted())
})

test('there are a thousand places, of which two devices at once get no more than are left', async () => {
  const ana = await world.player()
  await fill(ana, 998)
  const answers = await Promise.all([0, 1, 2, 3].map(place => add(ana, idOf(place))))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused).toMatchObject({ code: 'favourites_full' })
  expect(refused?.sentence).toContain('remove one first')
  const kept = await idsOf(ana)
  expect(kept).toHaveLength(2)
  // One that is among them already is no new one.
  expect((await add(ana, kept[0] ?? '')).status).toBe(200)
})

test('a game that is unknown or off the catalogue is not added', async () => {
  const ana = await world.player()
  expect(await add(ana, '999999')).toMatchObject({ status: 404, code: 'favourite_not_found' })
  const put = (online: boolean) =>
    world.db.ref(tx =>
      tx
        .updateTable('game')
        .set({ online })
        .where('id', '=', Number(idOf(0)))
        .execute(),
    )
  await put(false)
  expect(await add(ana, idOf(0))).toMatchObject({ status: 404, code: 'favourite_not_found' })
  await put(true)
  expect((await add(ana, 'mangga-fiesta')).status).toBe(400)
  expect(await idsOf(ana)).toEqual([])
})

test('a guest adds nothing', async () => {
  const asked = await ask(world, 'POST /member/favorite/insert', { body: { id: idOf(0) } })
  expect(asked).toMatchObject({ status: 401, code: 'authentication_required' })
})
