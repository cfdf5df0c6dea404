import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('an admin signs a colleague out everywhere, with a reason, and nobody themselves', async () => {
  const admin = await staffOf(world, { role: 'admin' })
  const colleague = await staffOf(world)
  const end = (id: string, reason = 'Left the company.') =>
    askOffice(world, 'POST /office/api/operator/sessions/end', { body: { id, reason } }, admin.token)
  expect(await end(colleague.id, '')).toMatchObject({ status: 400 })
  expect(await end(admin.id)).toMatchObject({ status: 403, code: 'own_matter' })
  expect(await askOffice(world, 'GET /office/api/me', {}, admin.token)).toMatchObject({ status: 200 })
  expect(await end(colleague.id)).toMatchObject({ status: 200, data: { ended: 1 } })
  expect(await askOffice(world, 'GET /office/api/me', {}, colleague.token)).toMatchObject({ status: 401 })
  expect(await end('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toMatchObject({ status: 404 })
  const { data } = await askOffice(world, 'GET /office/api/act/list', { query: { object: colleague.id } }, admin.token)
  expect(data.d[0]).toMatchObject({ action: 'operator.endSessions', reason: 'Left the company.', after: '{"ended":1}' })
})
