import {
  ask,
  codeFrom,
  numberClaimDesk,
  openWorld,
  readCode,
  signInWithCode,
  staffOf,
  passkeyTools,
  type PasskeyTools,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let on: PasskeyTools
beforeAll(async () => {
  world = await openWorld()
  on = passkeyTools(world)
})
afterAll(() => world.close())

const dayMs = 24 * 3_600_000
const password = 'tatlong maya sa bakod'
const set = (player: { token: string }, asks_passkey: boolean) =>
  ask(world, 'POST /member/passkey/login/set', { body: { asks_passkey } }, player)

async function codeTo(phone: string, purpose: 'login' | 'step-up', token?: string) {
  const { data } = await ask(world, 'POST /member/sms', { body: { phone, purpose } }, token ? { token } : {})
  return { otp_id: data.id, code: await readCode(world, phone) }
}

test('for whoever chose so, a code, a password and a partner’s app open no session, and the passkey does [AUTH-112]', async () => {
  const glife = { userId: 'ana', phone: '639180000301', firstName: 'Ana', lastName: 'Reyes' }
  const first = { token: await codeFrom(world, 'glife', glife) }
  await ask(world, 'POST /member/glife/login', { body: first })
  const entered = await signInWithCode(world, '9180000301')
  const { uid } = (await ask(world, 'GET /member/detail', {}, entered)).data
  await ask(world, 'POST /member/password/update', { body: { password: '', new_password: password } }, entered)
  const ana = await on.askedFor({ uid: BigInt(uid), phone: '9180000301', token: entered.token })
  world.clock.advance(60_000)

  const refused = { status: 403, code: 'passkey_required' }
  const shown = await codeTo(ana.phone, 'login')
  expect(await ask(world, 'POST /member/otp/login', { body: shown })).toMatchObject(refused)
  world.clock.advance(60_000)
  const again = { ...(await codeTo(ana.phone, 'login')), phone: ana.phone }
  expect(await ask(world, 'POST /member/reg', { query: {}, body: again })).toMatchObject(refused)
  expect(await ask(world, 'POST /member/login', { body: { phone: ana.phone, password } })).toMatchObject(refused)
  const wallet = { token: await codeFrom(world, 'glife', glife) }
  expect(await ask(world, 'POST /member/glife/login', { body: wallet })).toMatchObject(refused)
  const { data, status } = await on.enter(ana.device)
  expect(status).toBe(200)
  expect((await ask(world, 'GET /member/detail', {}, data)).data.uid).toBe(uid)
})

test('only a right password tells that a passkey is asked for', async () => {
  const ana = await on.askedFor(await world.player({ password }))
  const body = { phone: ana.phone, password: 'not it' }
  expect(await ask(world, 'POST /member/login', { body })).toMatchObject({ code: 'sign_in_refused' })
})

test('it is chosen and undone by a passkey shown just now, and by nothing less [AUTH-113]', async () => {
  const player = await world.player()
  expect(await set(player, true)).toMatchObject({ status: 403, code: 'step_up_required' })
  const ana = await on.askedFor(player)
  expect((await ask(world, 'GET /member/passkey/list', {}, ana)).data.asks_passkey).toBe(true)
  world.clock.advance(15 * 60_000 - 1)
  expect([(await set(ana, false)).status, (await set(ana, true)).status]).toEqual([200, 200])
  world.clock.advance(1)
  // The passkey was shown too long ago by now.
  expect(await set(ana, false)).toMatchObject({ status: 403, code: 'step_up_required' })
  const body = await codeTo(ana.phone, 'step-up', ana.token)
  const byCode = (await ask(world, 'POST /member/step-up', { body }, ana)).data
  expect(await set(byCode, false)).toMatchObject({ status: 403, code: 'step_up_required' })
  const byPasskey = (await on.confirm(byCode, ana.device)).data
  expect((await set(byPasskey, false)).status).toBe(200)
  expect((await set(byPasskey, false)).status).toBe(200)
  expect((await signInWithCode(world, ana.phone)).token).toHaveLength(43)
  expect((await ask(world, 'POST /member/passkey/login/set', { body: { asks_passkey: true } })).status).toBe(401)
})

test('a code then changes neither the number nor the passkeys [AUTH-113]', async () => {
  const ana = await on.askedFor(await world.player({ kyc: 'fully_kyc' }))
  world.clock.advance(15 * 60_000)
  const body = await codeTo(ana.phone, 'step-up', ana.token)
  const { token } = (await ask(world, 'POST /member/step-up', { body }, ana)).data
  const gone = await ask(world, 'POST /member/passkey/delete', { body: { id: ana.id } }, { token })
  expect(gone).toMatchObject({ code: 'step_up_required' })
  expect(await ask(world, 'POST /member/passkey/open', {}, { token })).toMatchObject({ code: 'step_up_required' })
  const moved = { phone: '9186660009', otp_id: body.otp_id, code: body.code }
  const update = await ask(world, 'POST /member/detail/update', { body: moved }, { token })
  expect(update).toMatchObject({ code: 'step_up_required' })
})

test('with the last passkey taken away a code lets in again [AUTH-115]', async () => {
  const ana = await on.askedFor(await world.player())
  const remove = (id: string) => ask(world, 'POST /member/passkey/delete', { body: { id } }, ana)
  expect((await remove((await on.added(ana)).id)).status).toBe(200)
  // One is left, and is asked for still.
  const early = await ask(world, 'POST /member/otp/login', { body: await codeTo(ana.phone, 'login') })
  expect(early).toMatchObject({ status: 403, code: 'passkey_required' })
  world.clock.advance(60_000)
  expect((await remove(ana.id)).status).toBe(200)
  expect((await ask(world, 'GET /member/passkey/list', {}, ana)).data).toMatchObject({ t: 0, asks_passkey: false })
  expect((await signInWithCode(world, ana.phone)).token).toHaveLength(43)
  expect(await set(ana, true)).toMatchObject({ status: 409, code: 'passkey_missing' })
})

test('whose number staff have moved comes in by a code to the new one, and the passkeys of before count no more [AUTH-114]', async () => {
  const desk = numberClaimDesk(world)
  const { player, id, newPhone } = await desk.proposed()
  const { device } = await on.askedFor(player)
  world.clock.advance(dayMs)
  expect((await desk.approve(id, (await staffOf(world, { role: 'compliance' })).token)).status).toBe(200)
  const entered = await signInWithCode(world, newPhone)
  expect((await ask(world, 'GET /member/passkey/list', {}, entered)).data).toMatchObject({ t: 0, asks_passkey: false })
  expect(await on.enter(device)).toMatchObject({ code: 'passkey_unknown' })
})
