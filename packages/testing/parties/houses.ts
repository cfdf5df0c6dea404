import type { Hub88PartyOptions } from '../../../apps/sandbox/hub88/hub88Party.ts'
import type { ValkyriePartyOptions } from '../../../apps/sandbox/valkyrie/valkyrieParty.ts'
import type { GivenKey } from '../../../apps/server/dialects/providerKeys.ts'
import type { ProviderPlace } from '../../../apps/server/platform/gameProvider/openGameProviders.ts'
import type { ProviderAccount } from '../../../apps/server/platform/gameProvider/providerAccounts.ts'
import { ask } from '../ask.ts'
import type { Player } from '../world/player.ts'
import { type ProviderOptions, testProviderKeys, testRsaKeys } from './providers.ts'

const valkyrieToken = Buffer.alloc(32, 7)
const operatorKey = 'the-key-of-the-operator'

interface Surroundings {
  readonly now: () => number
  readonly ownUrl: () => string
  readonly platformUrl: () => string
}

/** The houses of games among the stand-ins, with the keys of tests. */
export function houses({ now, ownUrl, platformUrl }: Surroundings): {
  hub88: Hub88PartyOptions
  valkyrie: ValkyriePartyOptions
} {
  const [ours, theirs] = testRsaKeys()
  if (!ours || !theirs) throw new Error('There are no keys.')
  const known = { now, ownUrl }
  const walletUrl = () => `${platformUrl()}/hub88/hub88-demo`
  const token = valkyrieToken.toString('base64')
  return {
    hub88: { ...known, key: theirs.privateKey, clientKey: ours.publicKey, walletUrl },
    valkyrie: { ...known, token, operatorKey, provider: 'valkyrie-demo', pamUrl: () => `${platformUrl()}/pam` },
  }
}

/** By which keys they come to us. */
function houseKeys(): GivenKey[] {
  const spki = testRsaKeys()[1]?.publicKey.export({ format: 'der', type: 'spki' }) ?? Buffer.alloc(0)
  return [
    { provider: 'hub88-demo', id: '1', bytes: spki },
    { provider: 'valkyrie-demo', id: '1', bytes: valkyrieToken },
  ]
}

/** As whom we come to them. */
function houseAccounts(): ProviderAccount[] {
  const key = testRsaKeys()[0]?.privateKey
  if (!key) throw new Error('There are no keys.')
  return [
    { code: 'hub88-demo', dialect: 'hub88', operatorId: 88, key },
    { code: 'valkyrie-demo', dialect: 'valkyrie', casino: 'saya', key: operatorKey },
  ]
}

function housePlaces(sandboxUrl: string): ProviderPlace[] {
  return ['hub88', 'valkyrie'].map(dialect => {
    return { code: `${dialect}-demo`, url: `${sandboxUrl}/${dialect}`, pages: sandboxUrl }
  })
}

export function withHouses(options: ProviderOptions, sandboxUrl: string): ProviderOptions {
  const { providerKeys = testProviderKeys(), providerPlaces = [] } = options
  return {
    providerKeys: [...providerKeys, ...houseKeys()],
    providerPlaces: [...providerPlaces, ...housePlaces(sandboxUrl)],
    providerAccounts: houseAccounts(),
  }
}

export interface HousePage {
  readonly url: string
  /** Presses a side as the page does, and tells what the round came to. */
  press(wish: { readonly press: string; readonly stake?: string; readonly choice?: number }): Promise<HouseAnswer>
}

export interface HouseAnswer {
  readonly html: string
  readonly isOver: boolean
  readonly state: string
  readonly round: string | null
}

/** Opens a game of a house as a browser does, by the address that we are given. */
export async function openHouseGame(world: { readonly url: string }, player: Player, code: string): Promise<HousePage> {
  const { data, sentence } = await ask(world, 'POST /api/v2/game/launch', { body: { code } }, player)
  if (typeof data !== 'string') throw new Error(`The game was not opened: ${sentence}`)
  const page = await (await fetch(data)).text()
  const session = /data-session="([\w-]+)"/.exec(page)?.[1] ?? ''
  const address = new URL(/data-play="([^"]+)"/.exec(page)?.[1] ?? '', data)
  return {
    url: data,
    async press({ press, stake = '100000', choice = 0 }) {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ session, press, stake, choice })
      return (await (await fetch(address, { method: 'POST', headers, body })).json()) as HouseAnswer
    },
  }
}

/** Has a house behave badly, for so many calls or until it is told otherwise. */
export async function setFault(
  world: { readonly sandboxUrl: string },
  party: string,
  fault: { readonly kind: string; readonly times?: number },
): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ party, ...fault })
  const { status } = await fetch(`${world.sandboxUrl}/faults`, { method: 'POST', headers, body })
  if (status !== 200) throw new Error('The stand-in knows no such fault.')
}
