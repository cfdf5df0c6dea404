import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Registry } from 'prom-client'
import type { Clock } from '../platform/clock.ts'
import { createServer } from '../platform/http/createServer.ts'
import { ownAddresses } from '../platform/http/request/ownAddresses.ts'
import { docs } from '../platform/http/watch/docs.ts'
import { health, type Part, sayAlive } from '../platform/http/watch/health.ts'
import type { Settings } from '../platform/settings.ts'

interface WatchOptions {
  readonly settings: Pick<
    Settings,
    'HOST' | 'WATCH_PORT' | 'TRUSTED_PROXIES' | 'ADDRESS_PER_MINUTE' | 'CALLER_PER_MINUTE'
  >
  readonly clock: Clock
  readonly log: Logger
  readonly metrics: Registry
  readonly parts: readonly Part[]
}

/** What is for whoever runs the product, on a port of its own, where there is one. Whoever watches calls it by any name. */
export async function openWatch(options: WatchOptions): Promise<FastifyInstance | undefined> {
  const { HOST: host, WATCH_PORT: port, ADDRESS_PER_MINUTE: address, CALLER_PER_MINUTE: caller } = options.settings
  if (port === undefined) return undefined
  const app = createServer({
    ...options,
    // The figures are those of the calls, not of who reads the figures.
    metrics: new Registry(),
    trustedProxies: [],
    perMinute: { address, caller },
    countsLoopback: true,
    addresses: ownAddresses([]),
  })
  sayAlive(app)
  health(app, options)
  docs(app)
  await app.listen({ host, port })
  return app
}
