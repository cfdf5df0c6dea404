import type { MemberTx } from '../../../apps/server/platform/db/database.ts'

/** Puts the date of birth that was approved where a test needs it. */
export async function setBirthday(tx: MemberTx, uid: bigint, birthday: string): Promise<void> {
  await tx.updateTable('profile').set({ birthday }).where('uid', '=', uid).execute()
}
