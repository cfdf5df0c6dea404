import type { KeyObject } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { House } from '../gameHouse/house.ts'
import { openHouse } from '../gameHouse/openHouse.ts'
import { hub88Wallet, type Hub88WalletOptions } from './hub88Wallet.ts'
import { operatorCalls } from './operatorCalls.ts'

export interface Hub88PartyOptions extends Hub88WalletOptions, Pick<House, 'now' | 'ownUrl'> {
  /** The public key of the one operator that has an account here. */
  readonly clientKey: KeyObject
}

/** An aggregator with two games, that speaks Hub88's Operator API and calls the operator's seamless wallet. */
export function hub88Party(app: FastifyInstance, options: Hub88PartyOptions & Pick<House, 'books' | 'faults'>): void {
  const { books, faults, now, ownUrl, clientKey } = options
  const house = openHouse(app, { party: 'hub88', books, faults, now, ownUrl, wallet: hub88Wallet(options) })
  app.register(async door => {
    // A signature is over the very bytes that came.
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'string' }, (_req, body, done) => done(null, body))
    operatorCalls(door, house, clientKey)
  })
}
