import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

export interface NewProfile {
  readonly uid: bigint
  readonly username: string
  readonly phone: string
  readonly createdAtMs: number
}

/** Creates the profile of a new member, and says whether it did. Of a member who has one nothing changes. */
export async function createProfile(tx: MemberTx, profile: NewProfile): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('profile')
    .values({
      uid: profile.uid,
      username: profile.username,
      phone: profile.phone,
      created_at: instant(profile.createdAtMs),
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function setKycStatus(tx: MemberTx, uid: bigint, status: number): Promise<void> {
  await tx.updateTable('profile').set({ kyc_status: status }).where('uid', '=', uid).execute()
}

export function getProfile(tx: MemberTx, uid: bigint) {
  return tx.selectFrom('profile').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()
}
