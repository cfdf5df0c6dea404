import { openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { storage } from '../device/storage.ts'
import { openServer } from './openServer.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({
    extend: ({ app }) =>
      app.addHook('onRequest', async (req, reply) => {
        if (!req.url.startsWith('/promo/')) return
        asked.push(req.url)
        await reply.code(502).send('')
      }),
  })
  // The page of the app stands on the host that fails, on a phone.
  vi.stubGlobal('location', new URL(world.url))
  vi.stubGlobal('innerWidth', 360)
})
afterAll(async () => {
  storage().remove('token')
  vi.unstubAllGlobals()
  await world.close()
})

const asked: string[] = []

test('a promo fetch that fails comes back empty, without an error: the list, the total, the rebates, the cashback and the wins [PROMO-82]', async () => {
  storage().set('token', (await world.player()).token)
  const { call } = openServer()
  expect(await call('GET /promo/list')).toEqual({ d: [], t: 0, banners: [], vip_gifts: [], why_none: null })
  expect(await call('GET /promo/bonus/total')).toEqual({ total: '' })
  expect(await call('GET /promo/lossRebate/detail')).toEqual({ d: [], t: 0 })
  const rebate = await call('GET /promo/rebate/detail', { query: { pid: '6' } })
  expect(rebate).toMatchObject({ bonus: '0.00', unclaimed: 0, claimed: '0.00', games: [] })
  expect(await call('GET /promo/cashback/detail')).toMatchObject({ coupons_num: 0 })
  expect(await call('GET /promo/daily/wins')).toMatchObject({ today: [], yesterday: [] })
  expect(asked).toHaveLength(6)
})
