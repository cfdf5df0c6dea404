import type { FastifyInstance } from 'fastify'
import { headerOf } from '../../../platform/gateway/headerOf.ts'
import type { PaymentGateway } from '../../../platform/gateway/paymentGateway.ts'
import { turnAway } from '../../../platform/gateway/turnAway.ts'
import { addJob } from '../../../platform/jobs/index.ts'
import type { DepositDeps } from '../deps.ts'
import { addEvent } from './event.store.ts'
import { hearEventJob } from './hearEventJob.ts'

const largestBody = 256 * 1024

/**
 * Where gateways send what happened, each below its own name. An event is written down with the job that acts upon it, in
 * one transaction, and then answered: nothing that takes long happens before the answer, and no event is lost after it.
 */
export function takeEvents(app: FastifyInstance, deps: DepositDeps): void {
  app.register(async scope => {
    // A signature is over the very bytes that came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_req, bytes, proceed) => proceed(null, bytes))
    const forged = turnAway(deps)
    for (const gateway of deps.gateways.values()) openFor(scope, deps, { gateway, forged })
  })
}

interface Opening {
  readonly gateway: PaymentGateway
  readonly forged: ReturnType<typeof turnAway>
}

function openFor(scope: FastifyInstance, { db, clock }: DepositDeps, { gateway, forged }: Opening): void {
  const options = { bodyLimit: largestBody, config: { isForPartners: true } }
  scope.post(`/gateway/${gateway.name}/events`, options, async (req, reply) => {
    const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
    const event = gateway.readEvent(headerOf(req), body)
    if (!event) return forged({ req, reply, gateway: gateway.name })
    await db.app(async tx => {
      const isOpen = await addEvent(tx, { ...event, gateway: gateway.name }, clock.now())
      const payload = { gateway: gateway.name, eventId: event.id }
      // However often it is sent meanwhile, the gateway is asked once.
      const key = `${hearEventJob.name} ${gateway.name} ${event.id}`
      if (isOpen) await addJob(tx, hearEventJob, { payload, key })
    })
    return reply.code(200).send({ received: true })
  })
}
