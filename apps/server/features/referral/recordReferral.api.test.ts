import { readFileSync } from 'node:fs'
import {
  ask,
  closeAccount,
  codeFrom,
  decideAs,
  depositTools,
  openWorld,
  type Player,
  readCode,
  submitAs,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantFault, pullFault } from '../../../../packages/testing/simulation/promotion/plants.store.ts'
import { systemRandom } from '../../platform/random.ts'
import { settle } from '../deposit/event/settle.ts'
import { addReferralCode, countReferrals, endReferralCode, findParent, findReferral, listReferrals } from './index.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

let made = 0
const newPhone = () => `91911${String(++made).padStart(5, '0')}`

async function codeOf(phone: string) {
  const { data } = await ask(world, 'POST /member/sms', { body: { phone } })
  return { otp_id: data.id, code: await readCode(world, phone) }
}

const person = (phone: string) => ({ userId: phone, phone: `63${phone}`, firstName: 'Luz', lastName: 'Reyes' })

interface Answer {
  readonly status: number
  readonly data: { readonly token: string }
}
type Enter = (phone: string, headers: Record<string, string>) => Promise<Answer>

const doors: Readonly<Record<string, Enter>> = {
  'a code': async (phone, headers) => ask(world, 'POST /member/otp/login', { body: await codeOf(phone) }, { headers }),
  'the registration': async (phone, headers) =>
    ask(world, 'POST /member/reg', { body: { phone, ...(await codeOf(phone)) } }, { headers }),
  glife: async (phone, headers) => {
    const body = { token: await codeFrom(world, 'glife', person(phone)) }
    return ask(world, 'POST /member/glife/login', { body }, { headers })
  },
  mayamini: async (phone, headers) => {
    const body = { sessionId: await codeFrom(world, 'mayamini', person(phone)) }
    return ask(world, 'POST /member/mayamini/login', { body }, { headers })
  },
  lazadamini: async (phone, headers) => {
    const body = { authCode: await codeFrom(world, 'lazadamini', person(phone)) }
    return ask(world, 'POST /finance/lazadaminiapp/login', { body }, { headers })
  },
}

async function enter(headers: Record<string, string>, door = 'a code'): Promise<bigint> {
  const entered = await doors[door]?.(newPhone(), headers)
  expect(entered?.status).toBe(200)
  const { data } = await ask(world, 'GET /member/detail', {}, { token: entered?.data.token ?? '' })
  return BigInt(data.uid)
}

const referralOf = (uid: bigint) => world.db.app(tx => findReferral(tx, uid))
const broughtBy = async ({ uid }: Player) =>
  (await world.db.app(tx => listReferrals(tx, uid, { last: null, size: 50 }))).map(child => child.uid)

test.each(Object.keys(doors))(
  'a new browser that comes by %s is registered under the name that its session has [PROMO-290]',
  async door => {
    const ben = await world.player()
    const uid = await enter({ 're-id': String(ben.uid), 'ch-id': '0' }, door)
    const query = world.db.app(tx => tx.selectFrom('session').select('device_id').where('uid', '=', uid).execute())
    const [session] = await query
    expect(session?.device_id).toMatch(/^[0-9A-Za-z]{43}$/)
    expect((await referralOf(uid))?.device).toBe(session?.device_id)
  },
)

test.each(Object.keys(doors))('who comes by %s is known as brought, from both ends [FACT-66, FACT-67]', async door => {
  const ben = await world.player()
  const device = 'd'.repeat(43)
  const uid = await enter({ 're-id': String(ben.uid), 'ch-id': '12', cookie: `device=${device}` }, door)
  expect(await referralOf(uid)).toMatchObject({ code: String(ben.uid), parent: ben.uid, channel: '12', state: 'named' })
  const [child] = await world.db.app(tx => listReferrals(tx, ben.uid, { last: null, size: 5 }))
  expect(child).toMatchObject({ device, network: '127.0.0.1' })
  expect(await world.db.app(tx => findParent(tx, uid))).toMatchObject({ uid: ben.uid })
  expect(await broughtBy(ben)).toEqual([uid])
  expect(await world.db.app(tx => countReferrals(tx, ben.uid))).toBe(1)
})

test('a later sign-in by another link changes nothing [FACT-66]', async () => {
  const [ben, eva] = [await world.player(), await world.player()]
  const phone = newPhone()
  const first = { body: await codeOf(phone) }
  await ask(world, 'POST /member/otp/login', first, { headers: { 're-id': String(ben.uid) } })
  const again = { body: await codeOf(phone) }
  await ask(world, 'POST /member/otp/login', again, { headers: { 're-id': String(eva.uid) } })
  expect([(await broughtBy(ben)).length, await broughtBy(eva)]).toEqual([1, []])
})

test('a registration and the record of who brought it are one commit: where the record fails nobody is registered [FACT-66]', async () => {
  const ben = await world.player()
  const phone = newPhone()
  const come = () => doors['a code']?.(phone, { 're-id': String(ben.uid) })
  await world.db.app(tx => plantFault(tx, { table: 'referral', when: 'insert', change: `raise exception 'planted';` }))
  expect((await come())?.status).toBe(500)
  await world.db.app(pullFault)
  const registered = world.db.app(tx => tx.selectFrom('sign_in').select('uid').where('phone', '=', phone).execute())
  expect([await registered, await broughtBy(ben)]).toEqual([[], []])
  world.clock.advance(31_000)
  expect((await come())?.status).toBe(200)
  expect(await broughtBy(ben)).toHaveLength(1)
})

test.each([
  ['123', 'unknown'],
  ['ben', 'unknown'],
  ['9'.repeat(40), 'unknown'],
  ["1'--", 'unknown'],
])('a link with %s registers all the same, and brings nobody [FACT-67]', async (code, state) => {
  const uid = await enter({ 're-id': code })
  expect(await referralOf(uid)).toMatchObject({ code, parent: null, state })
})

test('who names the number that they are about to get is kept as their own, and is nobody’s child [FACT-67]', async () => {
  const uid = (await enter({ 'ch-id': '7' })) + 1n
  expect(await enter({ 're-id': String(uid) })).toBe(uid)
  expect(await referralOf(uid)).toMatchObject({ parent: uid, state: 'self' })
  expect(await world.db.app(tx => listReferrals(tx, uid, { last: null, size: 5 }))).toEqual([])
  expect(await referralOf(uid - 1n)).toMatchObject({ code: '', parent: null, channel: '7', state: 'channel' })
})

const codeFor = (uid: bigint, channel = '') =>
  world.db.app(tx => addReferralCode(tx, { uid, channel, random: systemRandom, nowMs: world.clock.now() }))
const inviteOf = (uid: bigint) =>
  world.db.app(tx => tx.selectFrom('invite').selectAll().where('uid', '=', uid).execute())

test('a link names its member by a code that is not their number, the same for as long as it holds [PROMO-130]', async () => {
  const ben = await world.player()
  const codes = await Promise.all([1, 2, 3, 4, 5].map(() => codeFor(ben.uid)))
  const [code = ''] = codes
  expect(new Set(codes).size).toBe(1)
  expect(code).toMatch(/^[1-9]\d{9}$/)
  expect(code).not.toContain(String(ben.uid))
  const uid = await enter({ 're-id': code, 'ch-id': '0' })
  expect(await referralOf(uid)).toMatchObject({ code, parent: ben.uid, channel: '0', state: 'named' })
  expect(await inviteOf(uid)).toMatchObject([{ parent: ben.uid, counted_at: null, parent_state: 'open' }])
})

test('a code that has ended, or is nobody’s, brings nobody, and the registration goes on [PROMO-131]', async () => {
  const ben = await world.player()
  const code = await codeFor(ben.uid)
  const end = () => world.db.app(tx => endReferralCode(tx, { code, nowMs: world.clock.now() }))
  expect([await end(), await end()]).toEqual([true, false])
  for (const dead of [code, '9999999999']) {
    const uid = await enter({ 're-id': dead })
    expect(await referralOf(uid)).toMatchObject({ code: dead, parent: null, state: 'unknown' })
    expect(await inviteOf(uid)).toEqual([])
  }
  expect(await codeFor(ben.uid)).not.toBe(code)
})

test('a closed or blocked account brings nobody, by its code or its number, and the registration goes on [PROMO-131]', async () => {
  const [closed, blocked] = [await world.player(), await world.player({ kyc: 'block' })]
  await closeAccount(world.db, closed.uid, world.clock.now())
  for (const { uid: of } of [closed, blocked]) {
    for (const code of [await codeFor(of), String(of)]) {
      const uid = await enter({ 're-id': code, 'ch-id': '0' })
      expect(await referralOf(uid)).toMatchObject({ code, parent: null, state: 'unknown' })
      expect(await inviteOf(uid)).toEqual([])
    }
  }
})

test('an agent’s link keeps its channel, and is no invitation of a friend', async () => {
  const ben = await world.player()
  const nowMs = world.clock.now()
  const agent = { uid: ben.uid, channel: 'agent', endsAtMs: nowMs + 60_000, random: systemRandom, nowMs }
  const code = await world.db.app(tx => addReferralCode(tx, agent))
  const uid = await enter({ 're-id': code, 'ch-id': '3' })
  expect(await referralOf(uid)).toMatchObject({ code, parent: ben.uid, channel: 'agent', state: 'named' })
  expect(await inviteOf(uid)).toEqual([])
  world.clock.advance(60_000)
  expect(await referralOf(await enter({ 're-id': code }))).toMatchObject({ parent: null, state: 'unknown' })
})

test('who came by no link has none', async () => {
  expect(await referralOf(await enter({}))).toBeUndefined()
})

test('when who was brought is verified and has deposited is told by the records of that [FACT-66]', async () => {
  const ben = await world.player()
  const byCode = doors['a code']
  if (!byCode) throw new Error('There is no such door.')
  const { data } = await byCode(newPhone(), { 're-id': String(ben.uid) })
  const { uid: text, phone } = (await ask(world, 'GET /member/detail', {}, data)).data
  const ana = { uid: BigInt(text), phone, token: data.token }
  expect(await referralOf(ana.uid)).toMatchObject({ verified_at: null, deposited_at: null })
  await submitAs(world, ana)
  await decideAs(world, ana.uid, { decision: 'full' })
  const verifiedAtMs = world.clock.now()
  world.clock.advance(60_000)
  const cashier = depositTools(world)
  const { id, payUrl } = await cashier.begin(ana)
  await cashier.act(payUrl)
  await settle(world.api.deposits, { gateway: 'paymongo', reference: id, uid: ana.uid })
  const [child] = await world.db.app(tx => listReferrals(tx, ben.uid, { last: null, size: 5 }))
  expect(child).toMatchObject({ uid: ana.uid, verified_at: verifiedAtMs })
  expect(Number(child?.deposited_at)).toBeGreaterThanOrEqual(verifiedAtMs + 60_000)
})

test('pages of those whom somebody brought follow each other, and nobody comes twice [FACT-67]', async () => {
  const ben = await world.player()
  for (let brought = 0; brought < 5; brought++) {
    if (brought % 2 === 0) world.clock.advance(1000)
    await enter({ 're-id': String(ben.uid) })
  }
  const uids: bigint[] = []
  let last: { readonly atMs: number; readonly uid: bigint } | null = null
  for (;;) {
    const page = await world.db.app(tx => listReferrals(tx, ben.uid, { last, size: 2 }))
    uids.push(...page.map(({ uid }) => uid))
    const end = page.at(-1)
    if (!end) break
    last = { atMs: end.at, uid: end.uid }
  }
  expect([uids.length, new Set(uids).size]).toEqual([5, 5])
})

test('what profiles alone knew before there was a record of it is taken over, once [FACT-66]', async () => {
  const [ben, ana, eva] = [await world.player(), await world.player(), await world.player()]
  const before = { parent_uid: ben.uid, parent_name: 'ben', channel_id: '12' }
  const came = { parent_uid: null, parent_name: '', channel_id: '9' }
  for (const [uid, values] of [
    [ana.uid, before],
    [eva.uid, came],
  ] as const) {
    await world.db.member(uid, tx => tx.updateTable('profile').set(values).where('uid', '=', uid).execute())
  }
  const migration = readFileSync('db/migrations/member/0039_referrals_before.sql', 'utf8')
  for (let times = 0; times < 2; times++) {
    for (const uid of [ana.uid, eva.uid]) await world.db.member(uid, tx => sql.raw(migration).execute(tx))
  }
  expect(await referralOf(ana.uid)).toMatchObject({
    parent: ben.uid,
    channel: '12',
    state: 'named',
    code: String(ben.uid),
  })
  expect(await referralOf(eva.uid)).toMatchObject({ parent: null, channel: '9', state: 'channel', code: '' })
  expect(await broughtBy(ben)).toEqual([ana.uid])
})
