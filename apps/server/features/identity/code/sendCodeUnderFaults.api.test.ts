import { ask, openWorld, readCode, type World } from '@saya/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
afterEach(() => world.clock.advance(25 * 3_600_000))

async function misbehave(kind: string): Promise<void> {
  const body = JSON.stringify({ party: 'sms', kind, times: 1 })
  await fetch(`${world.sandboxUrl}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

const send = (phone: string) => ask(world, 'POST /member/sms', { body: { phone } })

test('a text that the carrier refused is not counted: the person may ask again at once', async () => {
  await misbehave('refusing')
  expect(await send('9172000001')).toMatchObject({ status: 503, code: 'sms_unavailable' })
  expect((await send('9172000001')).status).toBe(200)
  expect(await readCode(world, '9172000001')).toMatch(/^\d{6}$/)
})

test.each([
  ['silent', '9172000002'],
  ['garbled', '9172000003'],
])(
  'a text whose carrier was %s may have gone out, so it counts, and the next one waits its half minute',
  async (kind, phone) => {
    await misbehave(kind)
    expect((await send(phone)).status).toBe(200)
    expect((await send(phone)).status).toBe(429)
    world.clock.advance(30_000)
    expect((await send(phone)).status).toBe(200)
  },
)

test('a text that comes late signs in all the same', async () => {
  await misbehave('slow')
  const sent = await send('9172000004')
  const body = { otp_id: sent.data.id, code: await readCode(world, '9172000004') }
  expect((await ask(world, 'POST /member/otp/login', { body })).status).toBe(200)
})
