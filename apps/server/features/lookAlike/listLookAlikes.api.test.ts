import { askOffice, lookAlikeDesk, openWorld, type Player, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepLikeness } from './lookAlike.store.ts'

let world: World
let on: ReturnType<typeof lookAlikeDesk>
let token = ''
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = lookAlikeDesk(world)
  token = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

async function held(of: Player, verdict: 'held' | 'marked' = 'held'): Promise<Player> {
  const player = await world.player()
  const nowMs = world.clock.now()
  const found = { uid: player.uid, of: { excludedUid: of.uid }, signs: ['device', 'payee'], verdict } as const
  await world.db.app(tx => keepLikeness(tx, { ...found, nowMs, dueAtMs: nowMs }))
  return player
}

test('those that are held come oldest first, and those that are marked behind them, with what both have in common, for those who may see them [SAFE-76]', async () => {
  const ana = await world.player()
  const marked = await held(ana, 'marked')
  world.clock.advance(1000)
  const first = await held(ana)
  world.clock.advance(1000)
  const second = await held(ana)
  const { data } = await askOffice(world, 'GET /office/api/lookAlike/list', {}, token)
  const inTurn = [first, second, marked].map(({ uid }) => String(uid))
  expect([data.t, data.d.map(({ uid }) => uid)]).toEqual([3, inTurn])
  const paged: string[] = []
  for (let cursor = '', page = 0; page < 3; page++) {
    const query = { page_size: '1', cursor }
    const part = await askOffice(world, 'GET /office/api/lookAlike/list', { query }, token)
    paged.push(...part.data.d.map(({ uid }) => uid))
    cursor = part.data.next ?? ''
  }
  expect(paged).toEqual(inTurn)
  expect(data.d[0]).toMatchObject({ excluded_uid: String(ana.uid), signs: ['device', 'payee'], status: 'held' })
  expect(await on.list(second, 'held', token)).toHaveLength(1)
  expect(await on.list(marked, 'held', token)).toEqual([])
  const support = (await staffOf(world, { role: 'support' })).token
  expect((await askOffice(world, 'GET /office/api/lookAlike/list', {}, support)).status).toBe(403)
})
