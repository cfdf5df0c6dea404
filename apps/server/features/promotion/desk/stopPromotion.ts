import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actFirst } from '../../staff/index.ts'
import type { PromotionDeskDeps } from '../deps.ts'
import { findShown } from '../held.ts'
import { stopVersions } from '../promotion.store.ts'

/** One person stops it at once, with what was agreed to for later. What was claimed before is given all the same. */
export function stopPromotion(deps: PromotionDeskDeps): Handler<typeof officeContract.promotion.stopPromotion> {
  const { db, clock } = deps
  return async call => {
    const { id, reason } = call.body
    const shown = await db.ref(tx => findShown(tx, id, clock.now()))
    if (!shown) return refuse('not_found')
    const object = { kind: 'promotion', id } as const
    const act = { action: 'promotion.stop', object, after: { version: shown.version.number }, reason } as const
    return actFirst(deps, { actor: call, act }, async () => {
      const stop = { by: call.caller.email, reason, nowMs: clock.now() }
      const isStopped = await db.ref(tx => stopVersions(tx, shown.version, stop))
      return isStopped ? done({}) : refuse('changed_meanwhile')
    })
  }
}
