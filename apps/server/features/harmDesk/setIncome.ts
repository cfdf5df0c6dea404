import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { unitsPerPeso } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { addProposal, decideProposal } from '../../platform/proposal/proposal.store.ts'
import { addIncome, findIncome, needsSecond } from '../harm/index.ts'
import { findStanding } from '../kyc/index.ts'
import { actFirst, type StaffDeps } from '../staff/index.ts'
import { lockWaitingChange } from './income.store.ts'

type Operation = typeof officeContract.harmDesk.setIncome

/**
 * What they earn is the member's word. One person writes down what can lower no band; what may, two. The audit log keeps that it was written
 * down, and not how much it is.
 */
export function setIncome(deps: StaffDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { uid, reason } = call.body
    const seen = await db.member(
      uid,
      async tx => (await findStanding(tx, uid)) && { known: (await findIncome(tx, uid))?.monthly ?? null },
    )
    if (!seen) return refuse('not_found')
    const stated = statedIn(call)
    const change = {
      before: { has_income: seen.known !== null },
      after: { has_income: stated !== null, is_waiting: needsSecond(seen.known, stated) },
    }
    const object = { kind: 'member', id: String(uid) } as const
    return actFirst(deps, { actor: call, act: { action: 'harm.contact', object, ...change, reason } }, () =>
      db.member(uid, tx => state(tx, call, clock.now())),
    )
  }
}

function statedIn({ body: { monthly } }: Call<Operation>): bigint | null {
  return monthly === 0 ? null : BigInt(monthly) * unitsPerPeso
}

async function state(tx: MemberTx, call: Call<Operation>, nowMs: number) {
  const { body, caller } = call
  const { uid, reason } = body
  const monthly = statedIn(call)
  const waiting = await lockWaitingChange(tx, uid)
  const newest = await findIncome(tx, uid)
  const known = newest?.monthly ?? null
  if (needsSecond(known, monthly)) {
    const about = { uid, monthly, reason }
    const added = await addProposal(tx, 'harm_income_change', { about, by: caller, nowMs })
    return added ? done({ is_waiting: true }) : refuse('harm_waiting')
  }
  if (known === null && monthly === null) return done({ is_waiting: false })
  const isAdded = await addIncome(tx, { uid, monthly, seen: newest?.nth ?? 0, name: caller.email, nowMs })
  if (!isAdded) return refuse('changed_meanwhile')
  // The member's newest word holds, and nobody approves an older one over it.
  if (waiting) {
    const decision = 'The member stated another income since.'
    await decideProposal(tx, 'harm_income_change', { id: waiting.id, to: 'refused', by: caller, decision, nowMs })
  }
  return done({ is_waiting: false })
}
