import { ask, openWorld, otherCode, readCode, readMailedCode, type World } from '@saya/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
afterEach(() => world.clock.advance(25 * 3_600_000))

interface CodeProof {
  readonly otp_id: string
  readonly code: string
  readonly phone?: string
  readonly email?: string
  readonly country_code?: string
}

function check(body: CodeProof, token = '') {
  return ask(world, 'POST /member/auth/sms', { body }, { token })
}

async function forgetCode(phone: string) {
  const sent = await ask(world, 'POST /member/sms', { body: { phone, purpose: 'forget' } })
  return { otp_id: sent.data.id, code: await readCode(world, phone) }
}

async function editCode(token: string, phone: string) {
  const sent = await ask(world, 'POST /member/sms', { body: { phone, purpose: 'edit' } }, { token })
  expect(sent.status).toBe(200)
  return { otp_id: sent.data.id, code: await readCode(world, phone) }
}

test('the code of whoever forgot the password is checked without being used up [AUTH-72]', async () => {
  const { phone } = await world.player()
  const shown = await forgetCode(phone)
  for (let count = 0; count < 2; count++) {
    expect(await check({ ...shown, phone, country_code: '63' })).toMatchObject({ status: 200, data: {} })
  }
  const body = { ...shown, new_password: 'pito ang kalabaw' }
  expect((await ask(world, 'POST /member/retrieve/password', { body })).status).toBe(200)
  expect((await check({ ...shown, phone })).code).toBe('code_invalid')
})

test('one sent by e-mail is checked by the address', async () => {
  await world.player({ email: 'cora@example.com' })
  const sent = await ask(world, 'POST /member/sms', { body: { email: 'cora@example.com', purpose: 'forget' } })
  await expect.poll(() => readMailedCode(world, 'cora@example.com').catch(() => '')).toMatch(/^\d{6}$/)
  const shown = { otp_id: sent.data.id, code: await readMailedCode(world, 'cora@example.com') }
  expect((await check({ ...shown, email: 'CORA@example.com' })).status).toBe(200)
  expect((await check({ ...shown, email: 'other@example.com' })).code).toBe('code_invalid')
})

test('wrong codes are counted here too: the fifth kills it [AUTH-72]', async () => {
  const { phone } = await world.player()
  const shown = await forgetCode(phone)
  const wrong = { ...shown, code: otherCode(shown.code), phone }
  for (let count = 0; count < 4; count++) expect((await check(wrong)).code).toBe('code_invalid')
  expect((await check(wrong)).code).toBe('code_spent')
  expect((await check({ ...shown, phone })).code).toBe('code_spent')
})

test("a member's code for a change of theirs is checked for them alone, and for the phone it went to [AUTH-72]", async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const phone = '9178880001'
  const shown = await editCode(ana.token, phone)
  expect((await check({ ...shown, phone }, ana.token)).status).toBe(200)
  expect((await check({ ...shown, phone: '9178880002' }, ana.token)).code).toBe('code_invalid')
  expect((await check({ ...shown, phone }, ben.token)).code).toBe('code_invalid')
  expect((await check({ ...shown, phone })).code).toBe('code_invalid')
})

test('a code for signing in is none to be checked, nor is one without its phone', async () => {
  const { phone, token } = await world.player()
  const sent = await ask(world, 'POST /member/sms', { body: { phone } })
  const shown = { otp_id: sent.data.id, code: await readCode(world, phone), phone }
  expect([(await check(shown)).code, (await check(shown, token)).code]).toEqual(['code_invalid', 'code_invalid'])
  world.clock.advance(31_000)
  expect((await check(await forgetCode(phone))).code).toBe('code_invalid')
})

test('a new phone that somebody has is not available, nor is one of eleven digits', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  for (const phone of [ben.phone, `0${ben.phone}`, '91788800031']) {
    const refused = await ask(world, 'POST /member/sms', { body: { phone, purpose: 'edit' } }, ana)
    expect(refused).toMatchObject({
      status: 409,
      code: 'phone_unavailable',
      sentence: 'Phone number is not available.',
    })
  }
  const guest = await ask(world, 'POST /member/sms', { body: { phone: '9178880004', purpose: 'edit' } })
  expect(guest).toMatchObject({ status: 401, code: 'authentication_required' })
})

test('a member may ask about ten new phones in a day', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const askAbout = () => ask(world, 'POST /member/sms', { body: { phone: ben.phone, purpose: 'edit' } }, ana)
  for (let count = 0; count < 10; count++) expect((await askAbout()).code).toBe('phone_unavailable')
  expect(await askAbout()).toMatchObject({ status: 429, code: 'codes_exhausted' })
})
