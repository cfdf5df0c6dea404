import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const list = (by: string) => askOffice(world, 'GET /office/api/vip/levels', {}, by)

test('staff see the levels that hold with how many members have each, and a change that waits, with whether it is their own', async () => {
  const { token: first } = await staffOf(world, { role: 'finance' })
  const { token: other } = await staffOf(world, { role: 'regulator' })
  const { data } = await list(first)
  expect(data.levels).toHaveLength(29)
  expect(data).toMatchObject({ version: 1, back_ppm: 4600, changes: [] })
  expect(data.levels[28]).toEqual({
    level: 29,
    ty: 5,
    xp: 200_000_000,
    upgrade: 88_888,
    birthday: 8888,
    multiple: 1,
    members: 0,
  })
  const levels = data.levels.map(({ xp, upgrade, birthday, multiple }) => ({ xp, upgrade, birthday, multiple }))
  const body = { version: 1, levels, reason: 'The same again, to be decided' }
  await askOffice(world, 'POST /office/api/vip/propose', { body }, first)
  expect((await list(first)).data.changes).toMatchObject([{ status: 'proposed', is_mine: true, members: 0, base: 1 }])
  expect((await list(other)).data.changes).toMatchObject([{ status: 'proposed', is_mine: false }])
})

test('a role without the permission is refused', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  expect(await list(token)).toMatchObject({ status: 403 })
})
