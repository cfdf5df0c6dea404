import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { PromotionDeskDeps } from '../deps.ts'
import { findKind } from '../kinds/index.ts'
import { findPromotion } from '../promotion.store.ts'
import { brakeOf } from '../rules/day.rules.ts'
import { mustRead } from '../rules/offer.rules.ts'
import { viewDryRun } from './desk.view.ts'
import { runDry } from './runDry.ts'

export function dryRunPromotion(deps: PromotionDeskDeps): Handler<typeof officeContract.promotion.dryRunPromotion> {
  return async ({ body }) => {
    const kept = await deps.db.ref(tx => findPromotion(tx, body.id))
    const kind = kept && findKind(kept.kind)
    if (!kept || !kind) return refuse('not_found')
    const read = mustRead(kind, kept.draft)
    const days = await runDry(deps, read)
    const brake = brakeOf(
      days.map(({ cost }) => cost),
      read,
    )
    return done(viewDryRun(days, brake))
  }
}
