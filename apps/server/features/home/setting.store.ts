import type { RefTx } from '../../platform/db/database.ts'

/** Whether the operator has closed the service for maintenance. */
export async function isUnderMaintenance(tx: RefTx): Promise<boolean> {
  const row = await tx.selectFrom('setting').select('value').where('name', '=', 'maintenance').executeTakeFirst()
  return row?.value === true
}
