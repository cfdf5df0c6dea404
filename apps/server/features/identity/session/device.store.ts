import { sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'

interface SessionKey {
  readonly uid: bigint
  readonly tokenHash: Buffer
}

/** The device of a session, and whether the member had signed in with another one before they ever did with it. */
export async function readDevice(
  tx: AppTx,
  { uid, tokenHash }: SessionKey,
): Promise<{ readonly deviceId: string; readonly isLater: boolean }> {
  const { rows } = await sql<{ deviceId: string; isLater: boolean }>`
    select here.device_id as "deviceId",
           exists (
             select from session other
             where other.uid = here.uid and other.device_id <> here.device_id
               and other.created_at < (
                 select min(own.created_at) from session own
                 where own.uid = here.uid and own.device_id = here.device_id)
           ) as "isLater"
    from session here
    where here.token_hash = ${tokenHash} and here.uid = ${uid}`.execute(tx)
  return rows[0] ?? { deviceId: '', isLater: true }
}
