import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { tellChange } from '../../platform/events/index.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { judgeProposal } from '../../platform/proposal/proposal.rules.ts'
import { decideProposal, type Proposal } from '../../platform/proposal/proposal.store.ts'
import { actFirst } from '../staff/index.ts'
import { post } from '../wallet/index.ts'
import type { PlayReleaseDeps } from './deps.ts'
import { findPlayRelease, lockPlayRelease } from './playRelease.store.ts'
import { viewPlayRelease } from './playRelease.view.ts'

type Operation = typeof officeContract.playRelease.decidePlayRelease

/** The second of two people. The decision and its posting are one commit, named by the release's own id. */
export function decidePlayRelease(deps: PlayReleaseDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { uid, id, is_approved: isApproved, reason } = call.body
    const seen = await db.member(uid, tx => findPlayRelease(tx, uid, id))
    if (!seen) return refuse('not_found')
    const early = judgeFor(call, seen)
    if (!early.ok) return refuse(early.code)
    const object = { kind: 'playRelease', id } as const
    const after = { status: early.to, units: String(seen.openTurnover) }
    const act = { action: 'play.decide', object, uid, after, reason } as const
    const decided = await actFirst(deps, { actor: call, act }, () =>
      db.member(uid, tx => decide(tx, call, clock.now())),
    )
    if (decided.ok && isApproved) await tellChange(deps, uid, 'wallet')
    return decided
  }
}

function judgeFor({ body, caller }: Call<Operation>, { status, proposedBy }: Proposal) {
  const act = body.is_approved ? 'approve' : 'refuse'
  return judgeProposal({ own: 'play_release_own' }, { status, act, isOwn: proposedBy === caller.operatorId })
}

async function decide(tx: MemberTx, call: Call<Operation>, nowMs: number) {
  const { body, caller } = call
  const { uid, id: reference } = body
  const row = await lockPlayRelease(tx, uid, reference)
  if (!row) return refuse('not_found')
  const judged = judgeFor(call, row)
  if (!judged.ok) return refuse(judged.code)
  await decideProposal(tx, 'play_release', { id: row.id, to: judged.to, by: caller, decision: body.reason, nowMs })
  if (body.is_approved) {
    const posted = await post(tx, { act: 'play_released', uid, reference, amount: 0n, nowMs })
    if (!posted.ok) throw new Error(`The ledger refused the release ${reference}.`)
  }
  const decided = await findPlayRelease(tx, uid, reference)
  return decided ? done(viewPlayRelease(decided, caller.operatorId)) : refuse('not_found')
}
