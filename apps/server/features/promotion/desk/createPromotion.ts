import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actFirst } from '../../staff/index.ts'
import type { PromotionDeskDeps } from '../deps.ts'
import { findKind } from '../kinds/index.ts'
import { insertPromotion } from '../promotion.store.ts'
import { readDraft } from '../rules/offer.rules.ts'

/** By these the product itself names claims and decisions. */
const ownNames: ReadonlySet<string> = new Set(['app', 'mystery-box', 'new', 'runs'])

export function createPromotion(deps: PromotionDeskDeps): Handler<typeof officeContract.promotion.createPromotion> {
  const { db, clock } = deps
  return async call => {
    const { id, kind: name, draft, reason } = call.body
    const kind = findKind(name)
    if (!kind) return refuse('promotion_kind')
    if (ownNames.has(id)) return refuse('promotion_taken')
    const read = readDraft(kind, draft)
    if (!read.ok) return read
    const object = { kind: 'promotion', id } as const
    const act = { action: 'promotion.change', object, after: { kind: name, draft }, reason } as const
    return actFirst(deps, { actor: call, act }, async () => {
      const row = { id, kind: name, draft, by: call.caller, nowMs: clock.now() }
      const isNew = await db.ref(tx => insertPromotion(tx, row))
      return isNew ? done({ id }) : refuse('promotion_taken')
    })
  }
}
