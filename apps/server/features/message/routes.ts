import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { MessageDeps } from './deps.ts'
import { hasUnread } from './hasUnread.ts'
import { listMessages } from './listMessages.ts'
import { readMessages } from './readMessages.ts'

export function messageRoutes(deps: MessageDeps): Handlers<typeof contract.message> {
  return { hasUnread: hasUnread(deps), listMessages: listMessages(deps), readMessages: readMessages(deps) }
}
