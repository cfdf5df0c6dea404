import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { PushDeps } from './deps.ts'
import { findSubscriptionOf } from './subscription.store.ts'

export function getPush({ db, push }: PushDeps): Handler<typeof contract.push.getPush> {
  return async ({ caller: { sessionId } }) => {
    const own = push.key ? await db.app(tx => findSubscriptionOf(tx, sessionId)) : undefined
    return done({ key: push.key, is_on: own !== undefined })
  }
}
