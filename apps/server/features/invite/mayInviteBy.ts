import { findInviteObstacle, type InviteOffer, readMembers } from '../promotion/index.ts'
import type { InviteCallDeps } from './deps.ts'

/** Whether an invitation is for a member to bring friends by: what others invite by it is no promise to this one's friends. */
export async function mayInviteBy(
  deps: Omit<InviteCallDeps, 'ports'>,
  offer: InviteOffer,
  uid: bigint,
): Promise<boolean> {
  const member = (await readMembers(deps, work => deps.db.member(uid, work), [uid])).get(uid)
  return member !== undefined && findInviteObstacle(member.facts, offer) === undefined
}
