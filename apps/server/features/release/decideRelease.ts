import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { tellChange } from '../../platform/events/index.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { setReady } from '../payee/index.ts'
import { actAs } from '../staff/index.ts'
import type { ReleaseDeps } from './deps.ts'
import { isAdmitted, judge } from './judge.ts'
import { judgeDecision } from './release.rules.ts'
import { flipRelease, lockRelease } from './release.store.ts'

type Operation = typeof officeContract.release.decideRelease

interface Deciding {
  readonly call: Call<Operation>
  /** Whether the way in is open to the member. */
  readonly isIn: boolean
}

/**
 * The second of two people. What they say is on record before it counts, since the two stand in different schemas, and so
 * is what kept it from counting. The decision and the account's new time are one commit.
 */
export function decideRelease(deps: ReleaseDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { uid, id, is_approved: isApproved, reason } = call.body
    const isIn = await isAdmitted(deps, uid)
    const early = await db.member(uid, tx => judgeFor(deps, tx, { call, isIn }))
    if (!early.ok) return refuse(early.code)
    const act = { action: 'release.decide', object: { kind: 'payee', id }, uid, reason } as const
    await db.app(tx => actAs(tx, call, { ...act, after: { status: early.to }, nowMs: clock.now() }))
    const decided = await db.member(uid, tx => decide(deps, tx, { call, isIn }))
    if (decided.ok) {
      if (isApproved) await tellChange(deps, uid, 'withdrawal')
      return decided
    }
    await db.app(tx => actAs(tx, call, { ...act, after: { refused: decided.code }, nowMs: clock.now() }))
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
  const judged = judgeDecision({ ...release, act, isOwn: release.proposedBy === caller.operatorId })
  return judged.ok ? ({ ok: true, to: judged.to, release } as const) : judged
}

async function decide(deps: ReleaseDeps, tx: MemberTx, deciding: Deciding) {
  const { body, caller } = deciding.call
  const judged = await judgeFor(deps, tx, deciding)
  if (!judged.ok) return refuse(judged.code)
  const nowMs = deps.clock.now()
  const own = { by: caller.operatorId, name: caller.email, decision: body.reason, nowMs }
  await flipRelease(tx, judged.release, { to: judged.to, ...own })
  if (body.is_approved) await setReady(tx, { uid: body.uid, id: body.id }, nowMs)
  return done({ status: judged.to })
}
