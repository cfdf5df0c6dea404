import { ask, askOffice, openWorld, type Player, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  token = (await staffOf(world, { role: 'finance' })).token
})
afterAll(() => world.close())

function give({ uid }: Pick<Player, 'uid'>, given: number, count: number, as = token) {
  const body = { uid: String(uid), given, count, reason: 'For the trouble on Friday' }
  return askOffice(world, 'POST /office/api/member/coupon/give', { body }, as)
}

test('tickets are given on record, counted from how many were seen, and the member has them', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  expect((await give(ana, 0, 2)).data).toEqual({ given: 2, left: 2 })
  expect(await give(ana, 0, 2)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  expect(await give(ana, 7, 2)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  expect((await give(ana, 2, 1)).data).toEqual({ given: 3, left: 3 })
  expect((await ask(world, 'GET /promo/cashback/detail', {}, ana)).data.coupons_num).toBe(3)
  const params = { uid: String(ana.uid) }
  const dossier = await askOffice(world, 'GET /office/api/member/:uid', { params }, token)
  expect(dossier.data.coupons).toEqual({ given: 3, left: 3 })
  const compliance = (await staffOf(world, { role: 'compliance' })).token
  const query = { action: 'member.giveCoupons', object: String(ana.uid) }
  const acts = await askOffice(world, 'GET /office/api/act/list', { query }, compliance)
  expect(acts.data.d.map(({ after }) => after)).toEqual([
    '{"given":3}',
    '{"refused":"changed_meanwhile"}',
    '{"given":9}',
    '{"refused":"changed_meanwhile"}',
    '{"given":2}',
    '{"given":2}',
  ])
})

test('of two colleagues who give at once from the same page one does', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const other = (await staffOf(world, { role: 'finance' })).token
  const answers = await Promise.all([give(ana, 0, 3), give(ana, 0, 3, other)])
  expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409])
  expect((await ask(world, 'GET /promo/cashback/detail', {}, ana)).data.coupons_num).toBe(3)
})

test('nobody gives themselves any, no more than five go at once, and a member who is not there gets none', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const own = (await staffOf(world, { role: 'finance', memberUid: ana.uid })).token
  expect(await give(ana, 0, 1, own)).toMatchObject({ status: 403, code: 'own_matter' })
  expect((await give(ana, 0, 6)).status).toBe(400)
  expect((await give({ uid: 999n }, 0, 1)).status).toBe(404)
})
