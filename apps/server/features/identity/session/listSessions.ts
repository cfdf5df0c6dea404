import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { IdentityDeps } from '../deps.ts'
import { maskAddress } from '../code/maskAddress.ts'
import { listSessionsOf } from './session.store.ts'

/** More than anybody has; a session nobody uses goes by itself after a week. */
const most = 100

const secondsOf = (ms: number) => Math.floor(ms / 1000)

export function listSessions({ db, clock }: IdentityDeps): Handler<typeof contract.identity.listSessions> {
  return async ({ caller }) => {
    const rows = await db.app(tx => listSessionsOf(tx, { uid: caller.uid, nowMs: clock.now(), most }))
    const sessions = rows.map(row => ({
      id: row.id,
      device: row.device,
      address: maskAddress(row.address),
      created_at: secondsOf(row.created_at),
      seen_at: secondsOf(row.seen_at ?? row.created_at),
      is_current: row.id === caller.sessionId,
    }))
    return done({ d: sessions, t: sessions.length })
  }
}
