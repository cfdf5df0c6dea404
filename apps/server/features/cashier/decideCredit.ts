import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { addJob } from '../../platform/jobs/index.ts'
import {
  askAboutBreak,
  type BreakRow,
  type BreakWord,
  creditBreak,
  creditBreakJob,
  findBreak,
  isCreditedToDeposit,
  lockBreak,
  nextBreakState,
  setBreak,
  takeForBreak,
} from '../deposit/index.ts'
import { findEntry } from '../identity/index.ts'
import { actAs } from '../staff/index.ts'
import type { CashierDeps } from './deps.ts'

const refusals = {
  changed: 'break_changed',
  gone: 'break_gone',
  silent: 'gateway_silent',
} as const satisfies Record<Exclude<BreakWord, 'same'>, string>

/**
 * The second of two people. What they agree to is written down with the job that posts it, in one commit; it is posted at
 * once too, and whichever comes second finds it done.
 */
export function decideCredit(deps: CashierDeps): Handler<typeof officeContract.cashier.decideCredit> {
  const { db, clock, log } = deps
  return async call => {
    const { gateway, payment_id: paymentId, uid, is_agreed: isAgreed, reason } = call.body
    const name = { gateway, paymentId }
    const seen = await db.app(tx => findBreak(tx, name))
    const isFit = seen?.state === 'proposed' && seen.proposed_uid === uid && seen.proposed_by !== call.caller.operatorId
    // Nobody is credited with what the gateway told once, and does not have any more.
    const word = isAgreed && isFit ? await askAboutBreak(deps, seen) : 'same'
    if (word !== 'same') return refuse(refusals[word])
    const isCredited = seen !== undefined && (await isCreditedToDeposit(db, seen))
    const decided = await db.app(async tx => {
      const kept = await lockBreak(tx, name)
      if (!kept) return refuse('not_found')
      const state = nextBreakState(kept.state, isAgreed ? 'agree' : 'decline')
      if (!state || kept.proposed_uid !== uid) return refuse('changed_meanwhile')
      const asked = isFit ? seen : undefined
      const by = call.caller.operatorId
      const fault = isAgreed ? await whyNotAgreed(tx, kept, { asked, by, isCredited, nowMs: clock.now() }) : undefined
      if (fault) return refuse(fault)
      const proposal = isAgreed ? {} : { proposedUid: null, proposedBy: null, proposedName: '' }
      await setBreak(tx, kept, { state, ...proposal, note: reason, decidedName: isAgreed ? call.caller.email : '' })
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

interface Agreement {
  /** What the gateway was asked about; nothing where it was not. */
  readonly asked: BreakRow | undefined
  readonly by: string
  readonly isCredited: boolean
  readonly nowMs: number
}

/** Why somebody cannot agree. To take back what one proposed oneself needs nobody else. */
async function whyNotAgreed(tx: AppTx, kept: BreakRow, { asked, by, isCredited, nowMs }: Agreement) {
  if (kept.proposed_by === by) return 'break_own'
  if (kept.amount !== asked?.amount || kept.currency !== asked.currency) return 'changed_meanwhile'
  if (kept.currency !== 'PHP') return 'break_currency'
  const entry = kept.proposed_uid && (await findEntry(tx, kept.proposed_uid))
  if (!entry || entry.closed_at !== null) return 'break_member'
  // Its gateway may have named it rightly meanwhile: whoever takes the payment first has it.
  if (isCredited || !(await takeForBreak(tx, kept, nowMs))) return 'break_taken'
  return undefined
}
