import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { MessageDeps } from './deps.ts'
import { isAnyUnread } from './message.store.ts'

export function hasUnread({ db }: MessageDeps): Handler<typeof contract.message.hasUnread> {
  return async ({ caller: { uid } }) => done({ has_unread: await db.member(uid, tx => isAnyUnread(tx, uid)) })
}
