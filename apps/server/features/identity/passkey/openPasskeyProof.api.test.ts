import { ask, openExchange, openWorld, passkeyTools, type PasskeyTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownAddresses } from '../../../platform/http/request/ownAddresses.ts'

let world: World
let on: PasskeyTools
beforeAll(async () => {
  world = await openWorld()
  on = passkeyTools(world)
})
afterAll(() => world.close())

const open = (purpose: 'login' | 'step-up', options = {}) =>
  ask(world, 'POST /member/passkey/proof/open', { body: { purpose } }, options)

test('a guest is asked to sign without being told of any passkey, and their browser is given an id to keep', async () => {
  const { data, headers } = await open('login')
  expect(data).toMatchObject({
    rpId: '127.0.0.1',
    userVerification: 'required',
    allowCredentials: [],
    timeout: 300_000,
  })
  expect(headers.get('set-cookie')).toMatch(/^device=\w{43};.*HttpOnly/)
  const again = await open('login', { headers: { cookie: headers.get('set-cookie')?.split(';')[0] } })
  expect(again.headers.get('set-cookie')).toBe(null)
  expect(again.data.challenge).not.toBe(data.challenge)
})

test('a member who confirms that it is them is asked for one of their own', async () => {
  const player = await world.player()
  const { device } = await on.added(player)
  const { id } = device.sign({ challenge: '', rpId: '' })
  const { data } = await open('step-up', { token: player.token })
  expect(data.allowCredentials).toEqual([{ type: 'public-key', id, transports: ['internal'] }])
  expect(await open('step-up')).toMatchObject({ status: 401, code: 'authentication_required' })
})

test('a passkey is asked for by the host that the operator has set, whatever a request calls us [AUTH-108]', async () => {
  const addresses = ownAddresses(['https://saya.test', 'https://slots.saya.test'])
  const own = await openWorld({ addresses })
  const exchange = openExchange(own.url)
  async function hostOf(host: string) {
    const { status, bytes } = await exchange.send({
      method: 'POST',
      path: '/member/passkey/proof/open',
      headers: { host, accept: 'application/json', 'content-type': 'application/json' },
      body: Buffer.from('{"purpose":"login"}'),
    })
    return [status, (JSON.parse(bytes.toString()) as { data: { rpId?: string } }).data.rpId]
  }
  expect(await hostOf('saya.test')).toEqual([200, 'saya.test'])
  expect(await hostOf('slots.saya.test')).toEqual([200, 'slots.saya.test'])
  expect(await hostOf('evil.example')).toEqual([421, undefined])
  exchange.close()
  await own.close()
})
