import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { IdentityDeps } from '../deps.ts'
import { addHandoff } from './handoff.store.ts'
import { hashToken, newToken } from '../session/token.ts'

const validMs = 60_000

/**
 * A code for another window of the same person: it stands in an address, so it is good once, for a minute, and no longer than
 * the session in which it was asked for.
 */
export function openHandoff({ db, clock, random }: IdentityDeps): Handler<typeof contract.identity.openHandoff> {
  return async ({ caller: { uid, sessionId } }) => {
    const code = newToken(random)
    const handoff = { codeHash: hashToken(code), uid, sessionId, expiresAtMs: clock.now() + validMs }
    await db.app(tx => addHandoff(tx, handoff))
    return done({ code })
  }
}
