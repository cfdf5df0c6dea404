import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actAs } from '../../staff/index.ts'
import { listDecisionsIn } from '../claim/decision.store.ts'
import type { PromotionDeskDeps } from '../deps.ts'
import { viewDecision } from './desk.view.ts'

/** A decision tells facts of a member, so whoever looks at one is on record, and a reference that fits two shows neither. */
export function findDecision({ db, clock }: PromotionDeskDeps): Handler<typeof officeContract.promotion.findDecision> {
  return async call => {
    return db.app(async tx => {
      const [row, other] = await listDecisionsIn(tx, call.query.id)
      if (!row) return refuse('not_found')
      if (other) return refuse('promotion_reference')
      const object = { kind: 'decision', id: row.id } as const
      await actAs(tx, call, { action: 'promotion.read', object, uid: row.uid, nowMs: clock.now() })
      return done(viewDecision(row))
    })
  }
}
