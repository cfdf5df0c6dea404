import { ask, openWorld, otherCode, readCode, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

let made = 0

interface RegistrationBody {
  readonly phone: string
  readonly otp_id: string
  readonly code: string
}

async function wanted(phone = `91900${String(++made).padStart(5, '0')}`): Promise<RegistrationBody> {
  const { data } = await ask(world, 'POST /member/sms', { body: { phone } })
  return { phone, otp_id: data.id, code: await readCode(world, phone) }
}

async function detail(token: string) {
  return (await ask(world, 'GET /member/detail', {}, { token })).data
}

test('a code in the query registers, with nothing in the body [AUTH-43]', async () => {
  const query = { ...(await wanted()), country_code: '63' }
  const { status, data } = await ask(world, 'POST /member/reg', { query })
  expect(status).toBe(200)
  expect(await detail(data.token)).toMatchObject({ phone: query.phone, kyc_status: 0 })
})

test('a code in the body registers too, and registering again is signing in', async () => {
  const body = await wanted()
  const first = await ask(world, 'POST /member/reg', { body })
  world.clock.advance(31_000)
  const second = await ask(world, 'POST /member/reg', { body: await wanted(body.phone) })
  expect((await detail(second.data.token)).uid).toBe((await detail(first.data.token)).uid)
})

test('a GET registers nobody', async () => {
  const query = new URLSearchParams({ ...(await wanted()) })
  const response = await fetch(`${world.url}/member/reg?${query.toString()}`, {
    headers: { accept: 'application/json' },
  })
  expect(response.status).toBe(405)
})

test('a wrong code, another number, a used code and a missing field register nobody [AUTH-43]', async () => {
  const body = await wanted()
  const refused = { status: 422, code: 'code_invalid' }
  expect(await ask(world, 'POST /member/reg', { body: { ...body, code: otherCode(body.code) } })).toMatchObject(refused)
  expect(await ask(world, 'POST /member/reg', { body: { ...body, phone: '9190099999' } })).toMatchObject(refused)
  expect(await ask(world, 'POST /member/reg', { query: { phone: body.phone } })).toMatchObject({ status: 400 })
  const { otp_id, code } = body
  expect(await ask(world, 'POST /member/reg', { body: { otp_id, code } })).toMatchObject({ code: 'phone_invalid' })
  expect((await ask(world, 'POST /member/reg', { body })).status).toBe(200)
  expect(await ask(world, 'POST /member/reg', { body })).toMatchObject(refused)
})

test('one code registers once, however many send it at once', async () => {
  const body = await wanted()
  const replies = await Promise.all(Array.from({ length: 6 }, () => ask(world, 'POST /member/reg', { body })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('how a member came is kept with the registration, and their last sign-in with each [NET-09, NET-10, ACCT-66]', async () => {
  const ben = await world.player()
  const headers = {
    'user-agent': 'Mozilla/5.0 (Linux; Android 15) Saya test',
    'ad-id': 'ad-77',
    'adc-id': 'client-1',
    're-id': String(ben.uid),
    'ch-id': '12',
  }
  const body = await wanted()
  const { data } = await ask(world, 'POST /member/otp/login', { body }, { headers })
  const first = await detail(data.token)
  expect(first).toMatchObject({
    reg_device: headers['user-agent'],
    created_ip: first.reg_ip,
  })
  expect(first.reg_ip).toMatch(/127\.0\.0\.1$/)
  const brought = { parent_uid: ben.uid, parent_name: `u${ben.phone.slice(1)}` }
  const kept = await world.db.member(BigInt(first.uid), tx =>
    tx
      .selectFrom('profile')
      .select(['ad_id', 'ad_client_id', 'channel_id', 'reg_brand', 'parent_uid', 'parent_name'])
      .where('uid', '=', BigInt(first.uid))
      .executeTakeFirstOrThrow(),
  )
  expect(kept).toEqual({ ad_id: 'ad-77', ad_client_id: 'client-1', channel_id: '12', reg_brand: 'h5', ...brought })

  world.clock.advance(3_600_000)
  const again = { 'user-agent': 'Another device', 're-id': '1', 'ad-id': 'ad-99' }
  const second = await ask(world, 'POST /member/otp/login', { body: await wanted(body.phone) }, { headers: again })
  const device = async () => (await detail(second.data.token)).last_login_device
  await expect.poll(device).toBe('Another device')
  expect(await detail(second.data.token)).toMatchObject({
    last_login_at: Math.floor(world.clock.now() / 1000),
    last_login_ip: first.reg_ip,
    reg_device: headers['user-agent'],
  })
})

test('a referrer tells whoever names them neither that they exist nor what they are called', async () => {
  const { uid } = await world.player()
  const told = []
  for (const referrer of [String(uid), '123']) {
    const headers = { 're-id': referrer }
    const { data } = await ask(world, 'POST /member/otp/login', { body: await wanted() }, { headers })
    const { parent_uid, parent_name } = await detail(data.token)
    const copy = await ask(world, 'POST /member/export', {}, data)
    told.push([parent_uid, parent_name, /parent|"brought":\[\{/.test(JSON.stringify(copy.data))])
  }
  expect(told).toEqual([
    ['', '', false],
    ['', '', false],
  ])
})

test.each([
  ['nobody’s number', '123'],
  ['no number', 'ben'],
  ['too long a number', '9'.repeat(40)],
  ['an injection', "1'--"],
])('a referrer that is %s is passed over', async (_kind, referrer) => {
  const headers = { 're-id': referrer, 'user-agent': 'x'.repeat(500) }
  const { status, data } = await ask(world, 'POST /member/otp/login', { body: await wanted() }, { headers })
  expect(status).toBe(200)
  const profile = await detail(data.token)
  expect([profile.parent_uid, profile.parent_name, profile.reg_device.length]).toEqual(['', '', 200])
})
