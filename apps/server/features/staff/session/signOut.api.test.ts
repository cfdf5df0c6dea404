import { askOffice, createOperator, enterOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('whoever signs out is out at once, and on record', async () => {
  const operator = await createOperator(world)
  const { email } = operator
  const token = await enterOffice(world, operator)
  const { token: other } = await staffOf(world, { role: 'compliance' })
  expect(await askOffice(world, 'POST /office/api/sign-out', {}, token)).toMatchObject({ status: 200 })
  expect(await askOffice(world, 'GET /office/api/me', {}, token)).toMatchObject({ status: 401, code: 'invalid_token' })
  const { data } = await askOffice(world, 'GET /office/api/act/list', { query: { operator: email } }, other)
  expect(data.d.map(({ action }) => action)).toEqual(['office.signOut', 'office.signIn'])
})

test('a change that another site asks for is refused', async () => {
  const { token } = await staffOf(world)
  const headers = { 'office-token': token, 'sec-fetch-site': 'cross-site' }
  const { status } = await fetch(`${world.url}/office/api/sign-out`, { method: 'POST', headers })
  expect(status).toBe(403)
})
