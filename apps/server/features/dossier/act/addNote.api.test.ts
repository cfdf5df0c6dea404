import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a note is dated, signed, shown to colleagues and on record', async () => {
  const { token, email } = await staffOf(world, { role: 'support' })
  const uid = String((await world.player()).uid)
  const note = (text: string) => askOffice(world, 'POST /office/api/member/note', { body: { uid, text } }, token)
  expect(await note('   ')).toMatchObject({ status: 400 })
  await note('Called back, all well.')
  world.clock.advance(1000)
  expect((await note('Called again.')).data).toMatchObject({ operator: email, at: world.clock.now() / 1000 })
  const { data } = await askOffice(world, 'GET /office/api/member/:uid', { params: { uid } }, token)
  expect(data.notes.map(({ text }) => text)).toEqual(['Called again.', 'Called back, all well.'])
})
