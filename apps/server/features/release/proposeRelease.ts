import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { actAs } from '../staff/index.ts'
import type { ReleaseDeps } from './deps.ts'
import { isAdmitted, judge } from './judge.ts'
import { addRelease, findCooling } from './release.store.ts'
import { viewCooling } from './release.view.ts'

type Operation = typeof officeContract.release.proposeRelease

/** The first of two people. It is on record before it stands, since the two lie in different schemas. */
export function proposeRelease(deps: ReleaseDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { uid, id, reason } = call.body
    const isIn = await isAdmitted(deps, uid)
    const early = await db.member(uid, tx => judge(deps, tx, { uid, id, isIn }))
    if (!early.ok) return refuse(early.code)
    const act = { action: 'release.propose', object: { kind: 'payee', id }, uid, reason } as const
    await db.app(tx => actAs(tx, call, { ...act, nowMs: clock.now() }))
    const proposed = await db.member(uid, tx => propose(deps, tx, { call, isIn }))
    if (proposed.ok) return proposed
    await db.app(tx => actAs(tx, call, { ...act, after: { refused: proposed.code }, nowMs: clock.now() }))
    return proposed
  }
}

async function propose(deps: ReleaseDeps, tx: MemberTx, { call, isIn }: { call: Call<Operation>; isIn: boolean }) {
  const { uid, id, reason } = call.body
  const { operatorId, email } = call.caller
  const judged = await judge(deps, tx, { uid, id, isIn })
  if (!judged.ok) return refuse(judged.code)
  const own = { proposedBy: operatorId, proposedName: email, nowMs: deps.clock.now() }
  if (!(await addRelease(tx, { uid, payee: id, reason, ...own }))) return refuse('release_waiting')
  const row = await findCooling(tx, uid, id)
  return row ? done(viewCooling(row, operatorId)) : refuse('not_found')
}
