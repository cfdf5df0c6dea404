import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import { type Share, shareOfHash, strangers } from '../code/share.ts'
import { hashToken } from './token.ts'

/** Enough for the browsers and apps of one person. Each more is one more share of texts that somebody may ask for. */
const mostKnown = 8

interface DeviceUse {
  readonly uid: bigint
  readonly deviceId: string
  readonly nowMs: number
}

/** Notes that a member signed in with a device, and says whether they had before. Of too many the oldest is forgotten. */
export async function noteDevice(tx: AppTx, { uid, deviceId, nowMs }: DeviceUse): Promise<boolean> {
  const device_hash = hashToken(deviceId)
  const seen_at = instant(nowMs)
  const known = await tx
    .updateTable('known_device')
    .set({ seen_at })
    .where('uid', '=', uid)
    .where('device_hash', '=', device_hash)
    .returning('uid')
    .executeTakeFirst()
  if (known) return true
  await tx
    .insertInto('known_device')
    .values({ uid, device_hash, seen_at })
    .onConflict(conflict => conflict.columns(['uid', 'device_hash']).doUpdateSet({ seen_at }))
    .execute()
  const kept = tx
    .selectFrom('known_device')
    .select('device_hash')
    .where('uid', '=', uid)
    .orderBy('seen_at', 'desc')
    .limit(mostKnown)
  await tx.deleteFrom('known_device').where('uid', '=', uid).where('device_hash', 'not in', kept).execute()
  return false
}

/** Whose share of tries a caller has at the account with this phone or e-mail address, by the device they call from. */
export async function findShare(tx: AppTx, destination: string, deviceId: string): Promise<Share> {
  if (deviceId === '') return strangers
  const known = await tx
    .selectFrom('known_device')
    .innerJoin('sign_in', 'sign_in.uid', 'known_device.uid')
    .select('known_device.uid')
    .where(row => row.or([row('sign_in.phone', '=', destination), row('sign_in.email', '=', destination)]))
    .where('device_hash', '=', hashToken(deviceId))
    .limit(1)
    .executeTakeFirst()
  return known ? shareOfHash(hashToken(deviceId)) : strangers
}

/** Forgets the devices of a member, all but one where one is named: whoever has another of them is a stranger now. */
export async function forgetDevices(tx: AppTx, uid: bigint, exceptDeviceId: string): Promise<void> {
  await tx
    .deleteFrom('known_device')
    .where('uid', '=', uid)
    .where('device_hash', '!=', hashToken(exceptDeviceId))
    .execute()
}

/** Forgets the device of a session that its member ended from another one, unless they still use it. */
export async function forgetDeviceOf(tx: AppTx, { uid, deviceId }: Omit<DeviceUse, 'nowMs'>): Promise<void> {
  await tx
    .deleteFrom('known_device')
    .where('uid', '=', uid)
    .where('device_hash', '=', hashToken(deviceId))
    .where(row =>
      row.not(
        row.exists(
          tx
            .selectFrom('session')
            .select('id')
            .where('uid', '=', uid)
            .where('device_id', '=', deviceId)
            .where('ended_at', 'is', null),
        ),
      ),
    )
    .execute()
}

/** Deletes devices that were not used since then, so many at a time, and says how many. */
export async function deleteDevices(tx: AppTx, beforeMs: number, most: number): Promise<number> {
  const old = tx
    .selectFrom('known_device')
    .select(['uid', 'device_hash'])
    .where('seen_at', '<', instant(beforeMs))
    .limit(most)
    .forUpdate()
    .skipLocked()
  const { numDeletedRows } = await tx
    .deleteFrom('known_device')
    .using(old.as('old'))
    .whereRef('known_device.uid', '=', 'old.uid')
    .whereRef('known_device.device_hash', '=', 'old.device_hash')
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
