import { askOffice, figureTools, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('the launches of a member are shown with what is known of where they came from, to whoever may see members', async () => {
  const { token } = await staffOf(world, { role: 'support' })
  const ana = await world.player()
  await figureTools(world).sit(ana, 30)
  const read = (uid: string, as = token) =>
    askOffice(world, 'GET /office/api/member/:uid/launch/list', { params: { uid } }, as)
  expect((await read(String(ana.uid))).data).toMatchObject({
    t: 1,
    d: [{ country: '', country_source: '', vpn_signs: [], is_refused: false, at: world.clock.now() / 1000 }],
  })
  expect(await read('1')).toMatchObject({ status: 404 })
  expect(await read(String(ana.uid), '')).toMatchObject({ status: 401 })
})
