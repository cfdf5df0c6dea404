import { ask, openWorld, otherCode, readCode, signInWithCode, startWorker, type World } from '@saya/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tellOwner } from '../tellOwner.ts'

const hourMs = 3_600_000
const password = 'tatlong maya sa bakod'
const owners = '203.0.113.200'

let world: World
beforeEach(async () => {
  world = await openWorld({ trustedProxies: ['127.0.0.1'], smsPerDay: 400 })
})
afterEach(() => world.close())

let made = 0
/** Strangers come from another network each time. */
function elsewhere() {
  made++
  return { 'x-forwarded-for': `10.${made >> 8}.${made & 255}.1` }
}

/** A member with a password who has signed in with this browser before. */
async function memberWithDevice(from = owners) {
  const member = await world.player({ password })
  const { setCookie, token } = await signInWithCode(world, member.phone, { 'x-forwarded-for': from })
  const headers = { 'x-forwarded-for': from, cookie: setCookie.split(';')[0] ?? '' }
  world.clock.advance(31_000)
  return { ...member, headers, own: token }
}

type Headers = Readonly<Record<string, string>>

function byPassword(phone: string, shown: string, headers: Headers) {
  return ask(world, 'POST /member/login', { body: { phone, password: shown } }, { headers })
}

function askForCode(phone: string, headers: Headers) {
  return ask(world, 'POST /member/sms', { body: { phone } }, { headers })
}

/** What a stranger can do to a phone at one time: take a code, use its tries up, and guess at the password. */
async function besiege(phone: string, passwords: number): Promise<void> {
  const { data, status } = await askForCode(phone, elsewhere())
  if (status === 200) {
    for (let count = 0; count < 5; count++) {
      const body = { otp_id: data.id, code: String(count).padStart(6, '0') }
      await ask(world, 'POST /member/otp/login', { body }, { headers: elsewhere() })
    }
  }
  await Promise.all(Array.from({ length: passwords }, () => byPassword(phone, 'not it', elsewhere())))
}

async function noticesTo(phone: string): Promise<string[]> {
  const inbox = (await (await fetch(`${world.sandboxUrl}/sms?to=${phone}`)).json()) as { text: string }[]
  return inbox.map(({ text }) => text).filter(text => text.startsWith('Saya: somebody'))
}

test('through a day of a stranger’s best effort the owner signs in at once by code and by password', async () => {
  const { phone, headers } = await memberWithDevice()
  for (let count = 0; count < 10; count++) await byPassword(phone, 'not it', elsewhere())
  for (let hour = 0; hour < 24; hour++) {
    const isTried = hour % 5 === 0
    await besiege(phone, isTried ? 10 : 0)
    if (isTried) {
      // Whoever is not known is kept out meanwhile, with the right password too.
      expect(await byPassword(phone, password, elsewhere())).toMatchObject({ code: 'passwords_exceeded' })
      expect(await askForCode(phone, elsewhere())).toMatchObject({ status: 429 })
      expect(await byPassword(phone, password, headers)).toMatchObject({ status: 200 })
      expect((await signInWithCode(world, phone, headers)).token).toMatch(/^\w{43}$/)
    }
    world.clock.advance(hourMs)
  }
})

test('a member is told once a day that strangers tried, and nobody else is', async () => {
  const { phone } = await memberWithDevice()
  const worker = await startWorker(world, tellOwner({ ...world, smsPerDay: 400 }))
  await besiege(phone, 10)
  await besiege('9175550077', 10)
  await expect.poll(() => noticesTo(phone)).toHaveLength(1)
  world.clock.advance(hourMs)
  await besiege(phone, 10)
  world.clock.advance(24 * hourMs)
  await besiege(phone, 10)
  await expect.poll(() => noticesTo(phone)).toHaveLength(2)
  expect(await noticesTo('9175550077')).toEqual([])
  expect((await noticesTo(phone))[0]).toContain('Your own devices still work.')
  await worker.close()
})

test('guessing on a device of before is as hard as elsewhere, and its own share of tries closes no other', async () => {
  const { phone, headers } = await memberWithDevice()
  for (let count = 0; count < 10; count++) expect((await byPassword(phone, 'not it', headers)).status).toBe(422)
  expect(await byPassword(phone, password, headers)).toMatchObject({ code: 'passwords_exceeded' })
  expect(await byPassword(phone, password, elsewhere())).toMatchObject({ status: 200 })
  for (let sent = 0; sent < 2; sent++) {
    const { data } = await askForCode(phone, headers)
    const code = otherCode(await readCode(world, phone))
    for (let count = 0; count < 5; count++) {
      await ask(world, 'POST /member/otp/login', { body: { otp_id: data.id, code } }, { headers })
    }
    world.clock.advance(31_000)
  }
  expect(await askForCode(phone, headers)).toMatchObject({ code: 'attempts_exceeded' })
  expect(await askForCode(phone, elsewhere())).toMatchObject({ status: 200 })
})

test('a device of one member is a stranger to the next', async () => {
  const { headers } = await memberWithDevice()
  const next = await world.player({ password })
  await besiege(next.phone, 10)
  expect(await byPassword(next.phone, password, headers)).toMatchObject({ code: 'passwords_exceeded' })
})

test('who shares the owner’s network and block of numbers takes nothing from them', async () => {
  const { phone, headers } = await memberWithDevice()
  const network = { 'x-forwarded-for': owners }
  const codes = Array.from({ length: 100 }, (_, at) => String(at).padStart(6, '0'))
  for (const code of codes) {
    await ask(world, 'POST /member/otp/login', { body: { otp_id: 'A'.repeat(43), code } }, { headers: network })
  }
  expect(await byPassword(phone, password, network)).toMatchObject({ code: 'passwords_exceeded' })
  for (let at = 0; at < 40; at++) await askForCode(`${phone.slice(0, 6)}${5000 + at}`, at < 20 ? network : elsewhere())
  expect(await askForCode(phone, network)).toMatchObject({ code: 'human_check_required' })
  expect(await byPassword(phone, password, headers)).toMatchObject({ status: 200 })
  expect((await signInWithCode(world, phone, headers)).token).toMatch(/^\w{43}$/)
})

test('when strangers have used the day’s texts up, a fifth more is kept for whoever is known', async () => {
  await world.close()
  world = await openWorld({ trustedProxies: ['127.0.0.1'], smsPerDay: 10 })
  const { phone, own, headers } = await memberWithDevice()
  for (let at = 0; at < 9; at++) expect((await askForCode(`91855500${10 + at}`, elsewhere())).status).toBe(200)
  expect(await askForCode(phone, elsewhere())).toMatchObject({ code: 'sms_unavailable' })
  expect((await signInWithCode(world, phone, headers)).token).toMatch(/^\w{43}$/)
  const stepUp = { body: { purpose: 'step-up' } } as const
  expect(await ask(world, 'POST /member/sms', stepUp, { token: own, headers: elsewhere() })).toMatchObject({
    status: 200,
  })
  world.clock.advance(31_000)
  expect(await askForCode(phone, headers)).toMatchObject({ code: 'sms_unavailable' })
})

test('a member who is signed in confirms that it is them while strangers hold every code', async () => {
  const { phone, own } = await memberWithDevice()
  for (let count = 0; count < 3; count++) {
    await besiege(phone, 0)
    world.clock.advance(31_000)
  }
  expect(await askForCode(phone, elsewhere())).toMatchObject({ code: 'attempts_exceeded' })
  const options = { token: own, headers: elsewhere() }
  const { data } = await ask(world, 'POST /member/sms', { body: { purpose: 'step-up' } }, options)
  const body = { otp_id: data.id, code: await readCode(world, phone) }
  expect(await ask(world, 'POST /member/step-up', { body }, options)).toMatchObject({ status: 200 })
})

test('a device that its member has thrown out is a stranger, and one that resets the password stays known', async () => {
  const { phone, headers, own } = await memberWithDevice()
  const lost = await signInWithCode(world, phone, elsewhere())
  const lostHeaders = { ...elsewhere(), cookie: lost.setCookie.split(';')[0] ?? '' }
  expect((await ask(world, 'POST /member/session/delete/others', {}, { token: own })).data).toMatchObject({ ended: 2 })
  await besiege(phone, 10)
  expect(await byPassword(phone, password, lostHeaders)).toMatchObject({ code: 'passwords_exceeded' })
  world.clock.advance(31_000)
  const { data } = await ask(world, 'POST /member/sms', { body: { phone, purpose: 'forget' } }, { headers })
  const chosen = 'limang bibe sa lawa'
  const reset = { otp_id: data.id, code: await readCode(world, phone), new_password: chosen }
  expect(await ask(world, 'POST /member/retrieve/password', { body: reset }, { headers })).toMatchObject({
    status: 200,
  })
  await besiege(phone, 10)
  expect(await byPassword(phone, chosen, headers)).toMatchObject({ status: 200 })
})
