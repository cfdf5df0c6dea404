import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Call, Handler } from '../../platform/http/request/call.ts'
import { decideCase, findCase, findStanding, standingAt, statusOf, type Verdict } from '../kyc/index.ts'
import { actAs } from '../staff/index.ts'
import type { ReviewDeps } from './deps.ts'
import { refuseReview } from './refuseReview.ts'
import { reviewerOf } from './reviewerOf.ts'

type Operation = typeof officeContract.review.decideReview

/**
 * What a reviewer decides is on record before it is done, since the two stand in different schemas; and so is what kept
 * it from coming about.
 */
export function decideReview(deps: ReviewDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { uid, version, decision, message, fields, comment } = call.body
    if (decision === 'rejected' && (message === '' || fields.length === 0)) return refuse('invalid_request')
    const verdict: Verdict = decision === 'rejected' ? { decision, message, fields, comment } : { decision, comment }
    const reviewer = reviewerOf(call.caller)
    const obstacle = await findObstacle(deps, call)
    if (obstacle) return refuse(obstacle)
    const object = { kind: 'case', id: String(uid) } as const
    const before = await readBefore(deps, uid)
    const act = { action: 'review.decide', object, uid, before, reason: message || comment } as const
    const after = { version, decision, fields: [...fields] }
    await db.app(tx => actAs(tx, call, { ...act, after, nowMs: clock.now() }))
    const decided = await decideCase(deps, { uid, version, reviewer }, verdict)
    if (decided.ok) return done({ kyc_status: decided.data.kycStatus })
    const refused = { version, decision, refused: decided.code }
    await db.app(tx => actAs(tx, call, { ...act, after: refused, nowMs: clock.now() }))
    return refuseReview(decided.code)
  }
}

/** How the member stood, and which version lay before the reviewer in which state. */
async function readBefore({ db, clock }: ReviewDeps, uid: bigint) {
  const kept = await db.member(uid, tx => findStanding(tx, uid))
  const line = await db.app(tx => findCase(tx, uid))
  const standing = kept && statusOf(standingAt(kept.standing, kept.createdAtMs, clock.now()))
  return { status: standing ?? null, version: line?.version ?? null, state: line?.state ?? null }
}

/** What can be told before anything is written down. */
async function findObstacle({ db, clock }: ReviewDeps, { caller, body }: Call<Operation>) {
  const kept = await db.app(tx => findCase(tx, body.uid))
  if (!kept) return 'not_found'
  const isHeld = kept.lease_until !== null && kept.lease_until > clock.now()
  // One that is decided already may be the same decision again, whose answer was lost.
  if (kept.state !== 'waiting') return undefined
  if (kept.version !== body.version) return 'case_changed'
  return isHeld && kept.claimed_by === caller.operatorId ? undefined : 'case_not_claimed'
}
