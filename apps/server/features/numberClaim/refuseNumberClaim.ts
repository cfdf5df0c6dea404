import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import type { NumberClaimDeskDeps } from './deps.ts'
import { caseOf } from './judgeHeld.ts'
import { judgeClaim } from './numberClaim.rules.ts'
import { lockNumberClaim, setNumberClaim } from './numberClaim.store.ts'

/** Nobody outside is told: a text to the new number would say that the old one has an account. */
export function refuseNumberClaim({
  db,
  clock,
}: NumberClaimDeskDeps): Handler<typeof officeContract.numberClaim.refuseNumberClaim> {
  return call =>
    db.app(async tx => {
      const { id, reason } = call.body
      const nowMs = clock.now()
      const seen = await lockNumberClaim(tx, id)
      if (!seen) return refuse('not_found')
      const judged = judgeClaim('refuse', caseOf(seen, call.caller), nowMs)
      if (!judged.ok) return refuse('number_claim_over')
      await setNumberClaim(tx, seen, { status: judged.to, by: call.caller, words: reason, nowMs })
      const object = { kind: 'numberClaim', id } as const
      const after = { status: judged.to }
      await actAs(tx, call, { action: 'number.refuse', object, uid: seen.uid, after, reason, nowMs })
      return done({ status: judged.to })
    })
}
