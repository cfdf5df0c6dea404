import { randomUUID } from 'node:crypto'
import { type Driver, rppDriver } from '@saya/conformance'
import { testGame, testProviders, testSecrets } from '../../parties/providers.ts'

/** A member's seat at the game of the tests, by the token of a game session. */
export function driverOf(uid: bigint, token: string): Driver {
  const seat = { base: '', player: String(uid), token, game: testGame, clock: { now: Date.now }, newId: randomUUID }
  return rppDriver(seat, { partner: testProviders.rpp.code, keyId: 'k1', key: testSecrets[0] })
}
