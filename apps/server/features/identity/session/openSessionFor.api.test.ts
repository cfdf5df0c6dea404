import { ask, openWorld, pace, readCode, signInWithCode, startWorker, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { noVisitor } from '../../../platform/http/request/visitor.ts'
import { systemRandom } from '../../../platform/random.ts'
import { movePhone } from '../movePhone.ts'
import { tellOwner } from '../tellOwner.ts'
import { openSessionFor } from './openSessionFor.ts'

let world: World
let worker: Awaited<ReturnType<typeof startWorker>>
beforeAll(async () => {
  world = await openWorld()
  worker = await startWorker(world, tellOwner({ ...world, smsPerDay: 100_000 }))
})
afterAll(async () => {
  await worker.close()
  await world.close()
})

const cookieOf = (setCookie: string) => setCookie.split(';')[0] ?? ''

async function signInAgain(phone: string, headers: Record<string, string> = {}) {
  world.clock.advance(31_000)
  return signInWithCode(world, phone, headers)
}

/** What a phone was told besides codes. */
async function noticesTo(phone: string): Promise<string[]> {
  const inbox = (await (await fetch(`${world.sandboxUrl}/sms?to=${phone}`)).json()) as { text: string }[]
  return inbox.map(({ text }) => text).filter(text => text.startsWith('Saya:'))
}

test('a device keeps an id that no script reads, and that signs nobody in', async () => {
  const { setCookie, token } = await signInWithCode(world, '9172300001')
  expect(setCookie).toMatch(/^device=[0-9A-Za-z]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/)
  const cookie = cookieOf(setCookie)
  expect(await ask(world, 'GET /member/detail', {}, { headers: { cookie } })).toMatchObject({ status: 401 })
  const again = await signInAgain('9172300001', { cookie: `lang=en; ${cookie}; theme=dark` })
  expect(cookieOf(again.setCookie)).toBe(cookie)
  const sessions = await ask(world, 'GET /member/session/list', {}, { token })
  expect(JSON.stringify(sessions.data)).not.toContain(cookie.slice('device='.length))
})

test('away from this machine the id is kept for https alone, under a name that no other host of the site can set', async () => {
  const phone = '9172300002'
  const planted = 'p'.repeat(43)
  const { data } = await ask(world, 'POST /member/sms', { body: { phone } })
  const reply = await world.api.app.inject({
    method: 'POST',
    url: '/member/otp/login',
    headers: { host: 'slots.example.com', 'content-type': 'application/json', cookie: `device=${planted}` },
    body: JSON.stringify({ otp_id: data.id, code: await readCode(world, phone) }),
  })
  expect(String(reply.headers['set-cookie'])).toMatch(
    /^__Host-device=[0-9A-Za-z]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  )
  expect(String(reply.headers['set-cookie'])).not.toContain(planted)
})

test('a member is told by text of a device they never signed in with, and of none they did', async () => {
  const phone = '9172300003'
  const { setCookie } = await signInWithCode(world, phone)
  await signInAgain(phone, { cookie: cookieOf(setCookie) })
  expect(await noticesTo(phone)).toEqual([])
  await signInAgain(phone, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:127.0) Gecko/20100101 Firefox/127.0' })
  await vi.waitFor(async () => {
    expect(await noticesTo(phone)).toEqual([
      expect.stringMatching(/^Saya: new login with Firefox on Windows\..+\nMay bagong/),
    ])
  })
})

test('a device that somebody else uses too is new to whoever has not', async () => {
  const { setCookie } = await signInWithCode(world, '9172300004')
  await signInWithCode(world, '9172300005')
  await signInAgain('9172300005', { cookie: cookieOf(setCookie) })
  await vi.waitFor(async () => expect(await noticesTo('9172300005')).toHaveLength(1))
})

test('a member is told of five new devices a day at most', async () => {
  const phone = '9172300006'
  for (let count = 0; count < 8; count++) {
    await signInAgain(phone)
    if (count === 4) world.clock.advance(3_600_000)
  }
  await vi.waitFor(async () => expect(await noticesTo(phone)).toHaveLength(5))
})

test('whoever proved who they are before the account was moved to another number opens no session behind it', async () => {
  const ana = await world.player()
  const { username } = (await ask(world, 'GET /member/detail', {}, ana)).data
  const member = { uid: ana.uid, username, phone: ana.phone, created_at: world.clock.now() }
  const device = { id: '', userAgent: '', keep: () => {} }
  const from = { address: '127.0.0.1', network: '127.0.0.1', visitor: noVisitor, brand: 'h5' } as const
  const deps = { db: world.db, random: systemRandom, jurisdiction: 'standard' } as const
  const enter = () => openSessionFor(deps, member, { device, ...from, nowMs: world.clock.now() })
  expect(await enter()).toMatch(/^\S+$/)
  await world.db.app(tx => movePhone(tx, { uid: ana.uid, from: ana.phone, to: '9172300099', nowMs: world.clock.now() }))
  await expect(enter()).rejects.toThrow('authentication_required')
  const open = await world.db.app(tx =>
    tx.selectFrom('session').select('id').where('uid', '=', ana.uid).where('ended_at', 'is', null).execute(),
  )
  expect(open).toEqual([])
})

test('a carrier that is slow holds up no sign-in', async () => {
  const phone = '9172300007'
  await signInWithCode(world, phone)
  world.clock.advance(31_000)
  const { data } = await ask(world, 'POST /member/sms', { body: { phone } })
  const code = await readCode(world, phone)
  const body = JSON.stringify({ party: 'sms', kind: 'slow', times: 1 })
  await fetch(`${world.sandboxUrl}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const startedAt = performance.now()
  const reply = await ask(world, 'POST /member/otp/login', { body: { otp_id: data.id, code } })
  expect(reply.status).toBe(200)
  expect(performance.now() - startedAt).toBeLessThan(2000 * pace)
  await vi.waitFor(async () => expect(await noticesTo(phone)).toHaveLength(1), 6000)
})

test('who registers hears of no new device, though time goes by meanwhile', async () => {
  const phone = '9172300019'
  const { now } = world.clock
  let ticks = 0
  Object.assign(world.clock, { now: () => now() + ticks++ })
  await signInWithCode(world, phone)
  Object.assign(world.clock, { now })
  // The notice of a real one comes behind any that was sent before it.
  await signInAgain(phone, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:127.0) Gecko/20100101 Firefox/127.0' })
  await vi.waitFor(async () => expect(await noticesTo(phone)).toHaveLength(1))
  expect((await noticesTo(phone))[0]).toContain('Firefox on Windows')
})
