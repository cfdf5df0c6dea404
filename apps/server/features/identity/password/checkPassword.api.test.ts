import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
afterEach(() => world.clock.advance(25 * 3_600_000))

const password = 'tatlong maya sa bakod'

function check(token: string, shown: string) {
  return ask(world, 'POST /member/auth/password', { body: { password: shown } }, { token })
}

async function isConfirmed(token: string): Promise<boolean> {
  const body = { password: 'not it', new_password: 'pito ang kalabaw' }
  return (await ask(world, 'POST /member/password/update', { body }, { token })).code !== 'step_up_required'
}

test('the old password is checked: right, wrong, and none at all [AUTH-71]', async () => {
  const player = await world.player({ password })
  const { status, data } = await check(player.token, password)
  expect(status).toBe(200)
  const wrong = { status: 422, code: 'password_wrong', sentence: 'Invalid old password' }
  expect(await check(data.token ?? player.token, 'not it')).toMatchObject(wrong)
  expect(await check((await world.player()).token, password)).toMatchObject(wrong)
})

test('a password older than 72 hours confirms that it is the member, a younger one does not', async () => {
  const settled = await world.player({ password, passwordAgeMs: 73 * 3_600_000 })
  const fresh = await world.player({ password, passwordAgeMs: 3_600_000 })
  world.clock.advance(16 * 60_000)
  const confirmed = (await check(settled.token, password)).data.token ?? ''
  expect(await check(fresh.token, password)).toMatchObject({ status: 200, data: {} })
  expect([await isConfirmed(confirmed), await isConfirmed(fresh.token)]).toEqual([true, false])
  expect((await ask(world, 'GET /member/detail', {}, settled)).status).toBe(401)
})

test('ten wrong ones lock it for half an hour, and the sign-in by password stays open', async () => {
  const { token, phone } = await world.player({ password })
  for (let count = 0; count < 10; count++) expect((await check(token, 'not it')).code).toBe('password_wrong')
  expect(await check(token, password)).toMatchObject({ status: 429, code: 'passwords_exceeded' })
  expect((await ask(world, 'POST /member/login', { body: { phone, password } })).status).toBe(200)
})

test('a guest checks nothing', async () => {
  expect((await ask(world, 'POST /member/auth/password', { body: { password } })).status).toBe(401)
})
