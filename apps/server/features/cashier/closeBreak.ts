import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../platform/db/database.ts'
import { tellChange } from '../../platform/events/index.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import {
  type BreakRow,
  endBreak,
  endIncident,
  findBreak,
  isCreditedToDeposit,
  lockBreak,
  nextBreakState,
  setBreak,
  takeForBreak,
} from '../deposit/index.ts'
import { actAs } from '../staff/index.ts'
import type { CashierDeps } from './deps.ts'

/**
 * What was done with the money elsewhere, written down: nothing moves here by it. From then on no deposit is credited with
 * it, and what a deposit was credited with before is not given back.
 */
export function closeBreak(deps: CashierDeps): Handler<typeof officeContract.cashier.closeBreak> {
  const { db, clock } = deps
  return async call => {
    const { gateway, payment_id: paymentId, outcome, reason } = call.body
    const name = { gateway, paymentId }
    const nowMs = clock.now()
    let payer: bigint | null = null
    const seen = await db.app(tx => findBreak(tx, name))
    const isCredited = seen !== undefined && (await isCreditedToDeposit(db, seen))
    const closed = await db.app(async tx => {
      const kept = await lockBreak(tx, name)
      if (!kept) return refuse('not_found')
      const state = nextBreakState(kept.state, outcome === 'returned' ? 'return' : 'keep')
      if (!state) return refuse('changed_meanwhile')
      // Whoever was cut off behind the credit left it open.
      if (isCredited) await endBreak(tx, { ...name, act: 'settle' }, nowMs)
      if (isCredited || !(await takeIt(tx, kept, nowMs))) return refuse('break_taken')
      await setBreak(tx, kept, { state, note: reason, decidedName: call.caller.email, closedAtMs: nowMs })
      await endIncident(tx, name, nowMs)
      const object = { kind: 'break', id: `${gateway} ${paymentId}` } as const
      const about = kept.uid === null ? {} : { uid: kept.uid }
      const [before, after] = [{ state: kept.state }, { state, units: String(kept.amount) }]
      await actAs(tx, call, { action: 'break.decide', object, ...about, before, after, reason, nowMs })
      payer = kept.uid
      return done({})
    })
    if (payer !== null) await tellChange(deps, payer, 'deposit')
    return closed
  }
}

/** What the gateway told of twice is the first one's, and stays so. */
async function takeIt(tx: AppTx, kept: BreakRow, nowMs: number): Promise<boolean> {
  return kept.reason === 'taken' || takeForBreak(tx, kept, nowMs)
}
