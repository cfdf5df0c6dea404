import { askOffice, createOperator, enterOffice, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a session that is ended from another is out at once, and a colleague cannot end it', async () => {
  const operator = await createOperator(world)
  const here = await enterOffice(world, operator)
  world.clock.advance(60_000)
  const there = await enterOffice(world, operator)
  const colleague = await enterOffice(world, await createOperator(world))
  const { data } = await askOffice(world, 'GET /office/api/session/list', {}, here)
  const id = data.d.find(({ is_current }) => !is_current)?.id ?? ''
  const end = (token: string) => askOffice(world, 'POST /office/api/session/end', { body: { id } }, token)
  expect(await end(colleague)).toMatchObject({ status: 404, code: 'not_found' })
  expect(await askOffice(world, 'GET /office/api/me', {}, there)).toMatchObject({ status: 200 })
  expect(await end(here)).toMatchObject({ status: 200 })
  expect(await askOffice(world, 'GET /office/api/me', {}, there)).toMatchObject({ status: 401 })
  expect(await end(here)).toMatchObject({ status: 404 })
})
