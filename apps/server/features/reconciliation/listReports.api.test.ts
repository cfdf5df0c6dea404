import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld()
  token = (await staffOf(world, { role: 'finance' })).token
})
afterAll(() => world.close())

async function list(query: { gateway?: string; sort?: 'day'; cursor?: string; page_size?: string }) {
  const { data } = await askOffice(world, 'GET /office/api/reconciliation/list', { query }, token)
  return { ...data, days: data.d.map(({ gateway, day }) => `${day} ${gateway}`) }
}

test('days that were compared are listed newest first, page by page and by gateway', async () => {
  for (const day of ['2026-02-28', '2026-03-01']) {
    for (const gateway of ['maya', 'xendit']) {
      const body = { gateway, day }
      expect(await askOffice(world, 'POST /office/api/reconciliation/make', { body }, token)).toMatchObject({
        status: 200,
      })
    }
  }
  const first = await list({ page_size: '3' })
  expect(first.days).toEqual(['2026-03-01 xendit', '2026-03-01 maya', '2026-02-28 xendit'])
  expect((await list({ page_size: '3', cursor: first.next ?? '' })).days).toEqual(['2026-02-28 maya'])
  const oldest = await list({ sort: 'day', page_size: '3' })
  expect(oldest.days).toEqual(['2026-02-28 maya', '2026-02-28 xendit', '2026-03-01 maya'])
  expect((await list({ sort: 'day', cursor: oldest.next ?? '' })).days).toEqual(['2026-03-01 xendit'])
  expect((await list({ cursor: '2026-02-31 maya in' })).days).toHaveLength(4)
  expect((await list({ gateway: 'maya' })).days).toEqual(['2026-03-01 maya', '2026-02-28 maya'])
  expect(first.d[0]).toMatchObject({ told: { count: 0, amount: '0.00' }, mismatches: 0, has_list: true })
})

test('whoever may not see them sees none', async () => {
  const support = (await staffOf(world, { role: 'support' })).token
  expect(await askOffice(world, 'GET /office/api/reconciliation/list', {}, support)).toMatchObject({ status: 403 })
})

test('a day that the calendar does not have is refused, and nothing breaks', async () => {
  const query = { day: '2026-02-31' }
  expect(await askOffice(world, 'GET /office/api/reconciliation/list', { query }, token)).toMatchObject({ status: 400 })
  expect(await askOffice(world, 'GET /office/api/round-check/list', { query }, token)).toMatchObject({ status: 400 })
  const body = { gateway: 'maya', day: '2026-04-31' }
  expect(await askOffice(world, 'POST /office/api/reconciliation/make', { body }, token)).toMatchObject({ status: 400 })
})
