import type { FastifyInstance } from 'fastify'
import { headerOf } from '../../../platform/gateway/headerOf.ts'
import type { PayoutGateway } from '../../../platform/gateway/payoutGateway.ts'
import { turnAway } from '../../../platform/gateway/turnAway.ts'
import { addJob } from '../../../platform/jobs/index.ts'
import type { WithdrawalDeps } from '../deps.ts'
import { payJob } from './payJob.ts'
import { addEvent, findClaim } from './payout.store.ts'

const largestBody = 64 * 1024

/**
 * Where gateways send what became of payouts, each below its own name. An event is a reason to ask the gateway, kept with
 * the job that does in one transaction, and then answered. What it says itself is not believed.
 */
export function takePayoutEvents(app: FastifyInstance, deps: WithdrawalDeps): void {
  app.register(async scope => {
    // A signature is over the very bytes that came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_req, bytes, proceed) => proceed(null, bytes))
    const forged = turnAway(deps)
    for (const gateway of deps.payouts.values()) openFor(scope, deps, { gateway, forged })
  })
}

interface Opening {
  readonly gateway: PayoutGateway
  readonly forged: ReturnType<typeof turnAway>
}

function openFor(scope: FastifyInstance, { db, clock }: WithdrawalDeps, { gateway, forged }: Opening): void {
  const options = { bodyLimit: largestBody, config: { isForPartners: true } }
  scope.post(`/gateway/${gateway.name}/payouts`, options, async (req, reply) => {
    const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
    const event = gateway.readPayoutEvent(headerOf(req), body)
    if (!event) return forged({ req, reply, gateway: gateway.name })
    const { id, says, reference } = event
    await db.app(async tx => {
      const isOpen = await addEvent(tx, { ...event, gateway: gateway.name }, clock.now())
      const claim = isOpen ? await findClaim(tx, gateway.name, reference) : undefined
      if (!claim) return
      const payload = { uid: String(claim.uid), id: claim.reference, event: { gateway: gateway.name, id, says } }
      // However often it is sent meanwhile, the gateway is asked once.
      await addJob(tx, payJob, { payload, key: `${payJob.name} ${gateway.name} ${id}` })
    })
    return reply.code(200).send({ received: true })
  })
}
