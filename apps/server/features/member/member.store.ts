import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

export interface NewProfile {
  readonly uid: bigint
  readonly username: string
  readonly phone: string
  readonly createdAtMs: number
}

/** Creates the profile of a new member. Of a member who has one nothing changes. */
export async function createProfile(tx: MemberTx, profile: NewProfile): Promise<void> {
  await tx
    .insertInto('profile')
    .values({
      uid: profile.uid,
      username: profile.username,
      phone: profile.phone,
      created_at: instant(profile.createdAtMs),
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export function getProfile(tx: MemberTx, uid: bigint) {
  return tx.selectFrom('profile').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()
}
