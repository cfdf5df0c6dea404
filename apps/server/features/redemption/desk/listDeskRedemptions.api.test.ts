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

test('a redemption is found by its member and by its number, whole or as it is read aloud, whatever became of it [MALL-65]', async () => {
  const [goods, other, dora, eli] = [
    await mall.goods(9),
    await mall.goods(9),
    await mall.buyer(500n),
    await mall.buyer(500n),
  ]
  for (const player of [dora, eli]) await mall.submit(player, goods)
  world.clock.advance(60_000)
  await mall.submit(dora, other)
  const [second = '', first = ''] = (await mall.listOf(dora)).data.d.map(({ id }) => id)
  const uid = String(dora.uid)
  const body = { uid, id: first, reason: 'The courier lost it' }
  await askOffice(world, 'POST /office/api/redemption/fail', { body }, mall.staff.support.token)
  async function found(query: { uid?: string; id?: string; status?: 'all' | 'failed' }) {
    const { data } = await askOffice(world, 'GET /office/api/redemption/list', { query }, mall.staff.support.token)
    expect(data.t).toBe(data.d.length)
    return data.d.map(({ id }) => id)
  }
  expect(await found({ uid })).toEqual([second, first])
  expect(await found({ uid, status: 'failed' })).toEqual([first])
  expect(await found({ id: first })).toEqual([first])
  expect(await found({ id: `${first.slice(0, 4)} ${first.slice(4, 8)}`.toUpperCase() })).toEqual([first])
  expect(await found({ id: first, uid: String(eli.uid) })).toEqual([])
  const all = await found({ status: 'all' })
  expect(all).toEqual(expect.arrayContaining([first, second]))
  expect(all).toHaveLength(7)
  // What came to nothing is no redemption.
  await world.db.member(dora.uid, tx =>
    tx
      .updateTable('redemption')
      .set(row => ({ status: 'refused', code: 'redemption_points', ended_at: row.ref('submitted_at') }))
      .where('id', '=', second)
      .execute(),
  )
  expect(await found({ uid, status: 'all' })).toEqual([first])
})
