import Fastify, { type FastifyInstance } from 'fastify'
import { operatorRoutes } from './operator/routes.ts'
import { healthRoutes } from './healthRoutes.ts'
import { fairnessPage } from './player/fairnessPage.ts'
import { gamePage } from './player/gamePage.ts'
import { limitRequests } from './player/limitRequests.ts'
import { playerRoutes } from './player/routes.ts'
import { reefRoutes } from './reef/routes.ts'
import { roundPage } from './round/roundPage.ts'
import { resultsPage } from './table/resultsPage.ts'
import { hashSecret } from './session/secret.ts'
import { findPlaySession } from './session/session.store.ts'
import { tableRoutes } from './table/routes.ts'
import type { StudioOptions } from './studioOptions.ts'

/** Of every answer that is no page. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/** The studio's doors: the operator's calls, the players' pages and what these ask for, and its health. */
export function composeStudio(options: StudioOptions): FastifyInstance {
  const { db, clock, keys, partner, trustedProxies } = options
  const trustProxy = trustedProxies.length > 0 && [...trustedProxies]
  const app = Fastify({ bodyLimit: 16 * 1024, forceCloseConnections: true, trustProxy })
  app.addHook('onSend', async (req, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', closedPolicy)
    if (req.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
  app.setNotFoundHandler((_req, reply) => reply.code(404).send({ error: 'There is nothing here.' }))
  operatorRoutes(app, options, { partner, keys, clock, nonces: new Map() })
  app.register(async scope => {
    const opens = async (key: string) => (await db.look(tx => findPlaySession(tx, hashSecret(key)))) !== undefined
    limitRequests(scope, { clock, opens })
    playerRoutes(scope, options)
    tableRoutes(scope, options)
    reefRoutes(scope, options)
    fairnessPage(scope)
    gamePage(scope, options)
    roundPage(scope, options)
    resultsPage(scope, options)
  })
  healthRoutes(app, options)
  return app
}
