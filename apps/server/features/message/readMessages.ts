import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { MessageDeps } from './deps.ts'
import { findMessage, isAnyUnread, noteRead } from './message.store.ts'

/** A message of another member is answered like one that does not exist. */
export function readMessages({ db, clock }: MessageDeps): Handler<typeof contract.message.readMessages> {
  return async ({ caller: { uid }, body }) => {
    const id = body.id === 'all' ? undefined : body.id
    return db.member(uid, async tx => {
      if (id && !(await findMessage(tx, uid, id))) return refuse('message_not_found')
      await noteRead(tx, { uid, id, nowMs: clock.now() })
      return done({ has_unread: await isAnyUnread(tx, uid) })
    })
  }
}
