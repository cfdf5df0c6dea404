import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { tellChange } from '../../platform/events/index.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import {
  askAboutBreak,
  type BreakRow,
  callAgain,
  endFits,
  letGoOfBreak,
  lockBreak,
  nextBreakState,
  setBreak,
} from '../deposit/index.ts'
import { actAs } from '../staff/index.ts'
import type { CashierDeps } from './deps.ts'

/**
 * What one person kept is open again: for people, and for its deposit, which nothing would credit with it otherwise. The
 * gateway is asked for the very payment behind the commit, however long ago it took it.
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
      await setBreak(tx, kept, { state, note: reason, decidedName: call.caller.email, closedAtMs: null })
      await letGoOfBreak(tx, kept)
      await endFits(tx, name, nowMs)
      await callAgain(tx, kept, nowMs)
      const object = { kind: 'break', id: `${gateway} ${paymentId}` } as const
      const about = kept.uid === null ? {} : { uid: kept.uid }
      const [before, after] = [{ state: kept.state }, { state, units: String(kept.amount) }]
      await actAs(tx, call, { action: 'break.decide', object, ...about, before, after, reason, nowMs })
      opened = kept
      return done({})
    })
    if (!answer.ok || !opened) return answer
    if (opened.uid !== null) await tellChange(deps, opened.uid, 'deposit')
    // One that is silent now is asked by the deposit's own page, or by whoever agrees to credit it.
    await askAboutBreak(deps, opened)
    return answer
  }
}
