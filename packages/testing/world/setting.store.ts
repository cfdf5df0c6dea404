import type { Database } from '../../../apps/server/platform/db/database.ts'

/** Closes the whole service for maintenance, or opens it again, as an operator does. It is heard of within a second. */
export async function setMaintenance(db: Database, isOn: boolean): Promise<void> {
  await db.ref(tx =>
    tx
      .updateTable('setting')
      .set({ value: JSON.stringify(isOn) })
      .where('name', '=', 'maintenance')
      .execute(),
  )
}

/** Closes records to those who have not proved who they are, or opens them again, as an operator does. */
export async function setRecordsGate(db: Database, isOn: boolean): Promise<void> {
  const row = { name: 'records_gate', value: JSON.stringify(isOn) }
  await db.ref(tx =>
    tx
      .insertInto('setting')
      .values(row)
      .onConflict(conflict => conflict.column('name').doUpdateSet({ value: row.value }))
      .execute(),
  )
}
