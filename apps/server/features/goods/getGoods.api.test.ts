import { ask, type MallTools, mallTools, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let mall: MallTools
beforeAll(async () => {
  world = await openWorld()
  mall = await mallTools(world)
})
afterAll(() => world.close())

test('one of the goods is told with the balance and why it may not be redeemed [MALL-09]', async () => {
  const id = await mall.goods(4, { most_per_person: 2 })
  const ana = await mall.buyer(250n)
  await mall.submit(ana, id)
  const look = (as: { token: string }, goods_id = id) =>
    ask(world, 'GET /member/goods/detail', { query: { goods_id } }, as)
  expect((await look(ana)).data).toMatchObject({
    id,
    stock: 3,
    balance: '150',
    redeemed: 1,
    most_per_person: 2,
    why_not: { code: '' },
  })
  const ben = await mall.buyer(0n, { kyc: 'unset' })
  expect((await look(ben)).data.why_not).toEqual({
    code: 'redemption_kyc_required',
    sentence: 'Verify your account before you redeem. It takes a few minutes.',
  })
  expect((await look(ana, 'no-such-goods')).status).toBe(404)
  expect((await look({ token: '' })).status).toBe(401)
  await mall.changeGoods(id, 0, { is_on: false })
  expect((await look(ana)).status).toBe(404)
})
