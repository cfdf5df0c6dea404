import { agencyDesk, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let on: ReturnType<typeof agencyDesk>
let token = ''
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = agencyDesk(world)
  token = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

test('one is read whole by the desk, and what is nobody’s is not found', async () => {
  const { id, player, code } = await on.agent(token)
  const { data } = await on.read(id, token)
  expect(data).toMatchObject({
    id,
    uid: String(player.uid),
    status: 'approved',
    reference: 'PAGCOR-27-5',
    code,
    months: [],
  })
  expect((await on.read('3f2504e0-4f89-41d3-9a0c-0305e82c3301', token)).code).toBe('not_found')
  const { token: finance } = await staffOf(world, { role: 'finance' })
  expect((await on.read(id, finance)).status).toBe(403)
})
