import { askOffice, createOperator, enterOffice, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('an operator sees their own sessions alone, and which is this one', async () => {
  const operator = await createOperator(world)
  const first = await enterOffice(world, operator)
  world.clock.advance(60_000)
  await enterOffice(world, operator)
  await enterOffice(world, await createOperator(world))
  const { data } = await askOffice(world, 'GET /office/api/session/list', {}, first)
  expect(data.d.map(({ is_current }) => is_current)).toEqual([true, false])
  expect(data.d[0]).toMatchObject({ address: '127.0.0.1' })
  expect(await askOffice(world, 'GET /office/api/session/list')).toMatchObject({ status: 401 })
})
