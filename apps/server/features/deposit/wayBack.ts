import type { FastifyInstance } from 'fastify'
import { GatewayFault } from '../../platform/gateway/gatewayFault.ts'
import type { DepositDeps } from './deps.ts'
import { setLeft } from './deposit.store.ts'
import { lookAt } from './lookAt.ts'
import { findClaim } from './payment.store.ts'
import { readReturn, returnPath, statusPage } from './wayBack.rules.ts'
import { warnOf } from './settle.ts'

/**
 * The door for people who come back from a gateway. That they come is a reason to ask the gateway, and nothing more: who
 * says to have paid has not, and who went back has the page closed by the gateway before the deposit counts as canceled.
 */
export function wayBack(app: FastifyInstance, deps: DepositDeps): void {
  app.get<{ Querystring: Record<string, unknown> }>(returnPath, { exposeHeadRoute: false }, async (req, reply) => {
    const back = readReturn(req.query)
    if (back) await askAbout(deps, back)
    return reply.header('cache-control', 'no-store').redirect(back ? statusPage(back.id) : '/', 303)
  })
}

async function askAbout(deps: DepositDeps, { id, isLeft }: { readonly id: string; readonly isLeft: boolean }) {
  const { db, clock } = deps
  for (const name of deps.gateways.keys()) {
    const claim = await db.app(tx => findClaim(tx, name, id))
    if (!claim) continue
    // Kept first: somebody else may be looking, and the gateway may not answer just now.
    if (isLeft) await db.member(claim.uid, tx => setLeft(tx, { uid: claim.uid, id }, clock.now()))
    await lookAt(deps, claim).catch((fault: unknown) => {
      if (!(fault instanceof GatewayFault)) throw fault
      warnOf(deps, name, fault)
    })
  }
}
