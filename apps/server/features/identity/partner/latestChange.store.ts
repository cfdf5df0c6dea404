import type { AppTx } from '../../../platform/db/database.ts'

/**
 * When the way in to this account last changed: another password, another phone, or a device that had not been seen
 * before. The first device is no change; how far back devices are known is how long sessions are kept. Null where
 * nothing ever changed.
 */
export async function findLatestChange(tx: AppTx, uid: bigint): Promise<number | null> {
  const kept = await tx
    .selectFrom('sign_in')
    .leftJoin('credential', 'credential.uid', 'sign_in.uid')
    .select(['credential.set_at', 'sign_in.phone_changed_at'])
    .where('sign_in.uid', '=', uid)
    .executeTakeFirst()
  const devices = await tx
    .selectFrom('session')
    .select(select => select.fn.min('created_at').as('seen_at'))
    .where('uid', '=', uid)
    .groupBy('device_id')
    .orderBy('seen_at', 'desc')
    .limit(2)
    .execute()
  const newestDevice = devices.length > 1 ? devices[0]?.seen_at : null
  const times = [kept?.set_at, kept?.phone_changed_at, newestDevice].filter(time => time !== null && time !== undefined)
  return times.length > 0 ? Math.max(...times) : null
}
