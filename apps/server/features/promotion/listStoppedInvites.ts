import type { GrantDeps } from './deps.ts'
import { inviteOf, type InviteOffer } from './invite.ts'
import { offeredOf } from './offered.ts'
import { listStoppedSince } from './promotion.store.ts'

/** Every version of an invitation that was stopped since a moment. */
export async function listStoppedInvites(
  { db }: Pick<GrantDeps, 'db'>,
  sinceMs: number,
): Promise<readonly InviteOffer[]> {
  return (await db.ref(tx => listStoppedSince(tx, sinceMs))).map(offeredOf).flatMap(inviteOf)
}
