import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { tellChange } from '../../platform/events/index.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { decideProposal } from '../../platform/proposal/proposal.store.ts'
import { setReady } from '../payee/index.ts'
import { actFirst } from '../staff/index.ts'
import type { ReleaseDeps } from './deps.ts'
import { isAdmitted, judge } from './judge.ts'
import { judgeDecision } from './release.rules.ts'
import { lockRelease } from './release.store.ts'

type Operation = typeof officeContract.release.decideRelease

interface Deciding {
  readonly call: Call<Operation>
  /** Whether the way in is open to the member. */
  readonly isIn: boolean
}

/** The second of two people. The decision and the account's new time are one commit. */
export function decideRelease(deps: ReleaseDeps): Handler<Operation> {
  const { db } = deps
  return async call => {
    const { uid, id, is_approved: isApproved, reason } = call.body
    const isIn = await isAdmitted(deps, uid)
    const early = await db.member(uid, tx => judgeFor(deps, tx, { call, isIn }))
    if (!early.ok) return refuse(early.code)
    const object = { kind: 'payee', id } as const
    const act = { action: 'release.decide', object, uid, after: { status: early.to }, reason } as const
    const decided = await actFirst(deps, { actor: call, act }, () =>
      db.member(uid, tx => decide(deps, tx, { call, isIn })),
    )
    if (decided.ok && isApproved) await tellChange(deps, uid, 'withdrawal')
    return decided
  }
}

/** The account is held before what is proposed about it, as whoever withdraws to it does. */
async function judgeFor(deps: ReleaseDeps, tx: MemberTx, { call, isIn }: Deciding) {
  const { body, caller } = call
  const { uid, id } = body
  const held = await judge(deps, tx, { uid, id, isIn })
  // What cannot be let go any more can still be refused.
  if (!held.ok && (body.is_approved || held.code === 'not_found')) return held
  const release = await lockRelease(tx, id)
  if (!release) return { ok: false, code: 'changed_meanwhile' } as const
  const act = body.is_approved ? 'approve' : 'refuse'
  const isOwn = release.proposedBy === caller.operatorId
  const judged = judgeDecision({ status: release.status, act, isOwn })
  return judged.ok ? ({ ok: true, to: judged.to, release } as const) : judged
}

async function decide(deps: ReleaseDeps, tx: MemberTx, deciding: Deciding) {
  const { body, caller } = deciding.call
  const judged = await judgeFor(deps, tx, deciding)
  if (!judged.ok) return refuse(judged.code)
  const nowMs = deps.clock.now()
  const { id } = judged.release
  await decideProposal(tx, 'release', { id, to: judged.to, by: caller, decision: body.reason, nowMs })
  if (body.is_approved) await setReady(tx, { uid: body.uid, id: body.id }, nowMs)
  return done({ status: judged.to })
}
