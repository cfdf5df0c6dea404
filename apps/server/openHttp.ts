import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { composeApi } from './composeApi.ts'
import { servePlayer } from './pages/servePlayer.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import { createServer, type ServerOptions } from './platform/http/createServer.ts'
import { health, type Part } from './platform/http/health.ts'
import { systemRandom } from './platform/random.ts'
import type { Settings } from './platform/settings.ts'
import { messagesApi } from './platform/sms/messagesApi.ts'

interface HttpOptions {
  readonly settings: Settings
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly metrics: Registry
  readonly parts: readonly Part[]
  /** The folder that `content` and `dist` lie in. */
  readonly root: string
}

/** The HTTP server of one copy: the calls and the pages in the api role, only its health in the others. */
export async function openHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { settings, db, log, root } = options
  const server: ServerOptions = {
    ...options,
    trustedProxies: settings.TRUSTED_PROXIES,
    perMinute: { address: 1200, caller: 600 },
    countsLoopback: !settings.SANDBOX,
  }
  if (!settings.ROLES.includes('api')) {
    const app = createServer(server)
    health(app, options)
    return app
  }
  const api = composeApi({
    ...server,
    db,
    parts: options.parts,
    random: systemRandom,
    pepper: settings.OTP_PEPPER,
    sms: messagesApi({
      url: settings.SMS_URL,
      account: settings.SMS_ACCOUNT,
      key: settings.SMS_KEY,
      from: settings.SMS_FROM,
      log,
    }),
    assertAnswers: settings.MODE === 'local',
  })
  await servePlayer(api, root)
  return api.app
}
