import { askOffice, openWorld, popupDesk, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let content: string
beforeAll(async () => {
  world = await openWorld()
  content = (await staffOf(world, { role: 'content' })).token
})
afterAll(() => world.close())

test('staff see all of them, on or off, in the order in which they are shown', async () => {
  const create = await popupDesk(world, content)
  const low = await create({ seq: 1 })
  const off = await create({ seq: 5, is_on: false })
  const top = await create({ seq: 9, users: ['88000001'] })
  async function list(state?: 'on' | 'off', token = content): Promise<string[]> {
    const query = state ? { state } : {}
    const { data } = await askOffice(world, 'GET /office/api/popup/list', { query }, token)
    return data.d.map(({ id }) => id)
  }
  expect(await list()).toEqual([top, off, low])
  expect(await list('on')).toEqual([top, low])
  expect(await list('off')).toEqual([off])
  const support = (await staffOf(world, { role: 'support' })).token
  expect(await list('off', support)).toEqual([off])
})

test('finance staff have nothing to do with them', async () => {
  const finance = (await staffOf(world, { role: 'finance' })).token
  expect((await askOffice(world, 'GET /office/api/popup/list', {}, finance)).status).toBe(403)
})
