import type { EligibilityCode } from '@saya/contract/promotion/errors.ts'
import type { MarketingPermit } from '../../platform/marketing/permit.ts'
import { mayMarket } from '../marketing/index.ts'
import { findGeneralObstacle, type KnownMember, readMembers } from '../promotion/index.ts'
import type { InviteCallDeps } from './deps.ts'

type InviteViewer = KnownMember &
  (
    | { readonly permit: MarketingPermit; readonly obstacle: undefined }
    /** What keeps them from every promotion just now. */
    | { readonly permit: null; readonly obstacle: EligibilityCode }
  )

/** A member who looks at an invitation. */
export async function findViewer(deps: InviteCallDeps, uid: bigint): Promise<InviteViewer | undefined> {
  const member = (await readMembers(deps, work => deps.db.member(uid, work), [uid])).get(uid)
  if (!member) return undefined
  const obstacle = findGeneralObstacle({ ...member.facts, amount: 1n, countsPlay: false })
  if (obstacle) return { ...member, permit: null, obstacle }
  const offering = { uid, reach: 'shown', nowMs: deps.clock.now() } as const
  const permit = await deps.db.member(uid, tx => mayMarket(tx, offering))
  return permit ? { ...member, permit, obstacle: undefined } : { ...member, permit, obstacle: 'promotion_unavailable' }
}
