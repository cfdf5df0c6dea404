import { ask, askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addRequest } from './request.store.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

test('requests of all members come oldest first, with their words and the end that stands, for those who may see them', async () => {
  const uids: string[] = []
  for (const words of ['One', 'Two']) {
    const player = await world.player({ kyc: 'fully_kyc' })
    await ask(world, 'POST /member/exclusion/set', { body: { period: '1y' } }, player)
    await world.db.member(player.uid, tx => addRequest(tx, { uid: player.uid, words, nowMs: world.clock.now() }))
    uids.push(String(player.uid))
    world.clock.advance(1000)
  }
  const { token } = await staffOf(world, { role: 'compliance' })
  const { data } = await askOffice(world, 'GET /office/api/exclusion/requests', {}, token)
  expect(data.d.map(({ uid, words, status }) => [uid, words, status])).toEqual([
    [uids[0], 'One', 'open'],
    [uids[1], 'Two', 'open'],
  ])
  expect(data.d.every(({ closed_until: until }) => until * 1000 > world.clock.now())).toBe(true)
  const support = (await staffOf(world, { role: 'support' })).token
  expect((await askOffice(world, 'GET /office/api/exclusion/requests', {}, support)).status).toBe(403)
})
