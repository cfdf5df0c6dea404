import { createHash } from 'node:crypto'
import { ask, listIncidents, openWorld, otherCode, readCode, workDay, type World } from '@saya/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cleanUp, setSmsSwitch } from '../index.ts'

const hourMs = 3_600_000

let world: World
beforeEach(async () => {
  world = await openWorld({ trustedProxies: ['127.0.0.1'], smsPerDay: 250 })
})
afterEach(() => world.close())

let made = 0
/** A number of a block of its own, unless a block is given. */
function newPhone(block?: string): string {
  made++
  return block ? `${block}${String(made).padStart(4, '0')}` : `9${String(made).padStart(5, '0')}0001`
}

interface TestSend {
  readonly phone?: string
  readonly proof?: { readonly challenge: string; readonly answer: number }
  readonly cookie?: string
}

function send(from: string, { phone = newPhone(), proof, cookie }: TestSend = {}) {
  const headers = { 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) }
  return ask(world, 'POST /member/sms', { body: { phone, ...(proof ? { proof } : {}) } }, { headers })
}

async function prove(from: string) {
  const { data } = await ask(world, 'POST /member/sms/challenge', {}, { headers: { 'x-forwarded-for': from } })
  const seed = createHash('sha256').update(data.challenge).digest()
  const block = Buffer.concat([seed, Buffer.alloc(4)])
  for (let answer = 0; ; answer++) {
    block.writeUInt32BE(answer, 32)
    if (createHash('sha256').update(block).digest().readUInt32BE(0) >>> (32 - data.bits) === 0) {
      return { challenge: data.challenge, answer }
    }
  }
}

async function sendMany(count: number, from: (index: number) => string, asked: () => TestSend = () => ({})) {
  const codes: (string | number)[] = []
  for (let index = 0; index < count; index++) {
    const reply = await send(from(index), asked())
    codes.push(reply.code ?? reply.status)
  }
  return codes
}

async function kindsOfIncidents(): Promise<string[]> {
  return (await world.db.app(listIncidents)).map(({ kind }) => kind)
}

async function signIn(from: string, phone: string) {
  const headers = { 'x-forwarded-for': from }
  const { data } = await send(from, { phone })
  const body = { otp_id: data.id, code: await readCode(world, phone) }
  return ask(world, 'POST /member/otp/login', { body }, { headers })
}

/** Sends and uses codes, so that what follows is no matter of unused ones. */
async function useMany(count: number, from: string): Promise<void> {
  for (let index = 0; index < count; index++) expect((await signIn(from, newPhone())).status).toBe(200)
}

test('beyond twenty codes an hour a network is asked for a proof, which counts once and for it alone', async () => {
  await useMany(20, '203.0.113.7')
  expect(await send('203.0.113.7')).toMatchObject({ status: 403, code: 'human_check_required' })
  expect((await send('203.0.113.8')).status).toBe(200)
  const proof = await prove('203.0.113.7')
  const copies = await Promise.all(Array.from({ length: 5 }, () => send('203.0.113.7', { proof })))
  expect(copies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(copies.filter(({ code }) => code === 'human_check_required')).toHaveLength(4)
  const elsewhere = await prove('203.0.113.8')
  expect(await send('203.0.113.7', { proof: elsewhere })).toMatchObject({ code: 'human_check_required' })
  world.clock.advance(hourMs)
  expect((await send('203.0.113.7')).status).toBe(200)
})

test('of many requests at once from one network twenty pass without a proof', async () => {
  const replies = await Promise.all(Array.from({ length: 40 }, () => send('203.0.113.9')))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(replies.filter(({ code }) => code === 'human_check_required')).toHaveLength(20)
})

test('the addresses of one IPv6 network share its limit', async () => {
  const codes = await sendMany(21, index => `2001:db8:1:2::${index + 1}`)
  expect(codes.slice(19)).toEqual([200, 'human_check_required'])
})

test('a known and an unknown phone meet the same limits with the same answers', async () => {
  const known = await world.player()
  await sendMany(20, () => '203.0.113.10')
  const { status, code, sentence } = await send('203.0.113.10', { phone: known.phone })
  const unknown = await send('203.0.113.10')
  expect([unknown.status, unknown.code, unknown.sentence]).toEqual([status, code, sentence])
})

test('a block of numbers has a limit of its own, from wherever they are asked for', async () => {
  const codes = await sendMany(
    61,
    index => `198.51.100.${index + 1}`,
    () => ({ phone: newPhone('917555') }),
  )
  expect(codes.indexOf('human_check_required')).toBe(30)
  world.clock.advance(2 * hourMs)
  for (let index = 0; index < 60; index++) {
    expect((await signIn(`198.51.100.${index + 1}`, newPhone('917556'))).status).toBe(200)
  }
  expect(await send('198.51.100.99', { phone: newPhone('917556') })).toMatchObject({ code: 'human_check_required' })
})

test('a device has a limit of its own, on whichever networks it is', async () => {
  const cookie = `device=${'d'.repeat(43)}`
  const codes = await sendMany(
    9,
    index => `192.0.2.${index + 1}`,
    () => ({ cookie }),
  )
  expect(codes.slice(7)).toEqual([200, 'human_check_required'])
})

test('when hardly any code is used, every sender must solve a proof, an incident is raised, and both end by themselves', async () => {
  const from = (index: number) => `192.0.2.${index + 1}`
  await sendMany(30, from, () => ({ phone: newPhone('917777') }))
  expect(await send('192.0.2.200', { phone: newPhone('917777') })).toMatchObject({ code: 'human_check_required' })
  expect((await send('192.0.2.200')).status).toBe(200)
  const [incident] = await world.db.app(listIncidents)
  expect(incident).toMatchObject({ kind: 'SMS_CONVERSION_LOW', subject: 'prefix +63 917777' })
  world.clock.advance(hourMs)
  expect((await send('192.0.2.201', { phone: newPhone('917777') })).status).toBe(200)
  world.clock.advance(25 * hourMs)
  await workDay(world, cleanUp(world))
  const [closed] = await world.db.app(listIncidents)
  expect(closed?.closed_at).not.toBeNull()
})

test('a fifth of codes used is enough to raise no alarm', async () => {
  for (let index = 0; index < 8; index++) await signIn(`192.0.2.${index + 1}`, newPhone('917778'))
  await sendMany(
    24,
    index => `192.0.2.${index + 20}`,
    () => ({ phone: newPhone('917778') }),
  )
  expect((await send('192.0.2.99', { phone: newPhone('917778') })).status).toBe(200)
  expect(await kindsOfIncidents()).toEqual([])
})

test('the day has a budget: somebody hears at 80 %, and nothing is sent beyond it until the next', async () => {
  let sent = 0
  async function sendUntil(count: number) {
    for (; sent < count; sent++) expect((await send(`10.0.${sent % 250}.1`)).status).toBe(200)
  }
  await sendUntil(199)
  expect(await kindsOfIncidents()).toEqual([])
  await sendUntil(200)
  expect(await kindsOfIncidents()).toEqual(['SMS_BUDGET_LOW'])
  await sendUntil(250)
  expect((await kindsOfIncidents()).sort()).toEqual(['SMS_BUDGET_LOW', 'SMS_BUDGET_SPENT'])
  expect(await send('10.1.0.1')).toMatchObject({ status: 503, code: 'sms_unavailable' })
  world.clock.advance(12 * hourMs)
  expect((await send('10.1.0.1')).status).toBe(200)
})

test('who looks after the service stops all sending and lets it go on, and no share is taken meanwhile', async () => {
  await world.db.ref(tx => setSmsSwitch(tx, false))
  const phone = newPhone()
  for (let count = 0; count < 3; count++) {
    expect(await send('203.0.113.11', { phone })).toMatchObject({ status: 503, code: 'sms_unavailable' })
  }
  await world.db.ref(tx => setSmsSwitch(tx, true))
  expect((await send('203.0.113.11', { phone })).status).toBe(200)
})

test('a network that guessed a hundred codes wrong may try no more for an hour, also with many at once', async () => {
  const from = '203.0.113.12'
  const headers = { 'x-forwarded-for': from }
  const { data } = await send(from, { phone: '9175550001' })
  const code = await readCode(world, '9175550001')
  const guess = (otp_id: string, digits: string) =>
    ask(world, 'POST /member/otp/login', { body: { otp_id, code: digits } }, { headers })
  const guesses = await Promise.all(
    Array.from({ length: 120 }, (_, index) => guess('A'.repeat(43), String(index).padStart(6, '0'))),
  )
  expect(guesses.filter(reply => reply.code === 'code_invalid')).toHaveLength(100)
  expect(guesses.filter(reply => reply.code === 'attempts_exceeded')).toHaveLength(20)
  expect(await guess(data.id, otherCode(code))).toMatchObject({ status: 429, code: 'attempts_exceeded' })
  expect(await guess(data.id, code)).toMatchObject({ status: 429 })
  world.clock.advance(hourMs)
  expect((await signIn(from, '9175550001')).status).toBe(200)
})

test('what a caller writes in front of the address that our proxy adds hides nobody', async () => {
  const codes = await sendMany(21, index => `198.51.100.${index}, 203.0.113.15`)
  expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(codes[20]).toBe('human_check_required')
})

test.each([
  ['that no proxy of ours stands before', { countsLoopback: true }, 'human_check_required'],
  ['of one’s own, where the machine itself is not counted', {}, 200],
] as const)('on a machine %s the header of a proxy is read by nobody', async (_, options, last) => {
  const other = await openWorld(options)
  try {
    const codes: (string | number)[] = []
    for (let index = 0; index < 21; index++) {
      const headers = { 'x-forwarded-for': `198.51.100.${index}` }
      const reply = await ask(other, 'POST /member/sms', { body: { phone: newPhone() } }, { headers })
      codes.push(reply.code ?? reply.status)
    }
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 200), last])
  } finally {
    await other.close()
  }
})

test('a network has one share of wrong tries, for codes and passwords together', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.14' }
  const password = 'tatlong maya sa bakod'
  const { phone } = await world.player({ password })
  const byPassword = (to: string, shown: string) =>
    ask(world, 'POST /member/login', { body: { phone: to, password: shown } }, { headers })
  const byCode = (code: string) =>
    ask(world, 'POST /member/otp/login', { body: { otp_id: 'A'.repeat(43), code } }, { headers })
  for (let count = 0; count < 50; count++) {
    expect((await byPassword(`9180001${String(count).padStart(3, '0')}`, 'not it')).code).toBe('sign_in_refused')
    expect((await byCode(String(count).padStart(6, '0'))).code).toBe('code_invalid')
    // What is right takes nothing of the share.
    if (count % 10 === 0) expect((await byPassword(phone, password)).status).toBe(200)
  }
  expect((await byCode('000050')).code).toBe('attempts_exceeded')
  expect((await byPassword(phone, password)).code).toBe('passwords_exceeded')
  world.clock.advance(hourMs)
  expect((await byPassword(phone, password)).status).toBe(200)
})

test('texts that the carrier refused count towards nothing', async () => {
  const body = JSON.stringify({ party: 'sms', kind: 'refusing', times: 40 })
  await fetch(`${world.sandboxUrl}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const codes = await sendMany(
    40,
    () => '203.0.113.13',
    () => ({ phone: newPhone('917779') }),
  )
  expect(new Set(codes)).toEqual(new Set(['sms_unavailable']))
  expect((await send('203.0.113.13', { phone: newPhone('917779') })).status).toBe(200)
  expect(await kindsOfIncidents()).toEqual([])
})

test('on this machine alone nobody is limited by address', async () => {
  const replies = await Promise.all(
    Array.from({ length: 25 }, () => ask(world, 'POST /member/sms', { body: { phone: newPhone() } })),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
})
