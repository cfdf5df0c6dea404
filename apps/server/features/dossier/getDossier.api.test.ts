import { askOffice, openWorld, staffOf, vipTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setAsksPasskey } from '../identity/passkey/passkey.store.ts'
import { post } from '../wallet/index.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a member is seen from all sides: standing, money, notes and what they agreed to', async () => {
  const { token } = await staffOf(world, { role: 'compliance' })
  const ana = await world.player({ kyc: 'fully_kyc', email: 'ana@example.com' })
  await world.setBalance(ana.uid, 1_234_500n)
  const uid = String(ana.uid)
  await askOffice(world, 'POST /office/api/member/freeze', { body: { uid, reason: 'A call from the bank' } }, token)
  const { data } = await askOffice(world, 'GET /office/api/member/:uid', { params: { uid } }, token)
  expect(data).toMatchObject({
    uid,
    email: 'a•••@example.com',
    kyc_status: 6,
    frozen_by: ['staff'],
    wallet: { balance: '123.45', withdrawable: '123.45', lots: [] },
  })
  expect(data.timeline.at(-1)).toMatchObject({ to: 6, cause: 'freeze staff', note: 'A call from the bank' })
  expect(data.timeline.at(-1)?.actor).toMatch(/@saya\.local$/)
  expect(JSON.stringify(data)).not.toContain(ana.phone)
})

test('the wallet of a member tells their Filcoins beside their pesos [POINTS-90]', async () => {
  const { token } = await staffOf(world, { role: 'support' })
  const { uid } = await world.player()
  const read = () => askOffice(world, 'GET /office/api/member/:uid', { params: { uid: String(uid) } }, token)
  await world.setBalance(uid, 1_234_500n)
  expect((await read()).data.wallet).toMatchObject({ balance: '123.45', coins: '0' })
  const posting = { act: 'points', uid, reference: 'tasks', amount: 1250n, nowMs: world.clock.now() } as const
  await world.db.member(uid, tx => post(tx, posting))
  expect((await read()).data.wallet).toMatchObject({ balance: '123.45', coins: '1250' })
})

test('that somebody is let in by a passkey alone stands on their page [AUTH-119]', async () => {
  const { token } = await staffOf(world, { role: 'support' })
  const { uid } = await world.player()
  const params = { uid: String(uid) }
  const read = async () => (await askOffice(world, 'GET /office/api/member/:uid', { params }, token)).data.asks_passkey
  expect(await read()).toBe(false)
  await world.db.app(tx => setAsksPasskey(tx, uid, true))
  expect(await read()).toBe(true)
})

test('the level is shown with when it was reached, and the experience behind it to roles that see money [VIP-24]', async () => {
  const tools = vipTools(world)
  const ana = await tools.player()
  async function look(role: 'finance' | 'kyc') {
    const { token } = await staffOf(world, { role })
    return (await askOffice(world, 'GET /office/api/member/:uid', { params: { uid: String(ana.uid) } }, token)).data
  }
  expect(await look('finance')).toMatchObject({ vip: 0, vip_at: 0, xp: 0 })
  await tools.play(ana, 6500)
  await tools.minute()
  const vip_at = Math.floor(world.clock.now() / 1000)
  expect(await look('finance')).toMatchObject({ vip: 2, vip_at, xp: 6500 })
  expect(await look('kyc')).toMatchObject({ vip: 2, vip_at, xp: null })
})

test('the KYC deadline is shown only for members who still have to verify', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  async function deadlineOf(kyc: 'unset' | 'rejected' | 'under_review' | 'fully_kyc' | 'basic_kyc') {
    const params = { uid: String((await world.player({ kyc })).uid) }
    return (await askOffice(world, 'GET /office/api/member/:uid', { params }, token)).data.kyc_deadline_at
  }
  const due = Math.floor(world.clock.now() / 1000) + 72 * 3600
  for (const kyc of ['unset', 'rejected', 'under_review'] as const)
    expect([kyc, await deadlineOf(kyc)]).toEqual([kyc, due])
  for (const kyc of ['fully_kyc', 'basic_kyc'] as const) expect([kyc, await deadlineOf(kyc)]).toEqual([kyc, 0])
})

test('who may not see money is shown no wallet, and a number that is nobody has no page', async () => {
  const { token } = await staffOf(world, { role: 'kyc' })
  const { uid } = await world.player()
  const read = (one: string) => askOffice(world, 'GET /office/api/member/:uid', { params: { uid: one } }, token)
  expect((await read(String(uid))).data).toMatchObject({ wallet: null, balance: '0.00' })
  expect(await read('1')).toMatchObject({ status: 404, code: 'not_found' })
  expect(await read('x')).toMatchObject({ status: 400 })
})
