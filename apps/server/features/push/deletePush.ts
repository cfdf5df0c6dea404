import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { PushDeps } from './deps.ts'
import { deleteSubscriptionOf } from './subscription.store.ts'

export function deletePush({ db }: PushDeps): Handler<typeof contract.push.deletePush> {
  return async ({ caller: { sessionId } }) => {
    await db.app(tx => deleteSubscriptionOf(tx, sessionId))
    return done({ is_on: false })
  }
}
