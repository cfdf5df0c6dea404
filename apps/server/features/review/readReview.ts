import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { readCase, viewerDevice } from '../kyc/index.ts'
import { actAs, emailsOf } from '../staff/index.ts'
import { viewCase } from './case.view.ts'
import type { ReviewDeps } from './deps.ts'
import { reviewerOf } from './reviewerOf.ts'

/** Names, numbers and photos are shown here, so that it was read is on record before it is answered. */
export function readReview(deps: ReviewDeps): Handler<typeof officeContract.review.readReview> {
  const { db, clock } = deps
  return async call => {
    const { uid } = call.body
    const nowMs = clock.now()
    const { sessionId } = call.caller
    const deviceId = viewerDevice(deps.peppers, call.device, sessionId)
    const reader = { reviewer: reviewerOf(call.caller), deviceId, sessionId }
    const whole = await readCase(deps, uid, reader)
    const newest = whole?.versions[0]
    if (!whole || !newest) return refuse('not_found')
    const actors = [...whole.versions.map(({ reviewer }) => reviewer), whole.line?.claimedBy ?? '']
    const emails = await db.app(async tx => {
      const object = { kind: 'case', id: `${uid}` } as const
      await actAs(tx, call, { action: 'review.read', object, uid, after: { version: newest.version }, nowMs })
      return emailsOf(tx, actors)
    })
    return done(viewCase(whole, newest, { operatorId: call.caller.operatorId, emails, nowMs }))
  }
}
