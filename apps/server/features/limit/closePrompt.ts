import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { LimitDeps } from './deps.ts'
import { addPrompt } from './prompt.store.ts'

export function closePrompt({ db, clock }: LimitDeps): Handler<typeof contract.limit.closePrompt> {
  return async ({ caller: { uid } }) => {
    await db.member(uid, tx => addPrompt(tx, uid, clock.now()))
    return done({ asks: false })
  }
}
