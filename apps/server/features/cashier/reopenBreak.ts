import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { tellChange } from '../../platform/events/index.ts'
import { GatewayFault } from '../../platform/gateway/gatewayFault.ts'
import type { Handler } from '../../platform/http/call.ts'
import { type BreakRow, callAgain, lockBreak, nextBreakState, setBreak, settleListed } from '../deposit/index.ts'
import { actAs } from '../staff/index.ts'
import type { CashierDeps } from './deps.ts'

/**
 * What one person kept is open again: for people, and for its deposit, which nothing would credit with it otherwise. The
 * gateway is asked behind the commit, as the clock would.
 */
export function reopenBreak(deps: CashierDeps): Handler<typeof officeContract.cashier.reopenBreak> {
  const { db, clock } = deps
  return async call => {
    const { gateway, payment_id: paymentId, reason } = call.body
    const name = { gateway, paymentId }
    const nowMs = clock.now()
    let opened: BreakRow | undefined
    const answer = await db.app(async tx => {
      const kept = await lockBreak(tx, name)
      if (!kept) return refuse('not_found')
      const state = nextBreakState(kept.state, 'reopen')
      if (!state) return refuse('changed_meanwhile')
      await setBreak(tx, name, { state, note: reason, decidedName: call.caller.email, closedAtMs: null })
      await callAgain(tx, kept, nowMs)
      const object = { kind: 'break', id: `${gateway} ${paymentId}` } as const
      const about = kept.uid === null ? {} : { uid: kept.uid }
      const [before, after] = [{ state: kept.state }, { state, units: String(kept.amount) }]
      await actAs(tx, call, { action: 'break.decide', object, ...about, before, after, reason, nowMs })
      opened = kept
      return done({})
    })
    if (answer.ok && opened) await askAgain(deps, opened)
    return answer
  }
}

/** A gateway that is silent now is asked by the deposit's own page, or tells it in its list. */
async function askAgain(deps: CashierDeps, { gateway, reference, uid }: BreakRow): Promise<void> {
  if (uid === null) return
  await tellChange(deps, uid, 'deposit')
  await settleListed(deps, { gateway, reference, uid }).catch((fault: unknown) => {
    if (!(fault instanceof GatewayFault)) throw fault
    deps.log.warn({ gateway, reason: fault.message }, 'a payment gateway could not be asked')
  })
}
