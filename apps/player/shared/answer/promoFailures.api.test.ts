import { type CallError, createClient, emptyDefault } from '@saya/client'
import { openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({
    extend: ({ app }) =>
      app.addHook('onRequest', async (req, reply) => {
        if (req.url.startsWith('/promo/')) await reply.code(502).send('')
      }),
  })
})
afterAll(() => world.close())

/** What the player's own client comes to where the server has failed. */
async function askFailing(key: 'GET /promo/list' | 'GET /promo/bonus/total' | 'GET /promo/lossRebate/detail') {
  const { token } = await world.player()
  const client = createClient({ baseUrl: world.url, clock: world.clock, token: () => token, onSignedOut: () => {} })
  const failure = await client.call(key).then(
    () => undefined,
    (error: CallError) => error,
  )
  expect(failure).toBeDefined()
  return emptyDefault(key, failure)
}

test('a promo fetch that fails comes back empty, without an error: the list, the total and the rebates [PROMO-82]', async () => {
  expect(await askFailing('GET /promo/list')).toEqual({ d: [], t: 0, banners: [], vip_gifts: [], why_none: null })
  expect(await askFailing('GET /promo/bonus/total')).toEqual({ total: '' })
  expect(await askFailing('GET /promo/lossRebate/detail')).toEqual({ d: [], t: 0 })
  expect(emptyDefault('GET /promo/rebate/detail')).toMatchObject({
    bonus: '0.00',
    unclaimed: 0,
    claimed: '0.00',
    games: [],
  })
  expect(emptyDefault('GET /promo/cashback/detail')).toMatchObject({ coupons_num: 0 })
  expect(emptyDefault('GET /promo/daily/wins')).toMatchObject({ today: [], yesterday: [] })
})
