import { randomUUID } from 'node:crypto'
import { type Driver, hub88Driver, rppDriver, valkyrieDriver } from '@saya/conformance'
import type { Dialect } from '../../../apps/server/dialects/providers.ts'
import { testGame, testProviders, testRsaKeys, testSecrets } from '../parties/providers.ts'
import type { World } from '../world/world.ts'

/** A driver of the conformance kit for one member of a world, in a game session of their own. */
export async function driverFor(world: World, dialect: Dialect, uid: bigint): Promise<Driver> {
  return driverWith(world, dialect, { uid, token: await world.gameSession(uid, dialect) })
}

interface Seat {
  readonly uid: bigint
  readonly token: string
}

/** A driver for whoever is named, with whatever token, theirs or not. */
export function driverWith(world: World, dialect: Dialect, { uid, token }: Seat): Driver {
  const seat = { player: String(uid), token, game: testGame, clock: world.clock, newId: randomUUID }
  const { code } = testProviders[dialect]
  switch (dialect) {
    case 'rpp':
      return rppDriver({ ...seat, base: '' }, { partner: code, keyId: 'k1', key: testSecrets[0] })
    case 'hub88':
      return hub88Driver({ ...seat, base: `/hub88/${code}` }, { key: privateKey() })
    case 'valkyrie':
      return valkyrieDriver({ ...seat, base: '/pam' }, { provider: code, apiToken: testSecrets[0].toString('base64') })
  }
}

function privateKey() {
  const [pair] = testRsaKeys()
  if (!pair) throw new Error('There is no key.')
  return pair.privateKey
}
