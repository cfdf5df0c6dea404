import { ask, type BetWorld, openBetWorld, type Player, readJournal } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let on: BetWorld
beforeAll(async () => {
  on = await openBetWorld()
})
afterAll(() => on.close())

function playedBy({ token }: Player) {
  return ask(on.world, 'GET /member/game/list/history', {}, { token })
}

test('the games played last are listed once each, the newest first [GAME-61]', async () => {
  const ana = await on.player()
  const [one, other] = on.games
  for (const { id } of [one, other, one]) {
    on.ledger.clock.advance(1000)
    await on.play(ana, { game: Number(id), bet: 1n, win: 0n })
  }
  await readJournal(on.world)
  const { data } = await playedBy(ana)
  expect(data.d.map(({ id }) => id)).toEqual([one.id, other.id])
  expect(data.t).toBe(2)
  const { data: list } = await ask(on.world, 'GET /member/game/list', { query: { page_size: '60' } })
  expect(data.d[0]).toEqual(list.d.find(({ id }) => id === one.id))
})

test('a game that was taken offline is left out', async () => {
  const ben = await on.player()
  const [one, other] = on.games
  for (const { id } of [one, other]) await on.play(ben, { game: Number(id), bet: 1n })
  await readJournal(on.world)
  const put = (online: boolean) =>
    on.world.db.ref(tx => tx.updateTable('game').set({ online }).where('id', '=', Number(other.id)).execute())
  await put(false)
  expect((await playedBy(ben)).data.d.map(({ id }) => id)).toEqual([one.id])
  await put(true)
})

test('a member who has not played has no games, and nobody sees the games of others [GAME-61]', async () => {
  expect((await playedBy(await on.world.player())).data).toEqual({ d: [], t: 0 })
  expect(await ask(on.world, 'GET /member/game/list/history')).toMatchObject({ status: 401 })
})
