import {
  ask,
  bendPartners,
  closeAccount,
  codeFrom,
  openWorld,
  type PersonThere,
  signInWithCode,
  type World,
} from '@saya/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { operateStanding } from '../../kyc/index.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())
afterEach(() => bendPartners(world, 'none'))

const juan = {
  userId: 'juan',
  phone: '639180000001',
  firstName: 'Juan',
  lastName: 'dela Cruz',
  birthDate: '1990-05-01',
}

function show(token: string, headers: Record<string, string> = {}) {
  return ask(world, 'POST /member/glife/login', { body: { token } }, { headers })
}

async function enter(person: PersonThere, headers: Record<string, string> = {}) {
  return show(await codeFrom(world, 'glife', person), headers)
}

async function detailOf({ data: { token } }: { data: { token: string } }) {
  return (await ask(world, 'GET /member/detail', {}, { token })).data
}

const cookieOf = (setCookie: string | null) => setCookie?.split(';')[0] ?? ''

test('whoever the wallet vouches for is a member, the same one each time, and begins with what a name is worth [MINI-02, MINI-12]', async () => {
  const first = await enter(juan)
  expect(first.status).toBe(200)
  const member = await detailOf(first)
  expect(member).toMatchObject({ phone: '9180000001', kyc_status: 1, third_party: 'glife', has_login_password: false })
  expect((await detailOf(await enter({ ...juan, phone: '639180000099' }))).uid).toBe(member.uid)
})

test('the browser is given a token of ours alone, and a session that a partner brought confirms nothing by itself', async () => {
  const { data } = await enter({ ...juan, userId: 'unconfirmed', phone: '639180000009' })
  expect(Object.keys(data)).toEqual(['token', 'is_new'])
  expect(await ask(world, 'POST /member/passkey/open', {}, { token: data.token })).toMatchObject({
    status: 403,
    code: 'step_up_required',
  })
})

test('who comes without a name begins as anybody does', async () => {
  expect(await detailOf(await enter({ userId: 'nameless', phone: '09180000002' }))).toMatchObject({ kyc_status: 0 })
})

test('a code signs in once, however often and fast it is shown', async () => {
  const code = await codeFrom(world, 'glife', { ...juan, userId: 'often', phone: '639180000003' })
  const replies = await Promise.all(Array.from({ length: 6 }, () => show(code)))
  expect(replies.filter(reply => reply.status === 200)).toHaveLength(1)
  expect(replies.filter(reply => reply.code === 'partner_refused')).toHaveLength(5)
  expect(await show(code)).toMatchObject({ status: 422, code: 'partner_refused' })
})

test('one person with two codes at once becomes one member', async () => {
  const twice = { ...juan, userId: 'twice', phone: '639180000004' }
  const codes = await Promise.all([codeFrom(world, 'glife', twice), codeFrom(world, 'glife', twice)])
  const members = await Promise.all((await Promise.all(codes.map(code => show(code)))).map(detailOf))
  expect(members[0]?.uid).toBe(members[1]?.uid)
})

test('an invented code, one of another partner and one that is a minute old are refused, and say where to go', async () => {
  const sentence = 'The app you came from did not confirm your identity. Go back to it and open Saya again.'
  const foreign = await codeFrom(world, 'mayamini', juan)
  const old = await codeFrom(world, 'glife', juan)
  expect(await show('invented-0123456789')).toMatchObject({ status: 422, code: 'partner_refused', sentence })
  expect(await show(foreign)).toMatchObject({ status: 422, code: 'partner_refused' })
  world.clock.advance(60_000)
  expect(await show(old)).toMatchObject({ status: 422, code: 'partner_refused' })
})

test('a phone that is somebody else’s is not taken over: its owner links the two by a code, in the same browser', async () => {
  const ana = await world.player()
  const person = { ...juan, userId: 'linked', phone: `63${ana.phone}` }
  const refused = await enter(person)
  expect(refused).toMatchObject({ status: 409, code: 'partner_phone_taken' })
  expect(await enter(person)).toMatchObject({ code: 'partner_phone_taken' })
  // Another browser in which the owner signs in links nothing.
  const elsewhere = `device=${'e'.repeat(43)}`
  await signInWithCode(world, ana.phone, { cookie: elsewhere })
  const waiting = await enter(person, { cookie: elsewhere.replace('e', 'f') })
  expect(waiting).toMatchObject({ code: 'partner_phone_taken' })
  world.clock.advance(31_000)
  await signInWithCode(world, ana.phone, { cookie: cookieOf(waiting.headers.get('set-cookie')) })
  expect((await detailOf(await enter(person))).uid).toBe(String(ana.uid))
})

test('the wait for a proof ends after a quarter of an hour', async () => {
  const ben = await world.player()
  const person = { ...juan, userId: 'late', phone: `63${ben.phone}` }
  const cookie = cookieOf((await enter(person)).headers.get('set-cookie'))
  world.clock.advance(15 * 60_000)
  await signInWithCode(world, ben.phone, { cookie })
  expect(await enter(person)).toMatchObject({ code: 'partner_phone_taken' })
})

test('without a Philippine mobile nobody becomes a member', async () => {
  for (const phone of [undefined, '6281234567890']) {
    const person = { ...juan, userId: 'phoneless', ...(phone ? { phone } : { phone: '' }) }
    expect(await enter(person)).toMatchObject({ status: 422, code: 'partner_phone_missing' })
  }
})

test('whom the wallet knows to be under 21 is not let in', async () => {
  const young = { ...juan, userId: 'young', phone: '639180000005', birthDate: '2015-01-01' }
  expect(await enter(young)).toMatchObject({ status: 403, code: 'partner_too_young' })
})

test('a blocked member and a closed account are refused, each by its own words', async () => {
  const blocked = { ...juan, userId: 'blocked', phone: '639180000006' }
  const { uid } = await detailOf(await enter(blocked))
  const reviewer = { id: 'rosa', name: 'Rosa', memberUid: null }
  await operateStanding(world.api.kyc, { uid: BigInt(uid), act: 'block', reviewer, reason: 'fraud' })
  expect(await enter(blocked)).toMatchObject({ status: 403, code: 'account_blocked' })
  const closed = { ...juan, userId: 'closed', phone: '639180000007' }
  const gone = await detailOf(await enter(closed))
  await closeAccount(world.db, BigInt(gone.uid), world.clock.now())
  expect(await enter(closed)).toMatchObject({ status: 403, code: 'account_closed' })
})

test('a wallet that is silent, or whose answer somebody changed, signs nobody in; the code that it never saw is still good', async () => {
  const person = { ...juan, userId: 'patient', phone: '639180000008' }
  const code = await codeFrom(world, 'glife', person)
  await bendPartners(world, 'silent', 1)
  expect(await show(code)).toMatchObject({ status: 503, code: 'partner_unreachable' })
  expect(await show(code)).toMatchObject({ status: 200 })
  await bendPartners(world, 'forged', 1)
  expect(await enter(person)).toMatchObject({ status: 503, code: 'partner_unreachable' })
})
