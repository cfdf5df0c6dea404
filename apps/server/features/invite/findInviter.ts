import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { rateLimit } from '../../platform/http/limit/rateLimit.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { listNames } from '../member/index.ts'
import { findReferralCode, mayBring } from '../referral/index.ts'
import type { InviteCallDeps } from './deps.ts'
import { findViewer } from './findViewer.ts'
import { findOfferOfToday, viewOffer } from './offer.view.ts'

/** So many codes that name nobody a network may ask for in an hour. Whoever guesses on is told of nobody, as by no code at all. */
const mostMisses = 30
const hourMs = 3_600_000

/**
 * A code that is nobody's, has ended, or is of an account that is closed or excluded names nobody, and is answered as no code at all. A guest is
 * shown what a friend gets only by the link of a member: an agent's brings nothing, nor does coming by none. A member who may have no
 * promotion just now is shown none.
 */
export function findInviter(deps: InviteCallDeps): Handler<typeof contract.invite.findInviter> {
  const { db, clock } = deps
  const misses = rateLimit({ clock, most: mostMisses, windowMs: hourMs })
  return async ({ query: { code }, caller, visitor: { language }, network }) => {
    const isGuessing = misses.take(network, 0) !== undefined
    const inviter =
      code === '' || isGuessing
        ? undefined
        : await db.app(async tx => {
            const nowMs = clock.now()
            const own = await findReferralCode(tx, { code, nowMs })
            return own && (await mayBring(tx, { uid: own.uid, nowMs })) ? own : undefined
          })
    if (code !== '' && !inviter) misses.take(network)
    const name = inviter ? ((await listNames({ db }, [inviter.uid])).get(inviter.uid) ?? '') : ''
    const found = await findOfferOfToday(deps)
    const guest = inviter?.channel === '' ? ('guest' as const) : null
    const audience = caller.kind === 'guest' ? guest : (await findViewer(deps, caller.uid))?.permit
    const known = inviter ? 'yes' : isGuessing ? 'untold' : 'no'
    return done({ name, is_known: known, offer: found && audience ? viewOffer(audience, found, language) : null })
  }
}
