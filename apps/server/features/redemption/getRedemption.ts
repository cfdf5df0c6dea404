import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { RedemptionDeps } from './deps.ts'
import { openRecipient } from './recipientSeal.ts'
import { findRedemption } from './redemption.store.ts'
import { viewRedemption } from './redemption.view.ts'

/** Another member's is answered like one that is not there. */
export function getRedemption(deps: RedemptionDeps): Handler<typeof contract.redemption.getRedemption> {
  return async ({ caller: { uid }, query: { id }, visitor }) => {
    const row = await deps.db.member(uid, tx => findRedemption(tx, uid, id))
    if (!row || row.status === 'refused') return refuse('not_found')
    return done(viewRedemption(row, openRecipient(row, deps), { language: visitor.language, nowMs: deps.clock.now() }))
  }
}
