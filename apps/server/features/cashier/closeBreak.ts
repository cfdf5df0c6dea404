import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { tellChange } from '../../platform/events/index.ts'
import type { Handler } from '../../platform/http/call.ts'
import { endIncident, lockBreak, nextBreakState, setBreak } from '../deposit/index.ts'
import { actAs } from '../staff/index.ts'
import type { CashierDeps } from './deps.ts'

/** What was done with the money elsewhere, written down: nothing moves here by it. */
export function closeBreak(deps: CashierDeps): Handler<typeof officeContract.cashier.closeBreak> {
  const { db, clock } = deps
  return async call => {
    const { gateway, payment_id: paymentId, outcome, reason } = call.body
    const name = { gateway, paymentId }
    const nowMs = clock.now()
    let payer: bigint | null = null
    const closed = await db.app(async tx => {
      const kept = await lockBreak(tx, name)
      if (!kept) return refuse('not_found')
      const state = nextBreakState(kept.state, outcome === 'returned' ? 'return' : 'keep')
      if (!state) return refuse('changed_meanwhile')
      await setBreak(tx, name, { state, note: reason, decidedName: call.caller.email, closedAtMs: nowMs })
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
