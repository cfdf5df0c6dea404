import { type CallKey, contract } from '@saya/contract'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { type DialectOptions, dialects } from './dialects/dialects.ts'
import type { Providers } from './dialects/providers.ts'
import { betRoutes } from './features/bet/index.ts'
import { getContentVersion, gameRoutes } from './features/game/index.ts'
import { homeRoutes, isUnderMaintenance } from './features/home/index.ts'
import { type IdentityDeps, identify, identityRoutes } from './features/identity/index.ts'
import { memberRoutes } from './features/member/index.ts'
import { transactionRoutes } from './features/transaction/index.ts'
import { walletRoutes } from './features/wallet/index.ts'
import { type Maintenance, maintenance } from './platform/maintenance.ts'
import { createServer, type ServerOptions } from './platform/http/createServer.ts'
import { docs } from './platform/http/docs.ts'
import { health, type Part } from './platform/http/health.ts'
import { idempotency } from './platform/http/idempotency.ts'
import { type Door, openDoor } from './platform/http/openDoor.ts'
import { type SharedAnswers, sharedAnswers } from './platform/http/sharedAnswers.ts'

export interface ApiOptions extends Omit<ServerOptions, 'clock' | 'log'>, IdentityDeps, DialectOptions {
  readonly log: Logger
  readonly assertAnswers: boolean
  readonly parts: readonly Part[]
}

export interface Api {
  readonly app: FastifyInstance
  readonly door: Door
  /** Answers a guest's call in this process, as the pages are rendered from it. */
  readonly ask: (key: CallKey, input: unknown) => Promise<unknown>
  readonly shared: SharedAnswers
  readonly maintenance: Maintenance
  readonly providers: Providers
}

/** Puts the api role together: every noun of the contract behind one door. */
export function composeApi(options: ApiOptions): Api {
  const { db, clock } = options
  const app = createServer(options)
  const shared = sharedAnswers({ clock, version: () => db.ref(getContentVersion) })
  const closing = maintenance({ clock, read: () => db.ref(isUnderMaintenance) })
  const door = openDoor(app, {
    shared,
    identify: identify(options),
    maintenance: closing,
    idempotency: idempotency(options),
    assertAnswers: options.assertAnswers,
  })
  door.open(contract.bet, betRoutes(options))
  door.open(contract.game, gameRoutes(options))
  door.open(contract.home, homeRoutes(options))
  door.open(contract.identity, identityRoutes(options))
  door.open(contract.member, memberRoutes(options))
  door.open(contract.transaction, transactionRoutes(options))
  door.open(contract.wallet, walletRoutes(options))
  const providers = dialects(app, options)
  health(app, options)
  docs(app, contract)
  return { app, door, shared, maintenance: closing, providers, ask: door.ask }
}
