import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a view is renamed by whose it is, to a name that is free, as often as it is asked', async () => {
  const { token } = await staffOf(world)
  const { token: colleague } = await staffOf(world)
  async function save(name: string) {
    const body = { list: 'deposits', name, query: 'status=late' }
    return (await askOffice(world, 'POST /office/api/view/save', { body }, token)).data.id
  }
  const rename = (id: string, name: string, as = token) =>
    askOffice(world, 'POST /office/api/view/rename', { body: { id, name } }, as)
  const [late] = [await save('Late'), await save('Mine')]
  expect(await rename(late, 'Came late')).toMatchObject({ status: 200, data: { name: 'Came late', list: 'deposits' } })
  expect(await rename(late, 'Came late')).toMatchObject({ status: 200 })
  expect(await rename(late, 'CAME late')).toMatchObject({ status: 200, data: { name: 'CAME late' } })
  expect(await rename(late, 'MINE')).toMatchObject({ status: 409, code: 'view_name_taken' })
  expect(await rename(late, 'Theirs', colleague)).toMatchObject({ status: 404, code: 'not_found' })
  expect(await rename(late, 'Theirs', '')).toMatchObject({ status: 401 })
  const { data } = await askOffice(world, 'GET /office/api/view/list', {}, token)
  expect(data.d.map(({ name }) => name)).toEqual(['CAME late', 'Mine'])
})
