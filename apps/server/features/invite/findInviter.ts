import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { AppTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { returnQuota, takeQuota } from '../identity/index.ts'
import { listNames } from '../member/index.ts'
import { findReferralCode, mayBring } from '../referral/index.ts'
import type { InviteCallDeps } from './deps.ts'
import { mayInviteBy } from './mayInviteBy.ts'
import { findViewer } from './findViewer.ts'
import { findOfferOfToday, viewOffer } from './offer.view.ts'

/** So many codes that name nobody a network may ask for in an hour. Whoever guesses on is told of nobody, as by no code at all. */
const misses = { kind: 'invite codes of nobody', most: 30, windowMs: 3_600_000 } as const

interface Asking {
  readonly code: string
  readonly network: string
  readonly nowMs: number
}

/**
 * Whose a code is, by a share that all copies of the server have in common. It is taken before anybody is looked for and given back for
 * a code that is somebody's, so that of many guesses at once no more are wrong than may be.
 */
async function findByShare(tx: AppTx, { code, network: subject, nowMs }: Asking) {
  const taken = await takeQuota(tx, { ...misses, subject }, nowMs)
  if (!taken.ok) return 'untold'
  const own = await findReferralCode(tx, { code, nowMs })
  if (!own || !(await mayBring(tx, { uid: own.uid, nowMs }))) return 'no'
  await returnQuota(tx, { ...misses, subject })
  return own
}

/**
 * A code that is nobody's, has ended, or is of an account that is closed or excluded names nobody, and is answered as no code at all. A guest is
 * shown what a friend gets only by the link of a member whom the invitation is for: an agent's brings nothing, nor does coming by none. A
 * member who may have no promotion just now, or whom it is not for, is shown none.
 */
export function findInviter(deps: InviteCallDeps): Handler<typeof contract.invite.findInviter> {
  const { db, clock } = deps
  return async ({ query: { code }, caller, visitor: { language }, network }) => {
    const asked = code === '' ? 'no' : await db.app(tx => findByShare(tx, { code, network, nowMs: clock.now() }))
    const inviter = typeof asked === 'string' ? undefined : asked
    const name = inviter ? ((await listNames({ db }, [inviter.uid])).get(inviter.uid) ?? '') : ''
    const found = await findOfferOfToday(deps)
    const viewer = caller.kind === 'guest' ? guestOf(inviter) : await memberOf(deps, caller.uid)
    const isFor = found && viewer && (await mayInviteBy(deps, found, viewer.parent))
    const known = typeof asked === 'string' ? asked : 'yes'
    return done({ name, is_known: known, offer: isFor ? viewOffer(viewer.audience, found, language) : null })
  }
}

/** A guest is shown what whoever invites them may bring friends by, but for an agent. */
function guestOf(inviter: { readonly uid: bigint; readonly channel: string } | undefined) {
  return inviter?.channel === '' ? { audience: 'guest' as const, parent: inviter.uid } : undefined
}

async function memberOf(deps: InviteCallDeps, uid: bigint) {
  const permit = (await findViewer(deps, uid))?.permit
  return permit ? { audience: permit, parent: uid } : undefined
}
