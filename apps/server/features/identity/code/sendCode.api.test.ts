import { ask, openWorld, otherCode, readCode, type World } from '@saya/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
afterEach(() => world.clock.advance(25 * 3_600_000))

function send(body: { phone: string; country_code?: string }) {
  return ask(world, 'POST /member/sms', { body })
}

test('a code is sent, and its id, length and next time are told [AUTH-39, AUTH-40]', async () => {
  const sent = await send({ phone: '9171000001', country_code: '63' })
  expect(sent.status).toBe(200)
  expect(sent.data).toEqual({
    id: expect.stringMatching(/^[0-9A-Za-z]{43}$/),
    codeLength: 6,
    resendAt: Math.floor(world.clock.now() / 1000) + 30,
  })
  expect(await readCode(world, '9171000001')).toMatch(/^\d{6}$/)
})

test.each([
  ['0917 100 0002', '9171000002'],
  ['+63 917 100 0003', '9171000003'],
  ['639171000004', '9171000004'],
  ['917-100-0005', '9171000005'],
  [' (0917) 1000006 ', '9171000006'],
])('the number %s is sent to as %s, from the 9 on [AUTH-20]', async (phone, canonical) => {
  expect((await send({ phone })).status).toBe(200)
  expect(await readCode(world, canonical)).toMatch(/^\d{6}$/)
})

test.each([
  ['63', 200],
  ['+63', 200],
  ['64', 400],
  ['1', 400],
  ['', 400],
])('the country code %j is answered with %i [AUTH-23]', async (country_code, status) => {
  const phone = `9171001${String(country_code.length).padStart(2, '0')}${status === 200 ? 1 : 2}`
  expect((await send({ phone, country_code })).status).toBe(status)
})

test('without a country code the Philippines are meant [AUTH-23]', async () => {
  expect((await send({ phone: '9171000007' })).status).toBe(200)
})

test.each(['', '917100000', '91710000011', '8171000001', '+1 917 100 0001', '+44 7700 900123', '９171000001'])(
  'to %j nothing is sent',
  async phone => {
    const refused = await send({ phone })
    expect(refused).toMatchObject({ status: 400, code: 'phone_invalid' })
    expect(refused.sentence).toBe("Sorry, it's not a valid phone number, should be 10 digits")
  },
)

test('a known and an unknown phone get the same answer, and the same wait', async () => {
  const known = await world.player({ phone: '9171000008' })
  const answers = [await send({ phone: known.phone }), await send({ phone: '9171000009' })]
  expect(answers.map(({ status, data }) => [status, { ...data, id: data.id.length }])).toEqual([
    [200, { id: 43, codeLength: 6, resendAt: answers[0]?.data.resendAt }],
    [200, { id: 43, codeLength: 6, resendAt: answers[0]?.data.resendAt }],
  ])
  const waits = [await send({ phone: known.phone }), await send({ phone: '9171000009' })]
  for (const wait of waits) expect(wait).toMatchObject({ status: 429, code: 'code_too_soon' })
  expect(waits[0]?.headers.get('retry-after')).toBe(waits[1]?.headers.get('retry-after'))
})

test('one code in 30 seconds, five in an hour and ten in a day are sent to a phone', async () => {
  const phone = '9171000010'
  const outcomes: (string | number)[] = []
  for (let count = 0; count < 11; count++) {
    const sent = await send({ phone })
    outcomes.push(sent.code ?? sent.status)
    world.clock.advance(count === 5 ? 3_600_000 : 30_000)
  }
  expect(outcomes).toEqual([200, 200, 200, 200, 200, 'codes_exhausted', 200, 200, 200, 200, 200])
  world.clock.advance(3_600_000)
  const refused = await send({ phone })
  expect(refused).toMatchObject({ status: 429, code: 'codes_exhausted' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600)
})

test('of many requests at once one code is sent', async () => {
  const phone = '9171000011'
  const replies = await Promise.all(Array.from({ length: 6 }, () => send({ phone })))
  expect(replies.filter(reply => reply.status === 200)).toHaveLength(1)
  expect(replies.filter(reply => reply.code === 'code_too_soon')).toHaveLength(5)
})

test('a newer code does not bring an older one back to life once it was used', async () => {
  const phone = '9171000012'
  const first = await send({ phone })
  const body = { otp_id: first.data.id, code: await readCode(world, phone) }
  expect((await ask(world, 'POST /member/otp/login', { body })).status).toBe(200)
  world.clock.advance(30_000)
  await send({ phone })
  expect(await ask(world, 'POST /member/otp/login', { body })).toMatchObject({ code: 'code_invalid' })
})

test('a code is bound to the id it was sent under', async () => {
  const one = await send({ phone: '9171000013' })
  await send({ phone: '9171000014' })
  const code = await readCode(world, '9171000014')
  const own = await readCode(world, '9171000013')
  const tried = code === own ? otherCode(own) : code
  const reply = await ask(world, 'POST /member/otp/login', { body: { otp_id: one.data.id, code: tried } })
  expect(reply).toMatchObject({ status: 422, code: 'code_invalid' })
})
