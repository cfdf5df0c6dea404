import { sql } from 'kysely'
import type { AppTx } from '../db/database.ts'

/** Under which keys the hashes lie, as the database says. While another key is taken into use this waits. */
export async function findMark(tx: AppTx): Promise<Buffer | undefined> {
  const row = await tx.selectFrom('lookup_mark').select('mark').forShare().executeTakeFirst()
  return row?.mark
}

/** Of two copies that start at once the first one's stays. */
export async function addMark(tx: AppTx, mark: Buffer): Promise<void> {
  await tx
    .insertInto('lookup_mark')
    .values({ mark })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Whether anything was hashed here before there was a mark. Each of these comes first of its kind. */
export async function hasHashes(tx: AppTx): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from kyc_id_claim) or exists (select from payee_claim) or exists (select from voucher)
      or exists (select from partner_identity) or exists (select from excluded_listing) or exists (select from excluded_sign)
      or exists (select from restricted_person) or exists (select from stated_person) or exists (select from task_share)
      or exists (select from claim where device_hash is not null) as has`.execute(tx)
  return rows[0]?.has === true
}
