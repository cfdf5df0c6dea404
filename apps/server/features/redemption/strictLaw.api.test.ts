import { ask, mallTools, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ jurisdiction: 'strict' })
})
afterAll(() => world.close())

test('where the law is strict nobody redeems who is not fully verified, and reads so before they try [MALL-87]', async () => {
  const mall = await mallTools(world)
  const id = await mall.goods(3)
  const look = async (as: { readonly token: string }) =>
    (await ask(world, 'GET /member/goods/detail', { query: { goods_id: id } }, as)).data.why_not.code
  const ana = await mall.buyer(100n, { kyc: 'basic_kyc' })
  expect(await look(ana)).toBe('redemption_kyc_required')
  expect(await mall.submit(ana, id)).toMatchObject({ status: 403, code: 'redemption_kyc_required' })
  expect(await mall.coinsOf(ana)).toEqual([])
  const ben = await mall.buyer(100n)
  expect(await look(ben)).toBe('')
  expect((await mall.submit(ben, id)).status).toBe(200)
})
