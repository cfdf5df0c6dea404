import type { AppTx } from '../../../platform/db/database.ts'

/** How many other members have signed in on a device that this one has signed in on, as far back as sessions are kept. */
export async function countSharedDevices(tx: AppTx, uid: bigint): Promise<number> {
  const own = tx.selectFrom('session').select('device_id').where('uid', '=', uid).where('device_id', '!=', '')
  const row = await tx
    .selectFrom('session')
    .select(select => select.fn.count<bigint>('uid').distinct().as('members'))
    .where('device_id', 'in', own)
    .where('uid', '!=', uid)
    .executeTakeFirstOrThrow()
  return Number(row.members)
}
