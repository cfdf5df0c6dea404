import { ask, openWorld, readCode, type World } from '@saya/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
afterEach(() => world.clock.advance(25 * 3_600_000))

const password = 'tatlong maya sa bakod'
const next = 'apat na bibe, 4 na itlog'

interface Change {
  readonly password?: string
  readonly new_password: string
}

function change(token: string, body: Change) {
  return ask(world, 'POST /member/password/update', { body }, { token })
}

function signIn(phone: string, shown: string) {
  return ask(world, 'POST /member/login', { body: { phone, password: shown } })
}

/** Answers with the token that goes on. */
async function confirmByCode({ token, phone }: { token: string; phone: string }): Promise<string> {
  const sent = await ask(world, 'POST /member/sms', { body: { purpose: 'step-up' } }, { token })
  const body = { otp_id: sent.data.id, code: await readCode(world, phone) }
  const confirmed = await ask(world, 'POST /member/step-up', { body }, { token })
  expect(confirmed.status).toBe(200)
  return confirmed.data.token
}

test('the old password gives way to the new one, with old and new in the body [AUTH-73]', async () => {
  const { token, phone } = await world.player({ password })
  expect(await change(token, { password, new_password: next })).toMatchObject({ status: 200, data: {} })
  expect((await signIn(phone, password)).code).toBe('sign_in_refused')
  expect((await signIn(phone, next)).status).toBe(200)
})

test('whoever has no password sets one without an old one', async () => {
  const { token, phone } = await world.player()
  expect((await change(token, { password: '', new_password: next })).status).toBe(200)
  expect((await signIn(phone, next)).status).toBe(200)
})

test('a wrong old password changes nothing [AUTH-73]', async () => {
  const { token, phone } = await world.player({ password })
  const refused = await change(token, { password: 'not it', new_password: next })
  expect(refused).toMatchObject({ status: 422, code: 'password_wrong', sentence: 'Invalid old password' })
  expect((await signIn(phone, password)).status).toBe(200)
})

test('nobody sets a password in a session that is older than 15 minutes without proving who they are [AUTH-73]', async () => {
  const player = await world.player({ password })
  world.clock.advance(15 * 60_000)
  const refused = await change(player.token, { password, new_password: next })
  expect(refused).toMatchObject({ status: 403, code: 'step_up_required', sentence: 'Please confirm it is you.' })
  expect((await change(await confirmByCode(player), { new_password: next })).status).toBe(200)
})

test('a session confirmed by the password must show it again, one confirmed by a code need not', async () => {
  const { phone } = await world.player({ password })
  const { token } = (await signIn(phone, password)).data
  expect((await change(token, { password: '', new_password: next })).code).toBe('password_wrong')
  const confirmed = await confirmByCode({ token, phone })
  expect((await change(confirmed, { password: '', new_password: next })).status).toBe(200)
})

test('every other session of the member ends, and the own one stays', async () => {
  const { token, phone } = await world.player({ password })
  const other = (await signIn(phone, password)).data.token
  expect((await change(token, { password, new_password: next })).status).toBe(200)
  expect((await ask(world, 'GET /member/detail', {}, { token: other })).code).toBe('ended_by_password')
  expect((await ask(world, 'GET /member/detail', {}, { token })).status).toBe(200)
})

test.each([
  ['seven77', 400, 'password_too_short', 'Password minLength is 8, maxLength is 64'],
  ['x'.repeat(65), 400, 'password_too_long', 'Password maxLength is 64'],
  ['Password1', 422, 'password_breached', undefined],
  ['saya1234', 422, 'password_breached', undefined],
  ['abcabcabc', 422, 'password_breached', undefined],
])('the new password %j is refused [ACCT-42]', async (new_password, status, code, sentence) => {
  const { token } = await world.player()
  const refused = await change(token, { new_password })
  expect(refused).toMatchObject({ status, code, ...(sentence ? { sentence } : {}) })
})

test.each([
  'walongtitik',
  '98127340',
  'ñandu ñandu ñandú',
  '🦜🐃🦆🐖🐓🐕🐈🐇',
  ' '.repeat(3) + 'mga puwang',
  'h7'.repeat(4) + 'q'.repeat(56),
])('any characters make a password: %j [ACCT-42]', async new_password => {
  const { token, phone } = await world.player()
  expect((await change(token, { new_password })).status).toBe(200)
  expect((await signIn(phone, new_password)).status).toBe(200)
})

test('of two changes at once one is made', async () => {
  const { token } = await world.player({ password })
  const replies = await Promise.all(
    [next, 'limang manok'].map(new_password => change(token, { password, new_password })),
  )
  expect(new Set(replies.map(reply => reply.code))).toEqual(new Set([undefined, 'password_wrong']))
})

test('a guest changes nothing', async () => {
  const refused = await ask(world, 'POST /member/password/update', { body: { new_password: next } })
  expect(refused).toMatchObject({ status: 401, code: 'authentication_required' })
})

test('what anybody may know of a member is no password', async () => {
  const { token, phone } = await world.player()
  const { data } = await ask(world, 'GET /member/detail', {}, { token })
  for (const new_password of [phone, `0${phone}`, data.username.toUpperCase(), data.uid]) {
    expect((await change(token, { new_password })).code).toBe('password_breached')
  }
})
