import { ask, openWorld, type Player, setRecordsGate, type World } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post } from '../wallet/index.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

test('each member sees their own profile and no other [ACCT-63, ACCT-67]', async () => {
  const players = [await world.player(), await world.player(), await world.player()]
  for (const { uid, phone, token } of players) {
    const { status, data } = await ask(world, 'GET /member/detail', {}, { token })
    expect(status).toBe(200)
    const createdAt = Math.floor(world.clock.now() / 1000)
    expect(data).toEqual({
      uid: String(uid),
      username: `u${phone.slice(1)}`,
      nick_name: '',
      email: '',
      email_check_state: 0,
      country_code: '63',
      phone,
      phone_check_state: 1,
      avatar: '',
      gender: '',
      referral_code: String(uid),
      tags: [],
      vip: 0,
      public_name: `u${phone[1]}***${phone.at(-1)}`,
      hides_name: false,
      parent_uid: '',
      parent_name: '',
      tester: 0,
      state: 1,
      note: '',
      created_at: createdAt,
      created_ip: '',
      reg_ip: '',
      reg_device: '',
      last_login_ip: '',
      last_login_at: 0,
      last_login_device: '',
      updated_at: createdAt,
      has_login_password: false,
      password_confirms: false,
      confirmed_until: createdAt + 900,
      has_email: false,
      has_phone_number: true,
      real_username: { first_name: '', middle_name: '', last_name: '' },
      kyc_status: 0,
      xp: 0,
      withdraw_count: 0,
      withdraw_total: '0.00',
      third_deposit: '0.00',
      third_party: '',
      username_open_at: 0,
      terms_accepted: false,
      jurisdiction: 'standard',
      records_gate: false,
    })
  }
})

test('the profile says whether a password is set, and that it proves the member once it is 72 hours old', async () => {
  const { token } = await world.player({ password: 'tatlong maya sa bakod', passwordAgeMs: 72 * 3_600_000 - 1 })
  const see = async () => (await ask(world, 'GET /member/detail', {}, { token })).data
  expect(await see()).toMatchObject({ has_login_password: true, password_confirms: false })
  world.clock.advance(1)
  expect(await see()).toMatchObject({ has_login_password: true, password_confirms: true })
})

test('the profile says until when this session needs no further proof that it is the member [TXN-72]', async () => {
  const { token } = await world.player()
  const see = async () => (await ask(world, 'GET /member/detail', {}, { token })).data
  const untilMs = (await see()).confirmed_until * 1000
  // The server itself asks for proof from then on, and not before.
  const remove = async () =>
    (await ask(world, 'POST /finance/account/delete', { body: { id: crypto.randomUUID() } }, { token })).code
  world.clock.advance(untilMs - world.clock.now() - 1)
  expect(await see()).toMatchObject({ confirmed_until: untilMs / 1000 })
  expect(await remove()).toBe('payee_not_found')
  // It is told in whole seconds.
  world.clock.advance(1000)
  expect(await see()).toMatchObject({ confirmed_until: 0 })
  expect(await remove()).toBe('step_up_required')
})

describe('the profile of a member of whom much is known', () => {
  let member: Player
  let createdAt = 0
  const see = async () => (await ask(world, 'GET /member/detail', {}, member)).data
  beforeAll(async () => {
    member = await world.player({ kyc: 'basic_kyc' })
    createdAt = Math.floor(world.clock.now() / 1000)
    world.clock.advance(60_000)
    await furnish(member.uid)
  })

  test('says who they are [ACCT-64]', async () => {
    expect(await see()).toMatchObject({
      uid: String(member.uid),
      username: `u${member.phone.slice(1)}`,
      email: 'ana@example.com',
      email_check_state: 0,
      country_code: '63',
      phone: member.phone,
      phone_check_state: 1,
      avatar: 'sports-1',
      gender: 'female',
      referral_code: 'ANA7',
      tags: ['early', 'lucky'],
    })
  })

  test('says their level, and neither what staff noted nor who brought them [ACCT-65]', async () => {
    expect(await see()).toMatchObject({ vip: 3, parent_uid: '', parent_name: '', tester: 1, state: 2, note: '' })
  })

  test('says when and from where they came [ACCT-66]', async () => {
    // Their e-mail address was set a minute after they came.
    expect(await see()).toMatchObject({
      created_at: createdAt,
      created_ip: '',
      reg_ip: '',
      reg_device: '',
      last_login_ip: '',
      last_login_at: 1_767_225_600,
      last_login_device: '',
      nick_name: 'Anita',
      updated_at: createdAt + 60,
    })
  })

  test('says what they sign in with, and their name [ACCT-67, ACCT-68]', async () => {
    expect(await see()).toMatchObject({
      has_login_password: true,
      has_email: true,
      has_phone_number: true,
      real_username: { first_name: 'Ana', middle_name: 'Reyes', last_name: 'Cruz' },
    })
  })

  test('says how far they have come [ACCT-69]', async () => {
    expect(await see()).toMatchObject({
      kyc_status: 4,
      xp: 1234,
      withdraw_count: 0,
      withdraw_total: '0.00',
      third_deposit: '0.00',
      third_party: 'glife',
    })
  })
})

async function furnish(uid: bigint): Promise<void> {
  await world.db.app(async tx => {
    await tx.updateTable('sign_in').set({ email: 'ana@example.com' }).where('uid', '=', uid).execute()
    await tx
      .insertInto('credential')
      .values({ uid, password_hash: 'none', set_at: '2026-01-01T00:00:00Z' as never })
      .execute()
  })
  await world.db.member(uid, tx =>
    tx.updateTable('wallet').set({ turnover: 12_349_999n }).where('uid', '=', uid).where('asset', '=', 'PHP').execute(),
  )
  await world.db.member(uid, tx =>
    tx
      .updateTable('profile')
      .set({
        nick_name: 'Anita',
        avatar: 'sports-1',
        referral_code: 'ANA7',
        state: 2,
        gender: 'female',
        tags: ['early', 'lucky'],
        vip: 3,
        parent_uid: 88_000_009n,
        parent_name: 'ben12345',
        tester: true,
        note: 'asks for much',
        last_login_at: '2026-01-01T00:00:00Z' as never,
        real_first_name: 'Ana',
        real_middle_name: 'Reyes',
        real_last_name: 'Cruz',
        third_party: 'glife',
      })
      .where('uid', '=', uid)
      .execute(),
  )
}

test('payouts that arrived are counted, and those that came back are not [ACCT-69]', async () => {
  const { uid, token } = await world.player({ kyc: 'fully_kyc' })
  const nowMs = world.clock.now()
  await world.db.member(uid, async tx => {
    const common = { uid, nowMs, gateway: 1 } as const
    const gift = { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill' } as const
    await post(tx, { ...gift, uid, nowMs, reference: `in ${uid}`, amount: 5_000_000n })
    for (const [index, amount] of [1_000_000n, 500_000n, 250_000n].entries()) {
      const reference = `out ${uid} ${index}`
      await post(tx, { uid, nowMs, act: 'withdrawal_hold', reference, amount })
      await post(tx, { ...common, act: 'withdrawal_paid', reference, amount })
    }
    await post(tx, { ...common, act: 'withdrawal_reversed', reference: `out ${uid} 2`, amount: 250_000n })
  })
  const { data } = await ask(world, 'GET /member/detail', {}, { token })
  expect([data.withdraw_count, data.withdraw_total]).toEqual([2, '150.00'])
})

test('nothing in the request chooses whose profile it is', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const response = await fetch(`${world.url}/member/detail?uid=${ben.uid}`, {
    headers: { t: ana.token, accept: 'application/json', uid: String(ben.uid) },
  })
  expect(await response.json()).toMatchObject({ data: { uid: String(ana.uid) } })
})

test('a member is told which law their acts are judged by, and whether records are closed', async () => {
  const strict = await openWorld({ jurisdiction: 'strict' })
  const player = await strict.player()
  async function gates() {
    const { data } = await ask(strict, 'GET /member/detail', {}, player)
    return [data.jurisdiction, data.records_gate]
  }
  expect(await gates()).toEqual(['strict', false])
  await setRecordsGate(strict.db, true)
  expect(await gates()).toEqual(['strict', true])
  await strict.close()
})

test('a blocked member may see that the account is blocked', async () => {
  const { token } = await world.player({ kyc: 'block' })
  const { status, data } = await ask(world, 'GET /member/detail', {}, { token })
  expect([status, data.kyc_status]).toEqual([200, 7])
  expect(await ask(world, 'GET /finance/wallet', {}, { token })).toMatchObject({ status: 403, code: 'account_blocked' })
})

test('no cache on the way may keep the answer', async () => {
  const { token } = await world.player()
  const { headers } = await ask(world, 'GET /member/detail', {}, { token })
  expect(headers.get('cache-control')).toBe('no-store')
})

test('without a token the profile is not answered', async () => {
  expect(await ask(world, 'GET /member/detail')).toMatchObject({ status: 401, code: 'authentication_required' })
})
