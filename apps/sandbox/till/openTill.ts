import type { FastifyInstance } from 'fastify'
import { eventSender } from './eventSender.ts'
import { payPage } from './payPage.ts'
import type { Dialect, Till, TillDeps } from './till.ts'

/** Opens what every gateway has: a page for people, and whoever tells the other side what happened there. */
export function openTill(app: FastifyInstance, deps: TillDeps, dialect: Dialect): Till {
  const sender = eventSender(deps, dialect)
  app.addHook('onClose', () => sender.close())
  const pageUrl = (id: string) => `${deps.ownUrl()}/${dialect.name}/pay/${id}`
  const till = { ...deps, dialect, sender, pageUrl }
  payPage(app, till)
  return till
}
