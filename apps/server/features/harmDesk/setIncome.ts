import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { unitsPerPeso } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { deleteIncome, putIncome } from '../harm/index.ts'
import { findStanding } from '../kyc/index.ts'
import { actFirst, type StaffDeps } from '../staff/index.ts'

/** What they earn is the member's word. The audit log keeps that it was written down, and not how much it is. */
export function setIncome(deps: StaffDeps): Handler<typeof officeContract.harmDesk.setIncome> {
  const { db, clock } = deps
  return async call => {
    const { uid, monthly, reason } = call.body
    if (!(await db.member(uid, tx => findStanding(tx, uid)))) return refuse('not_found')
    const object = { kind: 'member', id: String(uid) } as const
    const act = { action: 'harm.contact', object, after: { has_income: monthly > 0 }, reason } as const
    return actFirst(deps, { actor: call, act }, () =>
      db.member(uid, async tx => {
        if (monthly === 0) await deleteIncome(tx, uid)
        else {
          const units = BigInt(monthly) * unitsPerPeso
          await putIncome(tx, { uid, monthly: units, name: call.caller.email, nowMs: clock.now() })
        }
        return done({})
      }),
    )
  }
}
