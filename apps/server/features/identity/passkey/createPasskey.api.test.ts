import { ask, openWorld, passkeyTools, type PasskeyTools, signInAgain, startWorker, type World } from '@saya/testing'
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

const google = 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4'
const list = async (player: { token: string }) => (await ask(world, 'GET /member/passkey/list', {}, player)).data

test('a passkey that a device has made is kept under the name of its keeper, and its owner is told [AUTH-99, AUTH-100]', async () => {
  const player = await world.player()
  const reply = await on.create(player, on.newDevice({ aaguid: google }))
  expect(reply).toMatchObject({ status: 200, data: { name: 'Google Password Manager' } })
  expect((await list(player)).d).toMatchObject([{ id: reply.data.id, is_synced: true, used_at: 0, host: '' }])
  const worker = await startWorker(world, tellOwner({ ...world, smsPerDay: 1000 }))
  await expect.poll(() => textsTo(player.phone)).toEqual([expect.stringContaining('A passkey was added')])
  const inbox = await world.db.member(player.uid, tx =>
    tx.selectFrom('message').select('kind').where('uid', '=', player.uid).execute(),
  )
  expect(inbox.map(({ kind }) => kind)).toEqual(['security_passkey'])
  await worker.close()
})

test('the same answer of a device is kept once, however often it is sent at once', async () => {
  const player = await world.player()
  const { data } = await ask(world, 'POST /member/passkey/open', {}, player)
  const body = on.newDevice().create(data)
  const replies = await Promise.all([1, 2, 3].map(() => ask(world, 'POST /member/passkey/create', { body }, player)))
  expect(replies.map(({ code }) => code ?? 'kept').toSorted()).toEqual(['kept', 'passkey_expired', 'passkey_expired'])
  expect((await list(player)).t).toBe(1)
})

test('a device that has a passkey here gets no second one under the same name', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const { device } = await on.added(ana)
  expect(await on.create(ben, device)).toMatchObject({ status: 409, code: 'passkey_known' })
  expect((await list(ben)).t).toBe(0)
})

test.each([
  ['made on another site', { origin: 'https://evil.example' }, 'passkey_elsewhere'],
  ['made in a frame of another site', { isFramed: true }, 'passkey_elsewhere'],
  ['made for another host', { host: 'evil.example' }, 'passkey_elsewhere'],
  ['made without face, finger or PIN', { isUnverified: true }, 'passkey_unverified'],
  ['that is no answer to making one', { type: 'webauthn.get' }, 'passkey_refused'],
] as const)('one %s is not kept', async (_, lie, code) => {
  const player = await world.player()
  expect(await on.create(player, on.newDevice(), lie)).toMatchObject({ status: 422, code })
  expect((await list(player)).t).toBe(0)
})

test('what was asked of another session, too long ago, or of nobody is answered in vain [AUTH-103]', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const asked = (await ask(world, 'POST /member/passkey/open', {}, ana)).data
  const inTime = (await ask(world, 'POST /member/passkey/open', {}, ana)).data
  const body = on.newDevice().create(asked)
  expect(await ask(world, 'POST /member/passkey/create', { body }, ben)).toMatchObject({ code: 'passkey_expired' })
  world.clock.advance(299_999)
  const kept = await ask(world, 'POST /member/passkey/create', { body: on.newDevice().create(inTime) }, ana)
  expect(kept.status).toBe(200)
  world.clock.advance(1)
  expect(await ask(world, 'POST /member/passkey/create', { body }, ana)).toMatchObject({ code: 'passkey_expired' })
  const invented = on.newDevice().create({ ...asked, challenge: 'A'.repeat(75) })
  const reply = await ask(world, 'POST /member/passkey/create', { body: invented }, ana)
  expect(reply).toMatchObject({ code: 'passkey_expired' })
  const garbled = { ...body, response: { ...body.response, attestationObject: 'oWNmbXQ' } }
  expect(await ask(world, 'POST /member/passkey/create', { body: garbled }, ana)).toMatchObject({
    code: 'passkey_refused',
  })
})

test('a member has ten passkeys at most, also where two come at once [AUTH-99]', async () => {
  const player = await world.player()
  for (let count = 0; count < 9; count++) await on.added(player)
  // Of the ten times a day one is left.
  world.clock.advance(24 * 3_600_000)
  const again = await signInAgain(world.db, world.clock, player)
  const options = await Promise.all([1, 2].map(() => ask(world, 'POST /member/passkey/open', {}, again)))
  const bodies = options.map(({ data }) => on.newDevice().create(data))
  const replies = await Promise.all(bodies.map(body => ask(world, 'POST /member/passkey/create', { body }, again)))
  expect(replies.map(({ code }) => code ?? 'kept').toSorted()).toEqual(['kept', 'passkeys_full'])
  expect(await ask(world, 'POST /member/passkey/open', {}, again)).toMatchObject({ status: 409, code: 'passkeys_full' })
})

test('whoever has shown a password alone keeps none [AUTH-99]', async () => {
  const password = 'tatlong maya sa bakod'
  const player = await world.player({ password })
  const { data } = await ask(world, 'POST /member/passkey/open', {}, player)
  world.clock.advance(1000)
  const { token } = (await ask(world, 'POST /member/step-up', { body: { password } }, player)).data
  const body = on.newDevice().create(data)
  expect(await ask(world, 'POST /member/passkey/create', { body }, { token })).toMatchObject({
    code: 'step_up_required',
  })
  expect((await ask(world, 'POST /member/passkey/create', { body })).status).toBe(401)
})
