import { ask, askOffice, openWorld, type Player, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
// Each begins with the whole of a day's share.
beforeEach(async () => {
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

test('one person gives five a day to whomever, however many at once, and a colleague the others', async () => {
  const members = await Promise.all([1, 2, 3, 4].map(() => world.player({ kyc: 'fully_kyc' })))
  const answers = await Promise.all(members.map(one => give(one, 0, 2)))
  expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 200, 409, 409])
  const [late] = members.filter((_, at) => answers[at]?.status === 409)
  if (!late) throw new Error('Somebody came too late.')
  const refused = await give(late, 0, 2)
  expect(refused).toMatchObject({ code: 'coupons_alone' })
  expect(refused.sentence).toContain('you have 1 left')
  expect((await give(late, 0, 1)).status).toBe(200)
  expect((await give(late, 1, 1)).code).toBe('coupons_alone')
  const other = (await staffOf(world, { role: 'finance' })).token
  expect((await give(late, 1, 5, other)).data).toEqual({ given: 6, left: 6 })
})

test('a share comes back with the next day, and of what nobody got at once', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  for (const seen of [3, 4, 5]) expect((await give(ana, seen, 5)).code).toBe('changed_meanwhile')
  const fe = await staffOf(world, { role: 'finance' })
  expect((await give(ana, 0, 5, fe.token)).status).toBe(200)
  const row = await world.db.app(tx =>
    tx
      .selectFrom('quota')
      .selectAll()
      .where('kind', '=', 'coupons of an operator')
      .where('subject', '=', fe.id)
      .execute(),
  )
  expect(row.map(({ used, started_at: from, ends_at: to }) => [used, to - from])).toEqual([[5, 86_400_000]])
})
