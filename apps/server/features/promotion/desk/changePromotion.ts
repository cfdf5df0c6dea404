import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { RefTx } from '../../../platform/db/database.ts'
import type { Call, Handler } from '../../../platform/http/request/call.ts'
import { actFirst } from '../../staff/index.ts'
import type { PromotionDeskDeps } from '../deps.ts'
import { findKind } from '../kinds/index.ts'
import { findPromotion, isWaiting, lockPromotions, setDraft } from '../promotion.store.ts'
import { readDraft } from '../rules/offer.rules.ts'

type Operation = typeof officeContract.promotion.changePromotion

/**
 * The draft alone: what members are offered changes with a version that two people agreed to. While a version waits the draft stays as it
 * was proposed, so that nobody approves one thing and reads another.
 */
export function changePromotion(deps: PromotionDeskDeps): Handler<Operation> {
  const { db } = deps
  return async call => {
    const { id, draft, reason } = call.body
    const seen = await db.ref(tx => judge(tx, call))
    if (!seen.ok) return seen
    const object = { kind: 'promotion', id } as const
    const before = { draft: seen.data.draft }
    const act = { action: 'promotion.change', object, before, after: { draft }, reason } as const
    return actFirst(deps, { actor: call, act }, () => db.ref(tx => change(tx, call)))
  }
}

async function judge(tx: RefTx, { body: { id, seq, draft } }: Call<Operation>) {
  const kept = await findPromotion(tx, id)
  const kind = kept && findKind(kept.kind)
  if (!kept || !kind) return refuse('not_found')
  const read = readDraft(kind, draft)
  if (!read.ok) return read
  if (await isWaiting(tx, id)) return refuse('promotion_draft_waits')
  return kept.seq === seq ? done({ draft: kept.draft }) : refuse('changed_meanwhile')
}

/** Who proposes the draft holds the same lock, so that of the two the second one sees the first. */
async function change(tx: RefTx, call: Call<Operation>) {
  const { id, seq, draft } = call.body
  await lockPromotions(tx)
  const judged = await judge(tx, call)
  if (!judged.ok) return judged
  return (await setDraft(tx, { id, seq }, draft)) ? done({ seq: seq + 1 }) : refuse('changed_meanwhile')
}
