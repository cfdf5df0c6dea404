import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepDay } from './day.store.ts'

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld()
  token = (await staffOf(world, { role: 'regulator' })).token
  const side = { rounds: 2n, bet: 50_000n, win: 10_000n }
  const games = new Map(['a-game', 'b-game'].map(game => [game, { there: side, here: side }]))
  for (const day of ['2026-02-28', '2026-03-01']) {
    await world.db.app(tx => keepDay(tx, { provider: 'studio', day }, { games, nowMs: 1000 }))
  }
})
afterAll(() => world.close())

async function list(query: { provider?: string; day?: string; cursor?: string; page_size?: string }) {
  const { data } = await askOffice(world, 'GET /office/api/round-check/list', { query }, token)
  return { ...data, days: data.d.map(({ day, game }) => `${day} ${game}`) }
}

test('days are listed newest first, page by page, by provider and day', async () => {
  const first = await list({ page_size: '3' })
  expect(first.days).toEqual(['2026-03-01 b-game', '2026-03-01 a-game', '2026-02-28 b-game'])
  expect((await list({ page_size: '3', cursor: first.next ?? '' })).days).toEqual(['2026-02-28 a-game'])
  expect((await list({ day: '2026-02-28' })).days).toHaveLength(2)
  expect((await list({ provider: 'nobody' })).days).toEqual([])
  expect(first.d[0]).toMatchObject({ there: { rounds: 2, bet: '5.00', win: '1.00' }, made_at: 1 })
})

test('whoever may not see them sees none', async () => {
  const kyc = (await staffOf(world, { role: 'kyc' })).token
  expect(await askOffice(world, 'GET /office/api/round-check/list', {}, kyc)).toMatchObject({ status: 403 })
})
