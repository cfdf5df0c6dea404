import type { Database } from '../../apps/server/platform/db/database.ts'

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
