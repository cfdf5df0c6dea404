import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a view is deleted once, and by nobody but whose it is', async () => {
  const { token } = await staffOf(world)
  const { token: colleague } = await staffOf(world)
  const body = { list: 'record', name: 'Blocks', query: 'action=member.block' }
  const { id } = (await askOffice(world, 'POST /office/api/view/save', { body }, token)).data
  const remove = (as: string) => askOffice(world, 'POST /office/api/view/delete', { body: { id } }, as)
  expect(await remove(colleague)).toMatchObject({ status: 404, code: 'not_found' })
  expect(await remove('')).toMatchObject({ status: 401 })
  expect((await askOffice(world, 'GET /office/api/view/list', {}, token)).data.t).toBe(1)
  expect(await remove(token)).toMatchObject({ status: 200 })
  expect(await remove(token)).toMatchObject({ status: 404 })
  expect((await askOffice(world, 'GET /office/api/view/list', {}, token)).data).toEqual({ d: [], t: 0 })
})
