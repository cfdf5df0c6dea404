import type { FastifyInstance } from 'fastify'
import { eventSender } from '../outbox/eventSender.ts'
import { findPage } from './page.store.ts'
import { listPayments } from './payment.store.ts'
import { payPage } from './payPage.ts'
import { secondsOf } from './secondsOf.ts'
import type { Dialect, Till, TillDeps } from './till.ts'

/** Opens what every gateway has: a page for people, and whoever tells the other side what happened there. */
export function openTill(app: FastifyInstance, deps: TillDeps, dialect: Dialect): Till {
  const { name } = dialect
  const sender = eventSender(deps, {
    gateway: name,
    door: 'events',
    party: `${name}_events`,
    url: deps.eventsUrl,
    async write(event) {
      const page = await findPage(deps.books, name, { id: event.about })
      if (!page) return undefined
      return dialect.write({ event, page, payments: await listPayments(deps.books, page.id, secondsOf(deps)) })
    },
  })
  app.addHook('onClose', () => sender.close())
  const pageUrl = (id: string) => `${deps.ownUrl()}/${name}/pay/${id}`
  const till = { ...deps, dialect, sender, pageUrl }
  payPage(app, till)
  return till
}
