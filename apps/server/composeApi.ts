import { type CallKey, contract } from '@saya/contract'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { type DialectOptions, dialects } from './dialects/dialects.ts'
import type { Providers } from './dialects/providers.ts'
import { getContentVersion } from './features/game/index.ts'
import { isUnderMaintenance } from './features/home/index.ts'
import { type IdentityDeps, identify } from './features/identity/index.ts'
import { openNouns } from './openNouns.ts'
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
  openNouns(door, options)
  const providers = dialects(app, options)
  health(app, options)
  docs(app, contract)
  return { app, door, shared, maintenance: closing, providers, ask: door.ask }
}
