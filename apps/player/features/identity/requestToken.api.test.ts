import { createClient } from '@saya/client'
import { openWorld, readCode, type World } from '@saya/testing'
import { encode } from 'cborg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestToken } from './requestToken.ts'
import { requestTokenByPassword } from './password/requestTokenByPassword.ts'

/** A server that lets people in and says so, and whose answer has lost the token on its way. */
let world: World
beforeAll(async () => {
  world = await openWorld({
    extend: ({ app }) =>
      app.addHook('onSend', async (req, reply, payload) => {
        if (!/^\/member\/(otp\/)?login$/.test(req.url) || reply.statusCode !== 200) return payload
        const empty = Buffer.from(encode({ status: true, data: {} }))
        reply.header('content-length', empty.length)
        return empty
      }),
  })
})
afterAll(() => world.close())

const password = 'tatlong maya sa bakod'

function newClient() {
  const { url: baseUrl, clock } = world
  return createClient({ baseUrl, clock, token: () => '', onSignedOut: () => {}, width: () => 360, ids: () => ({}) })
}

test('an answer to the right code that brings no token is a failed login [AUTH-46]', async () => {
  const { phone } = await world.player()
  const { call } = newClient()
  const { id } = await call('POST /member/sms', { body: { phone } })
  const body = { otp_id: id, code: await readCode(world, phone) }
  await expect(requestToken(body, call)).rejects.toThrow('Failed to login with OTP')
})

test('an answer to the right password that brings no token is a failed login [AUTH-47]', async () => {
  const { phone } = await world.player({ password })
  const { call } = newClient()
  const body = { phone, country_code: '63', password }
  await expect(requestTokenByPassword(body, call)).rejects.toThrow('Failed to login with password')
  await expect(requestTokenByPassword({ ...body, password: 'not it' }, call)).rejects.toMatchObject({
    reason: 'sign_in_refused',
  })
})
