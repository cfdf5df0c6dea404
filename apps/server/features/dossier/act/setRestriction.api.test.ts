import { ask, askOffice, openWorld, type Player, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mayBet } from '../../wallet/index.ts'

let world: World
let ana: Player
let token: string
beforeAll(async () => {
  world = await openWorld()
  token = (await staffOf(world, { role: 'risk' })).token
})
afterAll(() => world.close())
beforeEach(async () => {
  ana = await world.player({ kyc: 'fully_kyc' })
})

function restrict(is_restricted: boolean, as = token, uid = String(ana.uid), reason = 'Odd deposits') {
  const body = { uid, is_restricted, reason }
  return askOffice(world, 'POST /office/api/member/restriction', { body }, as)
}

const mayPlay = () => world.db.member(ana.uid, tx => mayBet(tx, ana.uid, world.clock.now()))
const dossier = () => askOffice(world, 'GET /office/api/member/:uid', { params: { uid: String(ana.uid) } }, token)

test('a member is restricted with a reason on record, reads so, stays verified, and is let go by the same right [FACT-08]', async () => {
  expect(await restrict(true)).toMatchObject({ status: 200, data: { is_restricted: true } })
  expect(await mayPlay()).toBe(false)
  const gates = await ask(world, 'GET /member/gate/list', {}, ana)
  const closes = ['deposit', 'play', 'bonus', 'points', 'offer', 'message']
  expect(gates.data).toEqual([{ cause: 'staff', closed_until: null, closes }])
  const body = { amount: '300', pid: 'gcash', device: 'web', cashback_flag: '0' } as const
  const paying = await ask(world, 'POST /finance/payment/deposit', { body }, ana)
  expect(paying).toMatchObject({ status: 403, code: 'gate_staff' })
  expect((await ask(world, 'GET /promo/list', {}, ana)).data).toMatchObject({ why_none: { code: 'promotion_account' } })
  const { data } = await dossier()
  expect(data).toMatchObject({ kyc_status: 5, gates: [{ cause: 'staff', closed_until: null }] })
  const acts = await askOffice(
    world,
    'GET /office/api/act/list',
    { query: { object: `member ${ana.uid}` } },
    (await staffOf(world, { role: 'compliance' })).token,
  )
  expect(acts.data.d[0]).toMatchObject({ action: 'member.restrict', reason: 'Odd deposits' })
  expect(await restrict(false)).toMatchObject({ status: 200, data: { is_restricted: false } })
  expect(await mayPlay()).toBe(true)
  expect((await dossier()).data.gates).toEqual([])
})

test('what stands already is not set again, also by two colleagues at once', async () => {
  expect(await restrict(false)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  const both = await Promise.all([restrict(true), restrict(true)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('who has not the right restricts nobody, and nobody restricts who is not there, nor without a reason [FACT-08]', async () => {
  const support = await staffOf(world, { role: 'support' })
  expect(await restrict(true, support.token)).toMatchObject({ status: 403, code: 'not_permitted' })
  expect(await restrict(true, '')).toMatchObject({ status: 401 })
  expect(await restrict(true, token, '999999999')).toMatchObject({ status: 404 })
  expect(await restrict(true, token, String(ana.uid), '')).toMatchObject({ status: 400, code: 'invalid_request' })
  expect(await mayPlay()).toBe(true)
})
