import { ask, openWorld, passkeyTools, type PasskeyTools, type Player, startWorker, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellOwner } from '../tellOwner.ts'

let world: World
let on: PasskeyTools
beforeAll(async () => {
  world = await openWorld()
  on = passkeyTools(world)
})
afterAll(() => world.close())

/** The texts to a number about a change, once a worker has sent what waits. */
async function textsTo(phone: string): Promise<string[]> {
  const inbox = (await (await fetch(`${world.sandboxUrl}/sms?to=${phone}`)).json()) as { text: string }[]
  return inbox.map(({ text }) => text)
}

async function inboxOf({ uid }: Player): Promise<string[]> {
  const rows = await world.db.member(uid, tx =>
    tx.selectFrom('message').select('kind').where('uid', '=', uid).execute(),
  )
  return rows.map(({ kind }) => kind)
}

test('a passkey opens a session without code or password, which counts as proof that it is the member [AUTH-99, AUTH-102]', async () => {
  const player = await world.player()
  const { device } = await on.added(player)
  world.clock.advance(60_000)
  const { status, data } = await on.enter(device)
  expect(status).toBe(200)
  expect((await ask(world, 'GET /member/detail', {}, data)).data.uid).toBe(String(player.uid))
  expect((await ask(world, 'POST /member/passkey/open', {}, data)).status).toBe(200)
  expect((await ask(world, 'GET /member/session/list', {}, data)).data.t).toBe(2)
})

test('what was asked is answered once: of many at once one comes in, and a copy of the answer never does [AUTH-103]', async () => {
  const { device } = await on.added(await world.player())
  const { asked, cookie } = await on.askToEnter()
  const body = device.sign(asked)
  const send = () => ask(world, 'POST /member/passkey/login', { body }, { headers: { cookie } })
  const replies = await Promise.all([1, 2, 3, 4].map(send))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'passkey_expired')).toHaveLength(3)
  expect(await send()).toMatchObject({ status: 422, code: 'passkey_expired' })
})

test('an answer that comes after five minutes, from another browser or for another purpose opens nothing [AUTH-103]', async () => {
  const player = await world.player()
  const { device } = await on.added(player)
  const { asked, cookie } = await on.askToEnter()
  const other = (await on.askToEnter()).cookie
  const body = device.sign(asked)
  const send = (headers: Record<string, string>, proof = body) =>
    ask(world, 'POST /member/passkey/login', { body: proof }, { headers })
  expect(await send({ cookie: other })).toMatchObject({ code: 'passkey_expired' })
  expect(await send({})).toMatchObject({ code: 'passkey_expired' })
  const stepUp = await ask(world, 'POST /member/passkey/proof/open', { body: { purpose: 'step-up' } }, player)
  expect(await send({ cookie }, device.sign(stepUp.data))).toMatchObject({ code: 'passkey_expired' })
  const inTime = await on.askToEnter()
  const last = device.sign(inTime.asked)
  world.clock.advance(299_999)
  expect((await send({ cookie: inTime.cookie }, last)).status).toBe(200)
  world.clock.advance(1)
  expect(await send({ cookie })).toMatchObject({ code: 'passkey_expired' })
})

test.each([
  ['from another site [AUTH-104]', { origin: 'https://evil.example' }, 'passkey_elsewhere'],
  ['from a frame of another site [AUTH-104]', { isFramed: true }, 'passkey_elsewhere'],
  ['for another host [AUTH-104]', { host: 'evil.example' }, 'passkey_elsewhere'],
  ['without face, finger or PIN [AUTH-105]', { isUnverified: true }, 'passkey_unverified'],
  ['with another signature', { spoilsSignature: true }, 'passkey_refused'],
  ['of another kind', { type: 'webauthn.create' }, 'passkey_refused'],
  ['in the name of another member', { userHandle: 'AAAAAAAAAAE' }, 'passkey_unknown'],
] as const)('nothing is opened by a proof %s', async (_, lie, code) => {
  const { device } = await on.added(await world.player())
  expect(await on.enter(device, lie)).toMatchObject({ status: 422, code })
  expect((await on.enter(device)).status).toBe(200)
})

test('a passkey of nobody here opens nothing [AUTH-106]', async () => {
  const stranger = on.newDevice()
  expect(await on.enter(stranger)).toMatchObject({ status: 422, code: 'passkey_unknown' })
})

test('a passkey that counts backwards is a copy: it opens nothing, and its owner is told [AUTH-100, AUTH-107]', async () => {
  const player = await world.player()
  const { device } = await on.added(player, { isCounting: true })
  expect((await on.enter(device)).status).toBe(200)
  expect((await on.enter(device)).status).toBe(200)
  device.counter = 0
  expect(await on.enter(device)).toMatchObject({ status: 422, code: 'passkey_copied' })
  const worker = await startWorker(world, tellOwner({ ...world, smsPerDay: 1000 }))
  await expect.poll(() => textsTo(player.phone)).toContainEqual(expect.stringContaining('may have been copied'))
  expect(await inboxOf(player)).toContain('security_passkey_copied')
  await worker.close()
  device.counter = 2
  expect((await on.enter(device)).status).toBe(200)
})

test('the passkeys of a closed account let nobody in, and are gone with it [AUTH-111]', async () => {
  const player = await world.player()
  const devices = [(await on.added(player)).device, (await on.added(player)).device]
  const { data: left } = await ask(world, 'GET /member/close/remainder', {}, player)
  const closed = await ask(world, 'POST /member/close', { body: { gives_up: left } }, player)
  expect(closed.status).toBe(200)
  for (const device of devices) expect(await on.enter(device)).toMatchObject({ status: 422, code: 'passkey_unknown' })
  const kept = await world.db.app(tx => tx.selectFrom('passkey').select('id').where('uid', '=', player.uid).execute())
  expect(kept).toEqual([])
})

test('refused proofs count towards their network, and a right one is let in whatever strangers sent who know its name [AUTH-116]', async () => {
  const own = await openWorld({ countsLoopback: true })
  const tools = passkeyTools(own)
  const ana = await own.player()
  const { device } = await tools.added(ana)
  const stranger = tools.newDevice()
  const { id } = device.sign((await tools.askToEnter()).asked)
  const junk = { id, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } }
  const send = () => ask(own, 'POST /member/passkey/login', { body: junk })
  for (let count = 0; count < 50; count++) expect((await send()).code).toBe('passkey_refused')
  const spoiled = { spoilsSignature: true }
  for (let count = 0; count < 25; count++) expect((await tools.enter(device, spoiled)).code).toBe('passkey_refused')
  for (let count = 0; count < 25; count++) await tools.enter(stranger)
  expect(await send()).toMatchObject({ status: 429, code: 'passkey_tries_exceeded' })
  expect(await tools.enter(stranger)).toMatchObject({ status: 429, code: 'passkey_tries_exceeded' })
  const elsewhere = await own.api.app.inject({
    method: 'POST',
    url: '/member/passkey/login',
    headers: { accept: 'application/json', host: new URL(own.url).host },
    payload: junk,
    remoteAddress: '203.0.113.77',
  })
  expect(elsewhere.json<{ code: string }>().code).toBe('passkey_refused')
  expect((await tools.enter(device)).status).toBe(200)
  own.clock.advance(3_600_000)
  expect((await send()).code).toBe('passkey_refused')
  await own.close()
})
