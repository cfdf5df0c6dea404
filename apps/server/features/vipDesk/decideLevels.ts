import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { RefTx } from '../../platform/db/database.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { judgeProposal } from '../../platform/proposal/proposal.rules.ts'
import { decideProposal } from '../../platform/proposal/proposal.store.ts'
import { actFirst, type StaffDeps } from '../staff/index.ts'
import { addLevels, readLevels } from '../vip/index.ts'
import { findChange, type LevelChange, lockChange } from './change.store.ts'
import { levelsOf, refuseUnsafe } from './judgeLevels.ts'

type Operation = typeof officeContract.vipDesk.decideLevels

/**
 * The second of two people. From the commit on the levels hold for everybody; whoever rises by them is raised by the sweep, which
 * promises each level once. They are judged beside all promotions while none of these changes.
 */
export function decideLevels(deps: StaffDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { id, reason } = call.body
    const seen = await db.ref(tx => findChange(tx, id))
    if (!seen) return refuse('not_found')
    const early = judge(call, seen)
    if (!early.ok) return refuse(early.code)
    const object = { kind: 'levels', id: String(seen.base) } as const
    const after = { change: id, status: early.to, levels: seen.levels }
    const act = { action: 'vip.decide', object, after, reason } as const
    return actFirst(deps, { actor: call, act }, () => db.ref(tx => decide(tx, call, clock.now())))
  }
}

function judge({ body, caller }: Call<Operation>, { status, proposedBy }: LevelChange) {
  const act = body.is_approved ? 'approve' : 'refuse'
  return judgeProposal({ own: 'vip_own' }, { status, act, isOwn: proposedBy === caller.operatorId })
}

async function decide(tx: RefTx, call: Call<Operation>, nowMs: number) {
  const { id, is_approved: isApproved, reason } = call.body
  const change = await lockChange(tx, id)
  if (!change) return refuse('not_found')
  const judged = judge(call, change)
  if (!judged.ok) return refuse(judged.code)
  const { version } = await readLevels(tx)
  if (isApproved) {
    if (version !== change.base) return refuse('changed_meanwhile')
    const levels = levelsOf(change.levels)
    const unsafe = await refuseUnsafe(tx, levels, nowMs)
    if (unsafe) return unsafe
    await addLevels(tx, { version: version + 1, levels })
  }
  await decideProposal(tx, 'vip_change', { id, to: judged.to, by: call.caller, decision: reason, nowMs })
  return done({ version: isApproved ? version + 1 : version })
}
