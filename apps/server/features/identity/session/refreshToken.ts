import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { IdentityDeps } from '../deps.ts'
import { replaceToken } from './replacedToken.store.ts'
import { sessionEndMs } from './session.rules.ts'
import { hashToken, newToken } from './token.ts'

/** Exchanges the token. Of two at once with the same one, the first gets the new one and the other is refused. */
export function refreshToken({ db, clock, random }: IdentityDeps): Handler<typeof contract.identity.refreshToken> {
  return async ({ caller }) => {
    const token = newToken(random)
    const now = clock.now()
    const exchange = { from: caller.sessionHash, to: hashToken(token), nowMs: now, endMs: sessionEndMs }
    return (await db.app(tx => replaceToken(tx, exchange))) ? done({ token }) : refuse('invalid_token')
  }
}
