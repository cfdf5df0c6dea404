import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { takeQuota } from '../identity/index.ts'
import type { PushDeps } from './deps.ts'
import { isUsable } from './isUsable.ts'
import { mostDevices, perHour } from './pushLimits.ts'
import { setSubscription } from './subscription.store.ts'

export function setPush({ db, clock, push }: PushDeps): Handler<typeof contract.push.setPush> {
  return async ({ caller: { uid, sessionId }, body, visitor: { language }, origin }) => {
    if (!push.key) return refuse('push_unavailable')
    if (!isUsable(body, push.services)) return refuse('push_unusable')
    const nowMs = clock.now()
    const taken = await db.app(tx => takeQuota(tx, { ...perHour, subject: String(uid) }, nowMs))
    if (!taken.ok) return refuse('push_too_often', taken.waitSeconds)
    await db.app(tx => setSubscription(tx, { uid, sessionId, ...body, language, origin, nowMs }, mostDevices))
    return done({ is_on: true })
  }
}
