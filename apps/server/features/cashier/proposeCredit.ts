import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import {
  endBreak,
  findBreak,
  findHolder,
  isCreditedToDeposit,
  lockBreak,
  nextBreakState,
  setBreak,
} from '../deposit/index.ts'
import { findEntry } from '../identity/index.ts'
import { actAs } from '../staff/index.ts'
import { findPesoWallet } from '../wallet/index.ts'
import type { CashierDeps } from './deps.ts'

/** The first of two people: says whose the money is, and why. Nothing is credited by that. */
export function proposeCredit({ db, clock }: CashierDeps): Handler<typeof officeContract.cashier.proposeCredit> {
  return async call => {
    const { gateway, payment_id: paymentId, uid, reason } = call.body
    const name = { gateway, paymentId }
    const seen = await db.app(tx => findBreak(tx, name))
    const isCredited = seen !== undefined && (await isCreditedToDeposit(db, seen))
    const entry = await db.app(tx => findEntry(tx, uid))
    const wallet = entry?.closed_at === null && (await db.member(uid, tx => findPesoWallet(tx, uid)))
    return db.app(async tx => {
      const kept = await lockBreak(tx, name)
      if (!kept) return refuse('not_found')
      const state = nextBreakState(kept.state, 'propose')
      if (!state) return refuse('changed_meanwhile')
      if (kept.currency !== 'PHP') return refuse('break_currency')
      // Whoever was cut off behind the credit left it open.
      if (isCredited) await endBreak(tx, { ...name, act: 'settle' }, clock.now())
      // The gateway has this money once, and another deposit has it already.
      const holder = await findHolder(tx, gateway, paymentId)
      const isTaken = kept.reason === 'taken' || isCredited || (holder !== undefined && holder !== kept.reference)
      if (isTaken) return refuse('break_taken')
      if (!wallet) return refuse('break_member')
      const { operatorId, email } = call.caller
      await setBreak(tx, kept, { state, proposedUid: uid, proposedBy: operatorId, proposedName: email, note: reason })
      const object = { kind: 'break', id: `${gateway} ${paymentId}` } as const
      const after = { state, uid: String(uid), units: String(kept.amount) }
      const before = { state: kept.state }
      await actAs(tx, call, { action: 'break.decide', object, uid, before, after, reason, nowMs: clock.now() })
      return done({})
    })
  }
}
