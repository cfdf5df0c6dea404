import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actFirst } from '../../staff/index.ts'
import type { PromotionDeskDeps } from '../deps.ts'
import { findKind } from '../kinds/index.ts'
import { findPromotion, setDraft } from '../promotion.store.ts'
import { readDraft } from '../rules/offer.rules.ts'

/** The draft alone: what members are offered changes with a version that two people agreed to. */
export function changePromotion(deps: PromotionDeskDeps): Handler<typeof officeContract.promotion.changePromotion> {
  const { db } = deps
  return async call => {
    const { id, seq, draft, reason } = call.body
    const kept = await db.ref(tx => findPromotion(tx, id))
    const kind = kept && findKind(kept.kind)
    if (!kept || !kind) return refuse('not_found')
    const read = readDraft(kind, draft)
    if (!read.ok) return read
    if (kept.seq !== seq) return refuse('changed_meanwhile')
    const object = { kind: 'promotion', id } as const
    const act = { action: 'promotion.change', object, before: { draft: kept.draft }, after: { draft }, reason } as const
    return actFirst(deps, { actor: call, act }, async () => {
      const isSet = await db.ref(tx => setDraft(tx, { id, seq }, draft))
      return isSet ? done({ seq: seq + 1 }) : refuse('changed_meanwhile')
    })
  }
}
