import type { MemberTx } from '../../../../apps/server/platform/db/database.ts'

/** Takes away what a member has limited, so that no worker looks at them any more. */
export async function retire(tx: MemberTx, uid: bigint): Promise<void> {
  await tx.deleteFrom('play_limit').where('uid', '=', uid).execute()
  await tx.deleteFrom('play_gate').where('uid', '=', uid).execute()
}
