import { ask, askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let risk: string
beforeAll(async () => {
  world = await openWorld()
  risk = (await staffOf(world, { role: 'risk' })).token
})
afterAll(() => world.close())

async function providers() {
  return (await askOffice(world, 'GET /office/api/provider/list', {}, risk)).data.d
}

function turn(venueId: number, isClosed: boolean, token = risk) {
  const body = { venue_id: venueId, is_closed: isClosed, reason: 'They are down' }
  return askOffice(world, 'POST /office/api/provider/switch', { body }, token)
}

test('a provider is closed with all its games and opened again, on record', async () => {
  const [one] = await providers()
  if (!one) throw new Error('There is no provider.')
  expect(one).toMatchObject({ is_closed: false, in_window: false })
  expect((await turn(one.venue_id, true)).status).toBe(200)
  expect(await turn(one.venue_id, true)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  world.api.shared.clear()
  const { data } = await ask(world, 'GET /member/game/list', { query: { venue_id: String(one.venue_id) } })
  expect(new Set(data.d.map(({ maintained }) => maintained))).toEqual(new Set([1]))
  expect((await providers()).find(row => row.venue_id === one.venue_id)).toMatchObject({ is_closed: true })
  expect((await turn(one.venue_id, false)).status).toBe(200)
  const compliance = (await staffOf(world, { role: 'compliance' })).token
  const query = { object: String(one.venue_id) }
  const acts = await askOffice(world, 'GET /office/api/act/list', { query }, compliance)
  expect(acts.data.d.map(({ action, after }) => [action, after])).toEqual([
    ['game.switch', '{"is_closed":false}'],
    ['game.switch', '{"is_closed":true,"refused":"changed_meanwhile"}'],
    ['game.switch', '{"is_closed":true}'],
    ['game.switch', '{"is_closed":true}'],
  ])
})

test('a provider that is none cannot be switched, and whoever may not switch does not', async () => {
  expect(await turn(424_242, true)).toMatchObject({ status: 404 })
  const support = (await staffOf(world, { role: 'support' })).token
  expect(await turn(1, true, support)).toMatchObject({ status: 403 })
})
