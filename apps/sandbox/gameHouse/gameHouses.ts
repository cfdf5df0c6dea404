import type { FastifyInstance } from 'fastify'
import type { Books } from '../books.store.ts'
import type { Faults } from '../faults.ts'
import { hub88Party, type Hub88PartyOptions } from '../hub88/hub88Party.ts'
import { valkyrieParty, type ValkyriePartyOptions } from '../valkyrie/valkyrieParty.ts'

/** Those that run games, which are not there without keys. */
export interface HouseParties {
  readonly hub88?: Hub88PartyOptions | undefined
  readonly valkyrie?: ValkyriePartyOptions | undefined
}

interface HouseDeps {
  readonly books: Books
  readonly faults: Faults
}

export function gameHouses(app: FastifyInstance, { hub88, valkyrie }: HouseParties, deps: HouseDeps): void {
  if (hub88) hub88Party(app, { ...hub88, ...deps })
  if (valkyrie) valkyrieParty(app, { ...valkyrie, ...deps })
}
