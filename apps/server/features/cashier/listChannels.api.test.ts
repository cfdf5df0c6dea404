import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('staff see every channel with all of it, by direction and by gateway', async () => {
  const { token } = await staffOf(world, { role: 'regulator' })
  const list = async (query: { mode?: '1' | '2'; gateway?: string }) =>
    (await askOffice(world, 'GET /office/api/channel/list', { query }, token)).data.d
  const all = await list({})
  expect(all.find(({ id }) => id === 'mayamini')).toMatchObject({ is_open: false, is_offered: false, gateway: '' })
  expect(all.find(({ id }) => id === 'gcash')).toMatchObject({
    mode: 1,
    version: 0,
    gateway: 'paymongo',
    instrument: 'gcash',
    opens: '00:00',
    closes: '00:00',
    is_offered: true,
  })
  expect((await list({ mode: '2' })).every(({ mode }) => mode === 2)).toBe(true)
  expect((await list({ gateway: 'xendit' })).map(({ id }) => id)).toEqual(['grabpay'])
})

test('whoever may not see channels sees none', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  expect(await askOffice(world, 'GET /office/api/channel/list', {}, token)).toMatchObject({ status: 403 })
})
