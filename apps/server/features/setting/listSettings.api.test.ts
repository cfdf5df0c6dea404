import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('each setting is told as it is while nobody has set it', async () => {
  const { token } = await staffOf(world, { role: 'regulator' })
  expect((await askOffice(world, 'GET /office/api/setting/list', {}, token)).data.d).toEqual([
    { name: 'records_gate', value: 'off', waiting: null },
    { name: 'first_standing', value: 'unset', waiting: null },
    { name: 'withdrawals', value: 'open', waiting: null },
    { name: 'withdrawals_automatic', value: '20000', waiting: null },
    { name: 'family_exclusions', value: '3m 6m 1y', waiting: null },
    { name: 'coins_unverified', value: '300', waiting: null },
    { name: 'gift_month', value: '650', waiting: null },
    { name: 'boxes', value: 'open', waiting: null },
  ])
  const { token: support } = await staffOf(world, { role: 'support' })
  expect(await askOffice(world, 'GET /office/api/setting/list', {}, support)).toMatchObject({ status: 403 })
})
