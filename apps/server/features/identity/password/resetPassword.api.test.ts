import { ask, closeAccount, openWorld, otherCode, readCode, readMailedCode, type World } from '@saya/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
afterEach(() => world.clock.advance(25 * 3_600_000))

const next = 'apat na bibe, 4 na itlog'

type To = { phone: string } | { email: string }

function askFor(to: To) {
  return ask(world, 'POST /member/sms', { body: { ...to, purpose: 'forget' } })
}

function reset(body: { otp_id: string; code: string; new_password?: string }) {
  return ask(world, 'POST /member/retrieve/password', { body: { new_password: next, ...body } })
}

function signIn(phone: string, password = next) {
  return ask(world, 'POST /member/login', { body: { phone, password } })
}

test('a code to the phone sets a new password and ends every session [AUTH-70]', async () => {
  const { phone, token } = await world.player({ password: 'nakalimutan ko na' })
  const sent = await askFor({ phone })
  expect(await reset({ otp_id: sent.data.id, code: await readCode(world, phone) })).toMatchObject({
    status: 200,
    data: {},
  })
  expect((await signIn(phone, 'nakalimutan ko na')).code).toBe('sign_in_refused')
  expect((await signIn(phone)).status).toBe(200)
  expect((await ask(world, 'GET /member/detail', {}, { token })).code).toBe('ended_by_password')
})

test('a code by e-mail does the same', async () => {
  const { phone } = await world.player({ email: 'ana@example.com' })
  const sent = await askFor({ email: 'Ana@Example.com' })
  expect(sent).toMatchObject({ status: 200, data: { codeLength: 6 } })
  await expect.poll(() => readMailedCode(world, 'ana@example.com').catch(() => '')).toMatch(/^\d{6}$/)
  const code = await readMailedCode(world, 'ana@example.com')
  expect((await reset({ otp_id: sent.data.id, code })).status).toBe(200)
  expect((await signIn(phone)).status).toBe(200)
})

test('an address that was only just set opens no way back, and is answered as one that nobody has', async () => {
  const email = 'bago@example.com'
  const { token } = await world.player({ kyc: 'fully_kyc' })
  const saved = await ask(world, 'POST /member/detail/update', { body: { email } }, { token })
  expect(saved.status).toBe(200)
  world.clock.advance(72 * 3_600_000 - 1)
  expect((await askFor({ email })).status).toBe(200)
  await expect(readMailedCode(world, email)).rejects.toThrow('No code was sent')
  world.clock.advance(60_000)
  expect((await askFor({ email })).status).toBe(200)
  await expect.poll(() => readMailedCode(world, email).catch(() => '')).toMatch(/^\d{6}$/)
})

test('a known and an unknown phone or address are answered alike, at the same pace, and only the known are written to', async () => {
  const known = await world.player({ email: 'ben@example.com' })
  const pairs: readonly (readonly [To, To])[] = [
    [{ phone: known.phone }, { phone: '9177770001' }],
    [{ email: 'ben@example.com' }, { email: 'nobody@example.com' }],
  ]
  for (const pair of pairs) {
    const startedAt = performance.now()
    const replies = await Promise.all(pair.map(askFor))
    expect(performance.now() - startedAt).toBeGreaterThan(290)
    const shapes = replies.map(({ status, data }) => [status, { ...data, id: data.id.length }])
    expect(shapes[0]).toEqual(shapes[1])
    for (const to of pair) expect((await askFor(to)).code).toBe('code_too_soon')
  }
  await expect(readCode(world, '9177770001')).rejects.toThrow('No code was sent')
  await expect(readMailedCode(world, 'nobody@example.com')).rejects.toThrow('No code was sent')
})

test('the id told for an unknown phone answers every code as a known one answers wrong codes', async () => {
  const known = await world.player()
  const answers: unknown[] = []
  for (const phone of [known.phone, '9177770002']) {
    const { id } = (await askFor({ phone })).data
    const wrong = phone === known.phone ? otherCode(await readCode(world, phone)) : '123456'
    const own: unknown[] = []
    for (let count = 0; count < 6; count++) {
      const checked = await ask(world, 'POST /member/auth/sms', { body: { otp_id: id, code: wrong, phone } })
      own.push([checked.status, checked.code], (await reset({ otp_id: id, code: wrong })).code)
    }
    answers.push(own)
  }
  expect(answers[0]).toEqual(answers[1])
})

test.each(['refusing', 'silent', 'slow'])('a carrier that is %s is not told of, and not waited for', async kind => {
  const { phone } = await world.player()
  const body = JSON.stringify({ party: 'sms', kind, times: 1 })
  await fetch(`${world.sandboxUrl}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const startedAt = performance.now()
  expect((await askFor({ phone })).status).toBe(200)
  expect(performance.now() - startedAt).toBeLessThan(2500)
  expect((await askFor({ phone })).code).toBe('code_too_soon')
})

test('a code resets once, however often it is sent at once', async () => {
  const { phone } = await world.player()
  const sent = await askFor({ phone })
  const shown = { otp_id: sent.data.id, code: await readCode(world, phone) }
  const replies = await Promise.all(Array.from({ length: 4 }, () => reset(shown)))
  expect(replies.filter(reply => reply.status === 200)).toHaveLength(1)
  expect((await reset(shown)).code).toBe('code_invalid')
})

test('a code of another purpose, another id or too old resets nothing [AUTH-70]', async () => {
  const { phone } = await world.player()
  const login = await ask(world, 'POST /member/sms', { body: { phone } })
  const code = await readCode(world, phone)
  expect((await reset({ otp_id: login.data.id, code })).code).toBe('code_invalid')
  world.clock.advance(31_000)
  const sent = await askFor({ phone })
  const own = await readCode(world, phone)
  expect((await reset({ otp_id: login.data.id, code: own === code ? otherCode(own) : own })).code).toBe('code_invalid')
  expect((await ask(world, 'POST /member/otp/login', { body: { otp_id: sent.data.id, code: own } })).code).toBe(
    'code_invalid',
  )
  world.clock.advance(5 * 60_000)
  expect((await reset({ otp_id: sent.data.id, code: own })).code).toBe('code_invalid')
})

test('a password that is refused leaves the code good for a better one', async () => {
  const { phone } = await world.player()
  const sent = await askFor({ phone })
  const shown = { otp_id: sent.data.id, code: await readCode(world, phone) }
  expect((await reset({ ...shown, new_password: 'short' })).code).toBe('password_too_short')
  expect((await reset({ ...shown, new_password: 'password123' })).code).toBe('password_breached')
  expect((await reset(shown)).status).toBe(200)
})

test('who forgot the password after ten wrong ones gets in with the new one at once', async () => {
  const { phone } = await world.player({ password: 'nakalimutan ko na' })
  for (let count = 0; count < 10; count++) await signIn(phone, 'not it')
  expect((await signIn(phone, 'nakalimutan ko na')).code).toBe('passwords_exceeded')
  const sent = await askFor({ phone })
  await reset({ otp_id: sent.data.id, code: await readCode(world, phone) })
  expect((await signIn(phone)).status).toBe(200)
})

test('ten wrong codes lock the phone for codes of every purpose', async () => {
  const { phone } = await world.player()
  for (let round = 0; round < 2; round++) {
    const { id } = (await askFor({ phone })).data
    const wrong = otherCode(await readCode(world, phone))
    for (let count = 0; count < 5; count++) await reset({ otp_id: id, code: wrong })
    world.clock.advance(31_000)
  }
  expect((await askFor({ phone })).code).toBe('attempts_exceeded')
  expect((await ask(world, 'POST /member/sms', { body: { phone } })).code).toBe('attempts_exceeded')
})

test('a closed account is as unknown as any other', async () => {
  const { phone, uid } = await world.player()
  await closeAccount(world.db, uid, world.clock.now())
  expect((await askFor({ phone })).status).toBe(200)
  await expect(readCode(world, phone)).rejects.toThrow('No code was sent')
})

test.each([{}, { phone: '123' }, { phone: '' }])('without a phone or an address nothing is sent: %j', async to => {
  const refused = await ask(world, 'POST /member/sms', { body: { ...to, purpose: 'forget' } })
  expect(refused).toMatchObject({ status: 400, code: 'phone_invalid' })
})

test('what is no e-mail address is said so', async () => {
  expect(await askFor({ email: 'not an address' })).toMatchObject({ status: 400, code: 'email_invalid' })
})
