import { kycStatus } from '@saya/contract/kycStatus.ts'
import {
  ask,
  openWorld,
  otherCode,
  type Player,
  readCode,
  readMailedCode,
  startWorker,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { directory, tellOwner } from '../identity/index.ts'

const dayMs = 24 * 3_600_000

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

interface Change {
  username?: string
  nick_name?: string
  email?: string
  avatar?: 'sports-1' | 'women-4'
  phone?: string
  otp_id?: string
  code?: string
}

let made = 0
/** A name that nobody has yet. */
const name = () => `ana${String(++made).padStart(5, '0')}`
const newPhone = () => `91800${String(++made).padStart(5, '0')}`

const update = (player: Player, body: Change) => ask(world, 'POST /member/detail/update', { body }, player)
const member = (kyc: keyof typeof kycStatus = 'fully_kyc') => world.player({ kyc })

async function detail(player: Player) {
  return (await ask(world, 'GET /member/detail', {}, player)).data
}

async function codeFor(player: Player, phone: string): Promise<{ phone: string; otp_id: string; code: string }> {
  const sent = await ask(world, 'POST /member/sms', { body: { phone, purpose: 'edit' } }, player)
  return { phone, otp_id: sent.data.id, code: await readCode(world, phone) }
}

async function inbox(phone: string): Promise<string[]> {
  const messages = (await (await fetch(`${world.sandboxUrl}/sms?to=${phone}`)).json()) as { text: string }[]
  return messages.map(({ text }) => text)
}

test('a username, a nick name and an e-mail address are set, each alone or together [ACCT-60, ACCT-52, ACCT-53, ACCT-49]', async () => {
  const ana = await member()
  const username = name()
  expect(await update(ana, { username })).toMatchObject({ status: 200, data: {} })
  expect(await update(ana, { nick_name: 'Anita' })).toMatchObject({ status: 200 })
  expect(await update(ana, { email: 'Ana@Example.com' })).toMatchObject({ status: 200 })
  expect(await detail(ana)).toMatchObject({
    username,
    nick_name: 'Anita',
    email: 'ana@example.com',
    email_check_state: 0,
    has_email: true,
  })
  const both = { username: name(), nick_name: 'Anita2', email: `${name()}@example.com` }
  expect(await update(ana, both)).toMatchObject({ status: 200 })
  expect(await detail(ana)).toMatchObject(both)
})

test.each([
  ['abcd', 400, 'username_invalid'],
  ['abcde', 200, undefined],
  ['b'.repeat(30), 200, undefined],
  ['b'.repeat(31), 400, 'username_invalid'],
  ['ana cruz', 400, 'username_invalid'],
  ['ana_cruz', 400, 'username_invalid'],
  ['anañaa', 400, 'username_invalid'],
  ['', 400, 'username_invalid'],
])('the username %j is answered %i [ACCT-52]', async (username, status, code) => {
  expect(await update(await member(), { username })).toMatchObject({ status, code })
})

test.each([
  ['abcd', 'nick_name_invalid'],
  ['abcde', undefined],
  ['c'.repeat(30), undefined],
  ['c'.repeat(31), 'nick_name_invalid'],
  ['with space', 'nick_name_invalid'],
])('the nick name %j is answered %s [ACCT-53]', async (nick_name, code) => {
  expect((await update(await member(), { nick_name })).code).toBe(code)
})

test.each([
  ['nobody', 'email_invalid', 'Email Address Error'],
  ['a@b', 'email_invalid', 'Email Address Error'],
  [`${'a'.repeat(19)}@example.com`, 'email_too_long', 'Email Address maxLength is 30'],
  [`${'a'.repeat(18)}@example.com`, undefined, ''],
])('the e-mail address %j is answered %s [ACCT-49]', async (email, code, sentence) => {
  expect(await update(await member(), { email })).toMatchObject({ code, sentence })
})

test('the first own username is free, a change of it is open once in 90 days, and the refusal says when [ACCT-55]', async () => {
  const ana = await member()
  expect((await update(ana, { username: name() })).status).toBe(200)
  const kept = name()
  expect((await update(ana, { username: kept })).status).toBe(200)
  // What one has already is no change.
  expect((await update(ana, { username: kept })).status).toBe(200)
  const refused = await update(ana, { username: name() })
  expect(refused).toMatchObject({ status: 409, code: 'username_too_soon' })
  expect(refused.sentence).toContain('once every 90 days. You can change it again on May 31, 2026.')
  const headers = { cookie: 'lang=tl' }
  const told = await ask(
    world,
    'POST /member/detail/update',
    { body: { username: name() } },
    { token: ana.token, headers },
  )
  expect(told.sentence).toBe(
    'Isang beses lang mapapalitan ang username kada 90 araw. Mapapalitan mo ito muli sa Mayo 31, 2026.',
  )
  expect((await detail(ana)).username_open_at).toBe(Math.floor((world.clock.now() + 90 * dayMs) / 1000))
  expect((await detail(ana)).username).toBe(kept)
})

test('after 90 days a username may be changed again [ACCT-55]', async () => {
  const ana = await member()
  const entries = directory({ ...world, peppers: [Buffer.alloc(32, 7)] })
  await entries.claim(ana.uid, { username: name() })
  expect(await entries.claim(ana.uid, { username: name() })).toEqual({ ok: true })
  const startMs = world.clock.now()
  const later = (ms: number) =>
    directory({ ...world, clock: { now: () => startMs + ms }, peppers: [Buffer.alloc(32, 7)] })
  expect(await later(90 * dayMs - 1).claim(ana.uid, { username: name() })).toMatchObject({ code: 'username_too_soon' })
  expect(await later(90 * dayMs).claim(ana.uid, { username: name() })).toEqual({ ok: true })
})

test('a username, an e-mail address and a phone number are one member’s alone, however they are written', async () => {
  const [ana, ben] = [await member(), await member()]
  const username = name()
  await update(ana, { username, email: 'shared@example.com' })
  expect(await update(ben, { username: username.toUpperCase() })).toMatchObject({ status: 409, code: 'username_taken' })
  expect(await update(ben, { email: 'SHARED@example.com' })).toMatchObject({
    status: 409,
    code: 'email_taken',
    sentence: 'This email address is not available.',
  })
  const phone = newPhone()
  const early = await codeFor(ben, phone)
  world.clock.advance(31_000)
  expect((await update(ana, await codeFor(ana, phone))).status).toBe(200)
  expect(await update(ben, early)).toMatchObject({ code: 'phone_taken', sentence: 'Phone number is not available.' })
  expect(await detail(ben)).toMatchObject({ username: `u${ben.phone.slice(1)}`, email: '', phone: ben.phone })
})

test('a change of which one part is refused changes nothing', async () => {
  const [ana, ben] = [await member(), await member()]
  await update(ana, { email: 'first@example.com' })
  const code = await codeFor(ben, newPhone())
  const refused = await update(ben, { username: name(), nick_name: 'Benny', email: 'first@example.com', ...code })
  expect(refused.code).toBe('email_taken')
  expect(await detail(ben)).toMatchObject({ username: `u${ben.phone.slice(1)}`, nick_name: '', phone: ben.phone })
  // Its code is still good.
  expect((await update(ben, code)).status).toBe(200)
})

test('of many members who claim the same at once exactly one gets it', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => member()))
  const username = name()
  const replies = await Promise.all(players.map(player => update(player, { username })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'username_taken')).toHaveLength(5)
})

test('of many username changes at once two succeed: the free first one and the one per 90 days', async () => {
  const ana = await member()
  const replies = await Promise.all(Array.from({ length: 6 }, () => update(ana, { username: name() })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(replies.filter(({ code }) => code === 'username_too_soon')).toHaveLength(4)
})

test('a claim that was cut short before it reached the profile is finished by whoever looks next', async () => {
  const ana = await member()
  const username = name()
  await directory({ ...world, peppers: [Buffer.alloc(32, 7)] }).claim(ana.uid, { username, email: 'cut@example.com' })
  const looks = await Promise.all(Array.from({ length: 4 }, () => detail(ana)))
  for (const look of looks) expect(look).toMatchObject({ username, email: 'cut@example.com', email_check_state: 0 })
})

test('a phone number is changed by a code that was sent to the new one, and is what one signs in with then [ACCT-46]', async () => {
  const ana = await member()
  const elsewhere = await world.player({ phone: ana.phone, kyc: 'fully_kyc' })
  const code = await codeFor(ana, newPhone())
  expect(await update(ana, { ...code, code: otherCode(code.code) })).toMatchObject({
    status: 422,
    code: 'code_invalid',
  })
  expect((await update(ana, code)).status).toBe(200)
  expect(await detail(ana)).toMatchObject({ phone: code.phone, phone_check_state: 1 })
  // Whoever holds the lost phone is signed in on it no more.
  expect(await ask(world, 'GET /member/detail', {}, elsewhere)).toMatchObject({ status: 401, code: 'ended_by_phone' })
  expect(await update(ana, code)).toMatchObject({ code: 'code_invalid' })
  world.clock.advance(31_000)
  const { data } = await ask(world, 'POST /member/sms', { body: { phone: code.phone } })
  const body = { otp_id: data.id, code: await readCode(world, code.phone) }
  const signedIn = await ask(world, 'POST /member/otp/login', { body })
  expect((await detail({ ...ana, token: signedIn.data.token })).uid).toBe(String(ana.uid))
})

test('a code for signing in, for another number or typed at once twice changes no number twice', async () => {
  const [ana, ben] = [await member(), await member()]
  const phone = newPhone()
  const { data } = await ask(world, 'POST /member/sms', { body: { phone } })
  const login = { phone, otp_id: data.id, code: await readCode(world, phone) }
  expect((await update(ana, login)).code).toBe('code_invalid')
  const code = await codeFor(ana, newPhone())
  expect((await update(ana, { ...code, phone: newPhone() })).code).toBe('code_invalid')
  const replies = await Promise.all([ana, ana, ben].map(player => update(player, code)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ code: refused }) => refused === 'code_invalid')).toHaveLength(2)
})

test.each([
  ['8171234567', 'phone_error', 'Phone number Error'],
  ['917123456', 'phone_error', 'Phone number Error'],
  ['917123456789', 'phone_error', 'Phone number Error'],
  ['91712345678', 'phone_taken', 'Phone number is not available.'],
])('the phone number %s is refused with %s [ACCT-46]', async (phone, code, sentence) => {
  const typed = { phone, otp_id: 'abcdefgh12345678', code: '123456' }
  expect(await update(await member(), typed)).toMatchObject({ code, sentence })
})

test('a phone number without its code is refused', async () => {
  const refused = { status: 400, code: 'code_missing', sentence: 'Missing verification code' }
  expect(await update(await member(), { phone: newPhone() })).toMatchObject(refused)
  expect(await update(await member(), { phone: newPhone(), code: '123456' })).toMatchObject(refused)
})

test('an avatar is one of the sixteen, and stands in the profile [ACCT-31]', async () => {
  const ana = await member()
  expect((await update(ana, { avatar: 'sports-1' })).status).toBe(200)
  expect((await detail(ana)).avatar).toBe('sports-1')
  for (const avatar of ['default', 'women-5', '../../secret', '']) {
    expect((await update(ana, { avatar } as never)).code).toBe('avatar_unknown')
  }
  expect((await detail(ana)).avatar).toBe('sports-1')
})

test('nothing else can be changed: unknown fields are refused, and an empty change too', async () => {
  const ana = await member()
  for (const body of [{}, { uid: '1' }, { nick_name: 'Anita', kyc_status: 5 }, { tester: 1 }, { note: 'x' }]) {
    expect(await update(ana, body as never)).toMatchObject({ status: 400, code: 'invalid_request' })
  }
  expect(await detail(ana)).toMatchObject({ nick_name: '', tester: 0, kyc_status: 5 })
})

test.each(Object.keys(kycStatus) as (keyof typeof kycStatus)[])(
  'whether somebody %s may change their profile [GATE-22, GATE-24]',
  async kyc => {
    const player = await member(kyc)
    const reply = await update(player, { nick_name: 'Anita' })
    if (kyc === 'unset') {
      expect(reply).toMatchObject({ status: 403, code: 'kyc_required' })
      expect(reply.sentence).toBe('Submit your ID before you change your profile.')
    } else if (kyc === 'block') expect(reply).toMatchObject({ status: 403, code: 'account_blocked' })
    else expect(reply.status).toBe(200)
    expect((await detail(player)).nick_name).toBe(reply.status === 200 ? 'Anita' : '')
  },
)

test('an e-mail address and a phone number take a proof of the person, names and looks do not [ACCT-60]', async () => {
  const ana = await member()
  world.clock.advance(15 * 60_000)
  expect(await update(ana, { email: 'late@example.com' })).toMatchObject({ status: 403, code: 'step_up_required' })
  expect(await update(ana, await codeFor(ana, newPhone()))).toMatchObject({ status: 403, code: 'step_up_required' })
  expect((await update(ana, { username: name(), nick_name: 'Anita', avatar: 'women-4' })).status).toBe(200)
})

test('a member who signed in by a password alone changes the phone number only with a code sent to the old one', async () => {
  const password = 'tatlong maya sa bakod'
  const ana = await world.player({ kyc: 'fully_kyc', password })
  world.clock.advance(73 * 3_600_000)
  const login = { phone: ana.phone, country_code: '63', password }
  const { data } = await ask(world, 'POST /member/login', { body: login })
  const byPassword = { ...ana, token: data.token }
  expect((await update(byPassword, { email: 'password@example.com' })).status).toBe(200)
  const code = await codeFor(byPassword, newPhone())
  expect(await update(byPassword, code)).toMatchObject({ status: 403, code: 'step_up_required' })
  const sent = await ask(world, 'POST /member/sms', { body: { purpose: 'step-up' } }, byPassword)
  const proof = { otp_id: sent.data.id, code: await readCode(world, ana.phone) }
  const proven = await ask(world, 'POST /member/step-up', { body: proof }, byPassword)
  expect((await update({ ...byPassword, token: proven.data.token }, code)).status).toBe(200)
})

test('too many tries are refused for a while, whatever is typed', async () => {
  const ana = await member()
  await update(await member(), { email: 'known@example.com' })
  for (let tried = 0; tried < 10; tried++) {
    expect((await update(ana, { email: 'known@example.com' })).code).toBe('email_taken')
  }
  const refused = await update(ana, { email: 'free@example.com' })
  expect(refused).toMatchObject({ status: 429, code: 'update_too_often' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600)
})

async function kindsInInbox({ uid }: Player): Promise<string[]> {
  const rows = await world.db.member(uid, tx =>
    tx.selectFrom('message').select('kind').where('uid', '=', uid).orderBy('kind').execute(),
  )
  return rows.map(({ kind }) => kind)
}

test('the owner of the old number is told of a new number and of a new address, by text and in the inbox [MSG-40]', async () => {
  const jobs = await startWorker(world, tellOwner({ ...world, smsPerDay: 100 }))
  const ana = await member()
  const phone = newPhone()
  await update(ana, { email: 'told@example.com' })
  await update(ana, await codeFor(ana, phone))
  const told = async () => (await inbox(ana.phone)).filter(text => text.includes('was changed'))
  await expect.poll(told).toHaveLength(2)
  expect((await told()).toSorted()).toEqual([
    expect.stringContaining('email address of your Saya account was changed'),
    expect.stringContaining('phone number of your Saya account was changed'),
  ])
  expect((await inbox(phone)).filter(text => text.includes('was changed'))).toEqual([])
  expect(await kindsInInbox(ana)).toEqual(['security_email', 'security_phone'])
  await jobs.close()
})

test('an e-mail address is taken away: its owner is told there and by text, and it resets no password any more', async () => {
  const jobs = await startWorker(world, tellOwner({ ...world, smsPerDay: 100 }))
  const email = 'gone@example.com'
  // One that has stood for long, and so is a way back.
  const ana = await world.player({ kyc: 'fully_kyc', email })
  const forget = () => ask(world, 'POST /member/sms', { body: { purpose: 'forget', email } })
  const { data } = await forget()
  await expect.poll(() => readMailedCode(world, email).catch(() => '')).toMatch(/^\d{6}$/)
  const code = await readMailedCode(world, email)
  expect(await update(ana, { email: '' })).toMatchObject({ status: 200, data: {} })
  expect(await detail(ana)).toMatchObject({ email: '', has_email: false, email_check_state: 0 })
  const mails = async () =>
    ((await (await fetch(`${world.sandboxUrl}/mail?to=${email}`)).json()) as { text: string }[]).map(({ text }) => text)
  const removed = 'The email address of your Saya account was removed.'
  await expect.poll(async () => (await mails()).some(text => text.includes(removed))).toBe(true)
  await expect.poll(async () => (await inbox(ana.phone)).some(text => text.includes(removed))).toBe(true)
  const reset = { otp_id: data.id, code, new_password: 'pito ang kalabaw' }
  expect((await ask(world, 'POST /member/retrieve/password', { body: reset })).code).toBe('code_invalid')
  const before = (await mails()).length
  world.clock.advance(31_000)
  expect((await forget()).status).toBe(200)
  expect(await mails()).toHaveLength(before)
  // Taken away it is free, also for whoever had it.
  expect((await update(await member(), { email })).status).toBe(200)
  expect(await kindsInInbox(ana)).toEqual(['security_email_removed'])
  await jobs.close()
})

test('taking an address away needs a proof of the person too', async () => {
  const ana = await member()
  await update(ana, { email: 'stays@example.com' })
  world.clock.advance(15 * 60_000)
  expect(await update(ana, { email: '' })).toMatchObject({ status: 403, code: 'step_up_required' })
  expect((await detail(ana)).email).toBe('stays@example.com')
})

test.each([
  ['username', 'SayaSupport', 'username_taken', 'This username is not available.'],
  ['nick_name', 'Adm1n', 'nick_name_taken', 'This nick name is not available.'],
] as const)('a %s that pretends to be us is not available', async (field, wanted, code, sentence) => {
  const ana = await member()
  expect(await update(ana, { [field]: wanted })).toMatchObject({ status: 409, code, sentence })
  expect((await detail(ana))[field]).not.toBe(wanted)
})

test('without a token nothing is changed', async () => {
  const reply = await ask(world, 'POST /member/detail/update', { body: { nick_name: 'Anita' } })
  expect(reply).toMatchObject({ status: 401, code: 'authentication_required' })
})
