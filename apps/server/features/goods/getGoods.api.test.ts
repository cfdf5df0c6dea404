import { ask, type MallTools, mallTools, openWorld, type World } from '@saya/testing'
import { sql } from 'kysely'
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

test('whoever was late, whom staff froze, and who is under review each read what opens it again [MALL-85]', async () => {
  const id = await mall.goods(4)
  const look = async (as: { token: string }) =>
    (await ask(world, 'GET /member/goods/detail', { query: { goods_id: id } }, as)).data.why_not
  expect(await look(await mall.buyer(0n, { kyc: 'frozen' }))).toMatchObject({ code: 'redemption_kyc_required' })
  expect(await look(await mall.buyer(0n, { kyc: 'under_review' }))).toEqual({
    code: 'redemption_review',
    sentence: 'We are checking your verification. You can redeem once it is approved.',
  })
  for (const frozenBy of [['staff'], ['clock', 'staff']]) {
    const ben = await mall.buyer(500n, { kyc: 'basic_kyc' })
    await world.db.member(ben.uid, tx =>
      sql`update profile set kyc_status = 6, kyc_frozen_by = ${frozenBy}::text[] where uid = ${ben.uid}`.execute(tx),
    )
    expect(await look(ben)).toEqual({
      code: 'redemption_account',
      sentence: 'Your account cannot redeem right now. Please contact Service.',
    })
    expect(await mall.submit(ben, id)).toMatchObject({ status: 403, code: 'redemption_account' })
  }
})
