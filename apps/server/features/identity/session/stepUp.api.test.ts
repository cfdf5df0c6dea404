import { ask, openWorld, otherCode, passkeyTools, readCode, type World } from '@saya/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
afterEach(() => world.clock.advance(25 * 3_600_000))

const password = 'tatlong maya sa bakod'

type Body = { otp_id: string; code: string } | { password: string }

function stepUp(token: string, body: Body) {
  return ask(world, 'POST /member/step-up', { body }, { token })
}

async function codeFor({ token, phone }: { token: string; phone: string }) {
  const sent = await ask(world, 'POST /member/sms', { body: { purpose: 'step-up' } }, { token })
  expect(sent.status).toBe(200)
  return { otp_id: sent.data.id, code: await readCode(world, phone) }
}

async function isConfirmed(token: string): Promise<boolean> {
  const body = { password: 'not it', new_password: 'pito ang kalabaw' }
  return (await ask(world, 'POST /member/password/update', { body }, { token })).code !== 'step_up_required'
}

async function oldSession(wish: Parameters<World['player']>[0] = {}) {
  const player = await world.player(wish)
  world.clock.advance(15 * 60_000)
  expect(await isConfirmed(player.token)).toBe(false)
  return player
}

test('a code to the own phone confirms this session for 15 minutes, and once', async () => {
  const player = await oldSession()
  const body = await codeFor(player)
  const { token } = (await stepUp(player.token, body)).data
  expect(await isConfirmed(token)).toBe(true)
  expect((await stepUp(token, body)).code).toBe('code_invalid')
  world.clock.advance(15 * 60_000)
  expect(await isConfirmed(token)).toBe(false)
})

test('the session goes on under a new token, and whoever shows the one of before ends it', async () => {
  const player = await oldSession()
  const { token } = (await stepUp(player.token, await codeFor(player))).data
  expect(token).not.toBe(player.token)
  expect((await ask(world, 'GET /member/detail', {}, { token })).status).toBe(200)
  expect(await ask(world, 'GET /member/detail', {}, player)).toMatchObject({ status: 401, code: 'invalid_token' })
  expect((await ask(world, 'GET /member/detail', {}, { token })).status).toBe(200)
  world.clock.advance(31_000)
  expect((await ask(world, 'GET /member/detail', {}, player)).status).toBe(401)
  expect((await ask(world, 'GET /member/detail', {}, { token })).code).toBe('ended_for_safety')
})

test('where the answer was lost the token of before goes on after half a minute, and confirms nothing', async () => {
  const player = await oldSession()
  expect((await stepUp(player.token, await codeFor(player))).status).toBe(200)
  world.clock.advance(31_000)
  expect((await ask(world, 'GET /member/detail', {}, player)).status).toBe(200)
  expect(await isConfirmed(player.token)).toBe(false)
})

test('of many at once that show the same code one is confirmed', async () => {
  const player = await oldSession()
  const body = await codeFor(player)
  const replies = await Promise.all(Array.from({ length: 6 }, () => stepUp(player.token, body)))
  expect(replies.filter(reply => reply.status === 200)).toHaveLength(1)
})

test('the code goes to the own phone, whatever phone is sent along', async () => {
  const player = await world.player()
  const stranger = '9176660001'
  const sent = await ask(world, 'POST /member/sms', { body: { purpose: 'step-up', phone: stranger } }, player)
  const body = { otp_id: sent.data.id, code: await readCode(world, player.phone) }
  expect((await stepUp(player.token, body)).status).toBe(200)
  await expect(readCode(world, stranger)).rejects.toThrow('No code was sent')
})

test('the code of another member confirms nobody', async () => {
  const [ana, ben] = [await oldSession(), await oldSession()]
  const body = await codeFor(ana)
  expect((await stepUp(ben.token, body)).code).toBe('code_invalid')
  expect((await stepUp(ana.token, body)).status).toBe(200)
})

test('a code for signing in or for a forgotten password confirms nobody, and the other way round', async () => {
  const player = await oldSession()
  for (const purpose of ['login', 'forget'] as const) {
    const sent = await ask(world, 'POST /member/sms', { body: { phone: player.phone, purpose } })
    const body = { otp_id: sent.data.id, code: await readCode(world, player.phone) }
    expect((await stepUp(player.token, body)).code).toBe('code_invalid')
    world.clock.advance(31_000)
  }
  const body = await codeFor(player)
  expect((await ask(world, 'POST /member/otp/login', { body })).code).toBe('code_invalid')
  const reset = { ...body, new_password: 'pito ang kalabaw' }
  expect((await ask(world, 'POST /member/retrieve/password', { body: reset })).code).toBe('code_invalid')
})

test('a code that went to a number the member has given up since then confirms nobody', async () => {
  const player = await oldSession({ kyc: 'fully_kyc' })
  const body = await codeFor(player)
  const phone = '9176660002'
  await world.db.app(tx => tx.updateTable('sign_in').set({ phone }).where('uid', '=', player.uid).execute())
  expect((await stepUp(player.token, body)).code).toBe('code_invalid')
  world.clock.advance(31_000)
  expect((await stepUp(player.token, await codeFor({ ...player, phone }))).status).toBe(200)
})

test('wrong codes are counted, and the fifth kills the code', async () => {
  const player = await oldSession()
  const body = await codeFor(player)
  const wrong = { ...body, code: otherCode(body.code) }
  for (let count = 0; count < 4; count++) expect((await stepUp(player.token, wrong)).code).toBe('code_invalid')
  expect((await stepUp(player.token, wrong)).code).toBe('code_spent')
  expect((await stepUp(player.token, body)).code).toBe('code_spent')
})

test('the password confirms too, unless it was set in the last 72 hours', async () => {
  const settled = await oldSession({ password })
  const wrong = { status: 422, code: 'password_invalid', sentence: 'Invalid password' }
  expect(await stepUp(settled.token, { password: 'not it' })).toMatchObject(wrong)
  const { token } = (await stepUp(settled.token, { password })).data
  expect(await isConfirmed(token)).toBe(true)
  const fresh = await oldSession({ password, passwordAgeMs: 0 })
  expect(await stepUp(fresh.token, { password })).toMatchObject({ status: 422, code: 'password_too_new' })
  expect(await isConfirmed(fresh.token)).toBe(false)
})

test('a passkey confirms as a code does, and neither another’s nor one that was taken away [AUTH-106, AUTH-109]', async () => {
  const on = passkeyTools(world)
  const [ana, ben] = [await world.player(), await world.player()]
  const [{ device }, { device: bens }] = [await on.added(ana), await on.added(ben)]
  world.clock.advance(15 * 60_000)
  expect(await on.confirm(ana, bens)).toMatchObject({ status: 422, code: 'passkey_unknown' })
  expect(await isConfirmed(ana.token)).toBe(false)
  const { token } = (await on.confirm(ana, device)).data
  const body = { password: '', new_password: 'pito ang kalabaw' }
  expect((await ask(world, 'POST /member/password/update', { body }, { token })).status).toBe(200)
  const { d } = (await ask(world, 'GET /member/passkey/list', {}, { token })).data
  await ask(world, 'POST /member/passkey/delete', { body: { id: d[0]?.id ?? '' } }, { token })
  expect(await on.confirm({ token }, device)).toMatchObject({ status: 422, code: 'passkey_unknown' })
})

test('what one session was asked to sign confirms no other, nor twice [AUTH-103]', async () => {
  const on = passkeyTools(world)
  const player = await world.player()
  const { device } = await on.added(player)
  const other = (await on.enter(device)).data
  const { data } = await ask(world, 'POST /member/passkey/proof/open', { body: { purpose: 'step-up' } }, player)
  const body = { passkey: device.sign(data) }
  expect(await ask(world, 'POST /member/step-up', { body }, other)).toMatchObject({ code: 'passkey_expired' })
  const { token } = (await ask(world, 'POST /member/step-up', { body }, player)).data
  expect(await ask(world, 'POST /member/step-up', { body }, { token })).toMatchObject({ code: 'passkey_expired' })
})

test('a guest confirms nothing, and gets no code for it', async () => {
  expect((await ask(world, 'POST /member/step-up', { body: { password } })).status).toBe(401)
  const sent = await ask(world, 'POST /member/sms', { body: { purpose: 'step-up' } })
  expect(sent).toMatchObject({ status: 401, code: 'authentication_required' })
})
