import { ask, openWorld, passkeyTools, type PasskeyTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let on: PasskeyTools
beforeAll(async () => {
  world = await openWorld()
  on = passkeyTools(world)
})
afterAll(() => world.close())

const quarterMs = 15 * 60_000
const password = 'tatlong maya sa bakod'

test('a member is asked for a passkey of this site that the device keeps and unlocks, and never for one it has [AUTH-99]', async () => {
  const player = await world.player()
  const { data } = await ask(world, 'POST /member/passkey/open', {}, player)
  expect(data).toMatchObject({
    rp: { id: '127.0.0.1', name: 'Saya' },
    user: { name: `Saya +63 ${player.phone.slice(0, 3)} ••• ${player.phone.slice(-4)}` },
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  })
  const { device } = await on.added(player)
  const { id } = device.sign({ challenge: '', rpId: '' })
  const again = await ask(world, 'POST /member/passkey/open', {}, player)
  expect(again.data.excludeCredentials).toEqual([{ type: 'public-key', id, transports: ['internal'] }])
  expect(again.data.challenge).not.toBe(data.challenge)
})

test('whoever has shown a password alone, or nothing for a quarter of an hour, may begin with no passkey [AUTH-99]', async () => {
  const player = await world.player({ password })
  world.clock.advance(quarterMs - 1)
  expect((await ask(world, 'POST /member/passkey/open', {}, player)).status).toBe(200)
  world.clock.advance(1)
  const late = await ask(world, 'POST /member/passkey/open', {}, player)
  expect(late).toMatchObject({ status: 403, code: 'step_up_required' })
  const { token } = (await ask(world, 'POST /member/step-up', { body: { password } }, player)).data
  const weak = await ask(world, 'POST /member/passkey/open', {}, { token })
  expect(weak).toMatchObject({ status: 403, code: 'step_up_required' })
  expect((await ask(world, 'POST /member/passkey/open')).status).toBe(401)
})

test('a member begins ten times a day, and another one as well', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  for (let count = 0; count < 10; count++) {
    expect((await ask(world, 'POST /member/passkey/open', {}, ana)).status).toBe(200)
  }
  expect(await ask(world, 'POST /member/passkey/open', {}, ana)).toMatchObject({ code: 'passkeys_exhausted' })
  expect((await ask(world, 'POST /member/passkey/open', {}, ben)).status).toBe(200)
})
