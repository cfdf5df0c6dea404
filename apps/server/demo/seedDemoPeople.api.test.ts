import { dayMs, manilaDay } from '@saya/money'
import { ask, endTallyDay, openWorld, readCode, testMasters, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindDays } from '../features/box/index.ts'
import { listCases } from '../features/kyc/index.ts'
import { systemRandom } from '../platform/random.ts'
import { seedDemoPayee } from './seedDemoPayee.ts'
import { seedDemoPeople } from './seedDemoPeople.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  await seedDemoPeople(world.db, world.clock, world.api.kyc)
  await seedDemoPeople(world.db, world.clock, world.api.kyc)
})
afterAll(() => world.close())

test.each([
  ['9170000001', 5, '10000.00'],
  ['9170000002', 0, '0.00'],
  ['9170000003', 2, '500.00'],
  ['9170000004', 3, '0.00'],
])(
  'the demo member %s has standing %i and ₱%s, given once however often a server starts',
  async (phone, kyc, pesos) => {
    const { data: sent } = await ask(world, 'POST /member/sms', { body: { phone } })
    const code = await readCode(world, phone)
    const { data: signedIn } = await ask(world, 'POST /member/otp/login', { body: { otp_id: sent.id, code } })
    const { token } = signedIn
    expect((await ask(world, 'GET /member/detail', {}, { token })).data).toMatchObject({ phone, kyc_status: kyc })
    const { data: wallet } = await ask(world, 'GET /finance/wallet', {}, { token })
    expect(wallet).toMatchObject({ balance: pesos, withdrawable: pesos })
  },
)

test('the password of the demo signs in, and is old enough to confirm who somebody is', async () => {
  const body = { phone: '9170000001', password: 'saya1234' }
  const { token } = (await ask(world, 'POST /member/login', { body })).data
  const confirmed = await ask(world, 'POST /member/step-up', { body: { password: body.password } }, { token })
  expect(confirmed.status).toBe(200)
})

test('the verified member of the demo has an account that money can be paid to at once, one however often a server starts', async () => {
  for (let start = 0; start < 2; start++) await seedDemoPayee({ ...world.api.kyc, masters: testMasters })
  const { data } = await ask(world, 'POST /member/login', { body: { phone: '9170000001', password: 'saya1234' } })
  const { d } = (await ask(world, 'GET /finance/account/list', {}, { token: data.token })).data
  expect(d).toMatchObject([{ channel_name: 'GCash', account: '9170***001', first_name: 'Tala', status: 1 }])
  expect(d[0]?.ready_at).toBeLessThanOrEqual(Math.ceil(world.clock.now() / 1000))
})

test('the verified member has an approved ID and a box day at once, so that play alone is missing to a box', async () => {
  expect(await recordOf('9170000001')).toMatchObject({ status: 5, first_name: 'Tala', id_type: 'UMID' })
  await bindDays({ ...world, random: systemRandom, masters: testMasters })
  await endTallyDay(world, manilaDay(world.clock.now() - dayMs))
  const { data: member } = await ask(world, 'POST /member/login', {
    body: { phone: '9170000001', password: 'saya1234' },
  })
  const { data } = await ask(world, 'GET /promo/bonus/query', { query: { cash_type: '4001' } }, { token: member.token })
  expect(data).toMatchObject({ why_not: { code: 'box_play' }, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

async function recordOf(phone: string) {
  const { data } = await ask(world, 'POST /member/login', { body: { phone, password: 'saya1234' } })
  const { data: record, headers } = await ask(world, 'GET /member/kyc/detail', {}, { token: data.token })
  return { ...record, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' }
}

test('who waits has a record with photos in the queue, and who was rejected reads why and what to mend', async () => {
  const waiting = await recordOf('9170000003')
  expect(waiting).toMatchObject({ status: 2, version: 1, first_name: 'Dalisay' })
  const photo = await fetch(world.url + waiting.attachments.idPhoto_url, { headers: { cookie: waiting.cookie } })
  expect(photo.headers.get('content-type')).toBe('image/jpeg')
  expect(await listCases(world.api.kyc)).toMatchObject({ lines: [{ uid: BigInt(waiting.uid), version: 1 }] })
  const rejected = await recordOf('9170000004')
  expect(rejected).toMatchObject({ status: 3, issue_fields: ['idPhoto', 'id_number'], review_times: 1 })
  expect(rejected.issue_msg).toContain('blurred')
})

test('each start gives those who have not submitted, or were sent back, their 72 hours again', async () => {
  world.clock.advance(80 * 3_600_000)
  expect((await recordOf('9170000004')).deadline_at).toBeLessThan(world.clock.now() / 1000)
  await seedDemoPeople(world.db, world.clock, world.api.kyc)
  for (const phone of ['9170000002', '9170000004']) {
    expect((await recordOf(phone)).deadline_at).toBe(Math.floor(world.clock.now() / 1000) + 72 * 3600)
  }
  expect((await recordOf('9170000004')).status).toBe(3)
  expect((await recordOf('9170000003')).deadline_at).toBeLessThan(world.clock.now() / 1000)
})
