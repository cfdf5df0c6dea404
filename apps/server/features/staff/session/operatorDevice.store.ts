import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import { hashToken, type Share, shareOfHash, strangers } from '../../identity/index.ts'

interface DeviceUse {
  readonly operatorId: string
  readonly deviceId: string
  readonly nowMs: number
}

/** Notes that an operator signed in with a device: from then on no stranger uses its tries up. */
export async function noteOperatorDevice(tx: AppTx, { operatorId, deviceId, nowMs }: DeviceUse): Promise<void> {
  const seen_at = instant(nowMs)
  await tx
    .insertInto('operator_device')
    .values({ operator_id: operatorId, device_hash: hashToken(deviceId), seen_at })
    .onConflict(conflict => conflict.columns(['operator_id', 'device_hash']).doUpdateSet({ seen_at }))
    .execute()
}

/** Whose share of tries a caller has at the account with this address, by the device they call from. */
export async function findOperatorShare(tx: AppTx, email: string, deviceId: string): Promise<Share> {
  if (deviceId === '') return strangers
  const known = await tx
    .selectFrom('operator_device')
    .innerJoin('operator', 'operator.id', 'operator_device.operator_id')
    .select('operator.id')
    .where('email', '=', email)
    .where('device_hash', '=', hashToken(deviceId))
    .executeTakeFirst()
  return known ? shareOfHash(hashToken(deviceId)) : strangers
}

/** The shares of an operator's devices. */
export async function listOperatorShares(tx: AppTx, operatorId: string): Promise<readonly Share[]> {
  const rows = await tx
    .selectFrom('operator_device')
    .select('device_hash')
    .where('operator_id', '=', operatorId)
    .execute()
  return rows.map(row => shareOfHash(row.device_hash))
}

/** Forgets the devices of an operator: one of them may be in other hands. */
export async function forgetOperatorDevices(tx: AppTx, operatorId: string): Promise<void> {
  await tx.deleteFrom('operator_device').where('operator_id', '=', operatorId).execute()
}
