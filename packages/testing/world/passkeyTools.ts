import { ask } from '../ask.ts'
import { type AuthenticatorLie, type TestAuthenticator, testAuthenticator } from '../authenticator/testAuthenticator.ts'
import type { Player } from './player.ts'
import type { World } from './world.ts'

type SessionToken = Pick<Player, 'token'>

/** Members' passkeys over HTTP, as their browser and device make and show them. */
export function passkeyTools(world: World) {
  const newDevice = (wish: { aaguid?: string; isCounting?: boolean } = {}) =>
    testAuthenticator({ origin: world.url, ...wish })

  async function create(player: SessionToken, device: TestAuthenticator, lie: AuthenticatorLie = {}) {
    const asked = await ask(world, 'POST /member/passkey/open', {}, player)
    if (asked.status !== 200) throw new Error(`No passkey may be added: ${asked.code}.`)
    return ask(world, 'POST /member/passkey/create', { body: device.create(asked.data, lie) }, player)
  }

  /** A device whose passkey the member has added, and the id of that. */
  async function added(player: SessionToken, wish: Parameters<typeof newDevice>[0] = {}) {
    const device = newDevice(wish)
    const { status, code, data } = await create(player, device)
    if (status !== 200) throw new Error(`The passkey was refused: ${code}.`)
    return { device, id: data.id }
  }

  /** What a browser without a session is asked to sign, and the cookie by which it is known again. */
  async function askToEnter(cookie = '') {
    const body = { purpose: 'login' } as const
    const { data, headers } = await ask(world, 'POST /member/passkey/proof/open', { body }, { headers: { cookie } })
    return { asked: data, cookie: headers.get('set-cookie')?.split(';')[0] ?? cookie }
  }

  async function enter(device: TestAuthenticator, lie: AuthenticatorLie = {}) {
    const { asked, cookie } = await askToEnter()
    return ask(world, 'POST /member/passkey/login', { body: device.sign(asked, lie) }, { headers: { cookie } })
  }

  async function confirm(player: SessionToken, device: TestAuthenticator, lie: AuthenticatorLie = {}) {
    const { data } = await ask(world, 'POST /member/passkey/proof/open', { body: { purpose: 'step-up' } }, player)
    return ask(world, 'POST /member/step-up', { body: { passkey: device.sign(data, lie) } }, player)
  }

  /** A member whom nothing but their passkey lets in, in a session that it has confirmed. */
  async function askedFor(player: Player) {
    const { device, id } = await added(player)
    const { token } = (await confirm(player, device)).data
    const set = await ask(world, 'POST /member/passkey/login/set', { body: { asks_passkey: true } }, { token })
    if (set.status !== 200) throw new Error(`The passkey cannot be asked for: ${set.code}.`)
    return { ...player, token, device, id }
  }

  return { newDevice, create, added, askToEnter, enter, confirm, askedFor }
}

export type PasskeyTools = ReturnType<typeof passkeyTools>
