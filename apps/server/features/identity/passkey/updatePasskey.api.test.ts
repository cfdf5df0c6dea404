import { ask, openWorld, passkeyTools, type PasskeyTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let on: PasskeyTools
beforeAll(async () => {
  world = await openWorld()
  on = passkeyTools(world)
})
afterAll(() => world.close())

const rename = (player: { token: string }, body: { id: string; name: string }) =>
  ask(world, 'POST /member/passkey/update', { body }, player)

test('a passkey is called as its member wants, and nobody else’s is [AUTH-101]', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const { id } = await on.added(ana)
  expect((await rename(ana, { id, name: '  Phone of Ana ' })).status).toBe(200)
  expect(await rename(ben, { id, name: 'Mine' })).toMatchObject({ status: 404, code: 'not_found' })
  expect((await ask(world, 'GET /member/passkey/list', {}, ana)).data.d[0]?.name).toBe('Phone of Ana')
  expect((await ask(world, 'POST /member/passkey/update', { body: { id, name: 'x' } })).status).toBe(401)
})

test.each(['', '   ', 'a'.repeat(41), 'two\nlines', 'turned \u202e round'])('%j is no name', async name => {
  const player = await world.player()
  const { id } = await on.added(player)
  expect(await rename(player, { id, name })).toMatchObject({ status: 400, code: 'passkey_name_invalid' })
})
