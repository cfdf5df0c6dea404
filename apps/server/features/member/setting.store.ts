import type { RefTx } from '../../platform/db/database.ts'

/** Whether the operator closes records to those who have not proved who they are: off, unless it was set. */
export async function hasRecordsGate(tx: RefTx): Promise<boolean> {
  const row = await tx.selectFrom('setting').select('value').where('name', '=', 'records_gate').executeTakeFirst()
  return row?.value === true
}
