import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { addProposal } from '../../platform/proposal/proposal.store.ts'
import { actFirst } from '../staff/index.ts'
import type { ReleaseDeps } from './deps.ts'
import { isAdmitted, judge } from './judge.ts'
import { findCooling } from './release.store.ts'
import { viewCooling } from './release.view.ts'

type Operation = typeof officeContract.release.proposeRelease

/** The first of two people. */
export function proposeRelease(deps: ReleaseDeps): Handler<Operation> {
  const { db } = deps
  return async call => {
    const { uid, id, reason } = call.body
    const isIn = await isAdmitted(deps, uid)
    const early = await db.member(uid, tx => judge(deps, tx, { uid, id, isIn }))
    if (!early.ok) return refuse(early.code)
    const act = { action: 'release.propose', object: { kind: 'payee', id }, uid, reason } as const
    return actFirst(deps, { actor: call, act }, () => db.member(uid, tx => propose(deps, tx, { call, isIn })))
  }
}

async function propose(deps: ReleaseDeps, tx: MemberTx, { call, isIn }: { call: Call<Operation>; isIn: boolean }) {
  const { uid, id, reason } = call.body
  const judged = await judge(deps, tx, { uid, id, isIn })
  if (!judged.ok) return refuse(judged.code)
  const proposal = { about: { uid, payee: id, reason }, by: call.caller, nowMs: deps.clock.now() }
  if (!(await addProposal(tx, 'release', proposal))) return refuse('release_waiting')
  const row = await findCooling(tx, uid, id)
  return row ? done(viewCooling(row, call.caller.operatorId)) : refuse('not_found')
}
