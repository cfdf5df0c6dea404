import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Ledger } from '../features/wallet/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { tellChange } from '../platform/events/index.ts'
import { rateLimit } from '../platform/http/limit/rateLimit.ts'
import { incidents } from '../platform/incident/incidents.ts'
import type { Random } from '../platform/random.ts'
import { hub88Routes } from './hub88/routes.ts'
import { acquaintances } from './ownPlayers.ts'
import type { GivenKey } from './providerKeys.ts'
import { openProviders, type Providers } from './providers.ts'
import { rppRoutes } from './rpp/routes.ts'
import { valkyrieRoutes } from './valkyrie/routes.ts'
import { openWalletDoor } from './walletDoor.ts'
import { walletReader } from './walletReader.ts'

export interface DialectOptions {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly log: Logger
  readonly ledger: Ledger
  readonly providerKeys: readonly GivenKey[]
  /** The providers' budget is 3 s; a test may have less patience. */
  readonly answerWithinMs?: number
}

/** Whoever goes on betting against a closed door is told no more often than they can read. */
const tellsEveryMs = 2000

/** Opens the doors of the game providers, each in a scope of its own: their bodies are not ours to read first. */
export function dialects(app: FastifyInstance, options: DialectOptions): Providers {
  const { db, clock, random, log, ledger, answerWithinMs = 3000 } = options
  const providers = openProviders({ db, clock, log, keys: options.providerKeys })
  const stops = rateLimit({ clock, most: 1, windowMs: tellsEveryMs })
  const door = openWalletDoor({
    ledger,
    findAcquaintance: acquaintances({ db, clock }),
    log,
    incidents: incidents({ db, clock, log }),
    answerWithinMs,
    onStopped(uid) {
      if (stops.take(String(uid)) === undefined) void tellChange({ db, log }, uid, 'limit')
    },
  })
  const deps = { db, clock, random, log, providers, door, reader: walletReader({ db, clock, log }) }
  app.addHook('onReady', () => providers.refresh())
  app.register(async doors => {
    waitForNews(doors, providers)
    doors.register(scope => rppRoutes(scope, deps), { prefix: '/rgs/v1' })
    doors.register(scope => hub88Routes(scope, deps), { prefix: '/hub88' })
    doors.register(scope => valkyrieRoutes(scope, deps), { prefix: '/pam' })
  })
  return providers
}

/** The first bet after a quiet night already knows which provider or game was switched off in it. */
function waitForNews(doors: FastifyInstance, { settle }: Providers): void {
  doors.addHook('onRequest', (_req, _reply, proceed) => {
    const news = settle()
    if (news) void news.then(() => proceed())
    else proceed()
  })
}
