import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('views come by name, whatever its letters, and only to whoever is signed in', async () => {
  const { token } = await staffOf(world)
  for (const name of ['late', 'Blocked', 'Ápat'])
    await askOffice(world, 'POST /office/api/view/save', { body: { list: 'members', name, query: '' } }, token)
  const { data } = await askOffice(world, 'GET /office/api/view/list', {}, token)
  expect(data.t).toBe(3)
  expect(data.d.map(({ name }) => name).filter(name => name !== 'Ápat')).toEqual(['Blocked', 'late'])
  expect(await askOffice(world, 'GET /office/api/view/list')).toMatchObject({ status: 401 })
})
