import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { AppTx } from '../../platform/db/database.ts'
import { takeQuota } from '../identity/index.ts'
import type { PushDeps } from './deps.ts'
import { isUsable } from './isUsable.ts'
import { mostDevices, renewals } from './pushLimits.ts'
import { findHeld, languageOf, type NewSubscription, setSubscription } from './subscription.store.ts'

type Subscription = Pick<NewSubscription, 'endpoint' | 'p256dh' | 'auth'>

/**
 * A browser changes its subscription by itself, and its service worker has no token of the member's. So whoever knows the secret
 * of the one before may put another in its place, for the same session, and is told nothing of it.
 */
export function updatePush({ db, clock, push }: PushDeps): Handler<typeof contract.push.updatePush> {
  return async ({ body: { before, now }, network }) => {
    if (!isUsable(now, push.services)) return refuse('push_unusable')
    const nowMs = clock.now()
    const taken = await db.app(tx => takeQuota(tx, { ...renewals, subject: network }, nowMs))
    if (!taken.ok) return refuse('push_too_often', taken.waitSeconds)
    await db.app(tx => replace(tx, { before, now, nowMs }))
    return done({})
  }
}

interface Replacement {
  readonly before: Pick<Subscription, 'endpoint' | 'auth'>
  readonly now: Subscription
  readonly nowMs: number
}

async function replace(tx: AppTx, { before, now, nowMs }: Replacement): Promise<void> {
  const held = await findHeld(tx, before)
  if (!held) return
  const { uid, session_id: sessionId, origin } = held
  await setSubscription(tx, { uid, sessionId, ...now, language: languageOf(held), origin, nowMs }, mostDevices)
}
