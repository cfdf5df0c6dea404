import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actFirst } from '../../staff/index.ts'
import type { PromotionDeskDeps } from '../deps.ts'
import { findLive, stopVersion } from '../promotion.store.ts'

/** One person stops it at once. What was claimed before is given all the same. */
export function stopPromotion(deps: PromotionDeskDeps): Handler<typeof officeContract.promotion.stopPromotion> {
  const { db, clock } = deps
  return async call => {
    const { id, reason } = call.body
    const live = await db.ref(tx => findLive(tx, id))
    if (!live) return refuse('not_found')
    const object = { kind: 'promotion', id } as const
    const act = { action: 'promotion.stop', object, after: { version: live.number }, reason } as const
    return actFirst(deps, { actor: call, act }, async () => {
      const stop = { by: call.caller.email, reason, nowMs: clock.now() }
      const isStopped = await db.ref(tx => stopVersion(tx, live, stop))
      return isStopped ? done({}) : refuse('changed_meanwhile')
    })
  }
}
