import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/call.ts'
import { addJob } from '../../platform/jobs/index.ts'
import { creditBreak, creditBreakJob, lockBreak, nextBreakState, setBreak } from '../deposit/index.ts'
import { actAs } from '../staff/index.ts'
import type { CashierDeps } from './deps.ts'

/**
 * The second of two people. What they agree to is written down with the job that posts it, in one commit; it is posted at
 * once too, and whichever comes second finds it done.
 */
export function decideCredit(deps: CashierDeps): Handler<typeof officeContract.cashier.decideCredit> {
  const { db, clock, log } = deps
  return async call => {
    const { gateway, payment_id: paymentId, uid, is_agreed: isAgreed, reason } = call.body
    const name = { gateway, paymentId }
    const decided = await db.app(async tx => {
      const kept = await lockBreak(tx, name)
      if (!kept) return refuse('not_found')
      const state = nextBreakState(kept.state, isAgreed ? 'agree' : 'decline')
      if (!state || kept.proposed_uid !== uid) return refuse('changed_meanwhile')
      // To take back what one proposed oneself needs nobody else.
      if (isAgreed && kept.proposed_by === call.caller.operatorId) return refuse('break_own')
      const proposal = isAgreed ? {} : { proposedUid: null, proposedBy: null, proposedName: '' }
      await setBreak(tx, name, { state, ...proposal, note: reason, decidedName: isAgreed ? call.caller.email : '' })
      if (isAgreed) await addJob(tx, creditBreakJob, { payload: name })
      const object = { kind: 'break', id: `${gateway} ${paymentId}` } as const
      const after = { state, uid: String(uid), units: String(kept.amount) }
      const before = { state: kept.state }
      await actAs(tx, call, { action: 'break.decide', object, uid, before, after, reason, nowMs: clock.now() })
      return done({})
    })
    if (decided.ok && isAgreed) {
      // What fails here is done by the job: the decision stands.
      await creditBreak(deps, name).catch((fault: unknown) =>
        log.error({ err: fault }, 'a break could not be credited yet'),
      )
    }
    return decided
  }
}
