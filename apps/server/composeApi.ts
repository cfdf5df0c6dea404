import { type CallKey, contract } from '@saya/contract'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { betRoutes } from './features/bet/index.ts'
import { getContentVersion, gameRoutes } from './features/game/index.ts'
import { homeRoutes } from './features/home/index.ts'
import { type IdentityDeps, identify, identityRoutes } from './features/identity/index.ts'
import { memberRoutes } from './features/member/index.ts'
import { transactionRoutes } from './features/transaction/index.ts'
import { walletRoutes } from './features/wallet/index.ts'
import { createServer, type ServerOptions } from './platform/http/createServer.ts'
import { docs } from './platform/http/docs.ts'
import { health, type Part } from './platform/http/health.ts'
import { askInside } from './platform/http/askInside.ts'
import { type Door, register } from './platform/http/register.ts'
import { type SharedAnswers, sharedAnswers } from './platform/http/sharedAnswers.ts'

export interface ApiOptions extends Omit<ServerOptions, 'clock' | 'log'>, IdentityDeps {
  readonly log: Logger
  readonly assertAnswers: boolean
  readonly parts: readonly Part[]
}

export interface Api {
  readonly app: FastifyInstance
  /** Answers a guest's call in this process, as the pages are rendered from it. */
  readonly ask: (key: CallKey, input: unknown) => Promise<unknown>
  readonly shared: SharedAnswers
}

/** Puts the api role together: every noun of the contract behind one door. */
export function composeApi(options: ApiOptions): Api {
  const { db, clock } = options
  const app = createServer(options)
  const shared = sharedAnswers({ clock, version: () => db.ref(getContentVersion) })
  const door: Door = { identify: identify(options), shared, assertAnswers: options.assertAnswers }
  register(app, contract.bet, betRoutes(options), door)
  register(app, contract.game, gameRoutes(options), door)
  register(app, contract.home, homeRoutes(options), door)
  register(app, contract.identity, identityRoutes(options), door)
  register(app, contract.member, memberRoutes(options), door)
  register(app, contract.transaction, transactionRoutes(options), door)
  register(app, contract.wallet, walletRoutes(options), door)
  health(app, [{ name: 'database', check: () => db.isReachable() }, ...options.parts])
  docs(app, contract)
  return { app, shared, ask: (key, input) => askInside(app, key, input) }
}
