import { Writable } from 'node:stream'
import { operation } from '@saya/contract/operation.ts'
import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { createLog } from './createLog.ts'

/** Fails in the database, whose own words quote the phone. */
const clash = operation({
  method: 'POST',
  path: '/member/test/clash',
  access: 'member',
  summary: 'Fails, for tests alone',
  body: v.object({ phone: v.string() }),
  answer: v.object({}),
  refusals: {},
})

const phone = '9176543210'
const lines: Record<string, unknown>[] = []
let world: World
beforeAll(async () => {
  const kept = new Writable({
    write(chunk, _encoding, done) {
      const {
        time: _time,
        pid: _pid,
        hostname: _hostname,
        ...line
      } = JSON.parse(String(chunk)) as Record<string, unknown>
      lines.push(line)
      done()
    },
  })
  world = await openWorld({
    log: createLog('debug', kept),
    extend: ({ door }) =>
      door.open(
        { clash },
        {
          clash: async ({ body }) => {
            await world.db.app(tx =>
              tx
                .insertInto('sign_in')
                .values({ uid: 1n, phone: body.phone, username: 'x', created_at: '2026-01-01' as unknown as number })
                .execute(),
            )
            throw new Error('never')
          },
        },
      ),
  })
})
afterAll(() => world.close())
beforeEach(() => {
  lines.length = 0
})

test('whatever happens, the log holds no phone, code, token, cookie, address or query', async () => {
  const sent = await ask(world, 'POST /member/sms', { body: { phone } })
  const inbox = (await (await fetch(`${world.sandboxUrl}/sms?to=${phone}`)).json()) as { code: string }[]
  const code = inbox[0]?.code ?? ''
  const wrong = code === '111111' ? '222222' : '111111'
  await ask(world, 'POST /member/otp/login', { body: { otp_id: sent.data.id, code: wrong } })
  const signedIn = await ask(world, 'POST /member/otp/login', { body: { otp_id: sent.data.id, code } })
  const { token } = signedIn.data
  const headers = { cookie: 'lang=secret-cookie', 'x-forwarded-for': '203.0.113.77', 'user-agent': 'secret-agent' }
  await ask(world, 'GET /member/detail', {}, { token, headers })
  await ask(world, 'GET /member/game/list', { query: { w: 'secret-search' } }, { token, headers })
  await fetch(`${world.url}/member/detail?t=${token}&x=secret-query`, { headers })
  await fetch(`${world.url}/secret-path/${phone}`, { headers })
  await fetch(`${world.url}/member/index/%zz?phone=${phone}`, { headers })
  await fetch(`${world.url}/member/sms`, {
    method: 'POST',
    body: `{"phone":"${phone}`,
    headers: { 'content-type': 'application/json' },
  })
  const failed = await fetch(`${world.url}/member/test/clash`, {
    method: 'POST',
    body: JSON.stringify({ phone }),
    headers: { 'content-type': 'application/json', t: token },
  })
  expect(failed.status).toBe(500)
  expect(await failed.text()).not.toContain(phone)

  const log = JSON.stringify(lines)
  expect(lines.length).toBeGreaterThan(8)
  const secrets = [phone, code, wrong, token, sent.data.id, 'secret', '203.0.113.77', '127.0.0.1', 'Peña', '%zz']
  expect(secrets.filter(secret => log.includes(secret))).toEqual([])
})

test('the log tells of each answer by its route, and of a failure by its kind, with the id the caller was given', async () => {
  const ana = await world.player()
  const failed = await fetch(`${world.url}/member/test/clash`, {
    method: 'POST',
    body: JSON.stringify({ phone }),
    headers: { 'content-type': 'application/json', t: ana.token },
  })
  const id = failed.headers.get('x-request-id')
  await expect.poll(() => ofRequest(id).length).toBe(2)
  const [failure, answered] = ofRequest(id)
  expect(failure).toMatchObject({
    msg: 'a call failed unexpectedly',
    route: '/member/test/clash',
    err: { name: 'DatabaseError', code: '23505' },
  })
  expect(answered).toMatchObject({ msg: 'answered', method: 'POST', route: '/member/test/clash', status: 500 })
})

function ofRequest(id: string | null): Record<string, unknown>[] {
  return lines.filter(line => line.reqId === id)
}
