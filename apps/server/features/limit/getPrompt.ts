import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { LimitDeps } from './deps.ts'
import { isToBeAsked } from './prompt.store.ts'

export function getPrompt({ db }: Pick<LimitDeps, 'db'>): Handler<typeof contract.limit.getPrompt> {
  return async ({ caller: { uid } }) => done({ asks: await db.member(uid, tx => isToBeAsked(tx, uid)) })
}
