import { ask, openWorld, readCode, type World } from '@saya/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())
afterEach(() => world.clock.advance(25 * 3_600_000))

async function codeFor(phone: string): Promise<{ otp_id: string; code: string }> {
  const sent = await ask(world, 'POST /member/sms', { body: { phone } })
  expect(sent).toMatchObject({ status: 200, data: { codeLength: 6 } })
  return { otp_id: sent.data.id, code: await readCode(world, phone) }
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('the code from the phone signs in, and the token opens the own profile [AUTH-41]', async () => {
  const signedIn = await ask(world, 'POST /member/otp/login', { body: await codeFor('9171234567') })
  expect(signedIn.status).toBe(200)
  const { data } = await ask(world, 'GET /member/detail', {}, { token: signedIn.data.token })
  expect(data).toMatchObject({ phone: '9171234567', country_code: '63', kyc_status: 0 })
  expect(data.username).toMatch(/^u\d{9}$/)
})

test('the same phone is the same member the next time', async () => {
  const first = await ask(world, 'POST /member/otp/login', { body: await codeFor('9171234568') })
  world.clock.advance(31_000)
  const second = await ask(world, 'POST /member/otp/login', { body: await codeFor('9171234568') })
  const uidOf = async (token: string) => (await ask(world, 'GET /member/detail', {}, { token })).data.uid
  expect(await uidOf(second.data.token)).toBe(await uidOf(first.data.token))
})

test('a code signs in once, however often and fast it is sent', async () => {
  const body = await codeFor('9171234569')
  const replies = await Promise.all(Array.from({ length: 8 }, () => ask(world, 'POST /member/otp/login', { body })))
  expect(replies.filter(reply => reply.status === 200)).toHaveLength(1)
  expect(replies.filter(reply => reply.code === 'code_invalid')).toHaveLength(7)
})

test('a wrong code is refused, and five of them kill the code, which is told [AUTH-41]', async () => {
  const body = await codeFor('9171234570')
  for (let index = 0; index < 4; index++) {
    const wrong = await ask(world, 'POST /member/otp/login', { body: { ...body, code: other(body.code) } })
    expect(wrong).toMatchObject({ status: 422, code: 'code_invalid', sentence: 'Invalid code' })
  }
  const sentence =
    'You entered a wrong code 5 times, so this code no longer works. Request a new code after the countdown.'
  const spent = { status: 422, code: 'code_spent', sentence }
  const last = { ...body, code: other(body.code) }
  expect(await ask(world, 'POST /member/otp/login', { body: last })).toMatchObject(spent)
  expect(await ask(world, 'POST /member/otp/login', { body })).toMatchObject(spent)
})

test('ten wrong codes lock the phone for 30 minutes with the sentence of the product [AUTH-37]', async () => {
  const sentence = 'the maximum number of code attempts has been exceeded. Please try again later'
  for (let round = 0; round < 2; round++) {
    const body = await codeFor('9171234571')
    for (let index = 0; index < 5; index++) {
      await ask(world, 'POST /member/otp/login', { body: { ...body, code: other(body.code) } })
    }
    world.clock.advance(31_000)
  }
  const refused = await ask(world, 'POST /member/sms', { body: { phone: '9171234571' } })
  expect(refused).toMatchObject({ status: 429, code: 'attempts_exceeded', sentence })
  // Half an hour from the tenth wrong one, of which 31 seconds are over.
  expect(Number(refused.headers.get('retry-after'))).toBe(1769)
  world.clock.advance(1769_000 - 1)
  expect((await ask(world, 'POST /member/sms', { body: { phone: '9171234571' } })).code).toBe('attempts_exceeded')
  world.clock.advance(1)
  expect((await ask(world, 'POST /member/sms', { body: { phone: '9171234571' } })).status).toBe(200)
})

test('a code is of no use after five minutes', async () => {
  const body = await codeFor('9171234572')
  world.clock.advance(5 * 60_000)
  expect(await ask(world, 'POST /member/otp/login', { body })).toMatchObject({ code: 'code_invalid' })
})
