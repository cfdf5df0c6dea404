import type { SettingName } from '@saya/contract/setting/settings.ts'
import type { RefTx } from '../../platform/db/database.ts'

/** What was set, as it is kept. What nobody has set is not among it. */
export async function listSet(tx: RefTx, names: readonly SettingName[]): Promise<ReadonlyMap<string, unknown>> {
  const rows = await tx
    .selectFrom('setting')
    .selectAll()
    .where('name', 'in', [...names])
    .execute()
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** What was set, held until the transaction ends, so that of two who set it one sees what the other did. */
export async function lockSet(tx: RefTx, name: SettingName, first: unknown): Promise<unknown> {
  await tx
    .insertInto('setting')
    .values({ name, value: JSON.stringify(first) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { value } = await tx
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return value
}

export async function setTo(tx: RefTx, name: SettingName, value: unknown): Promise<void> {
  await tx
    .updateTable('setting')
    .set({ value: JSON.stringify(value) })
    .where('name', '=', name)
    .execute()
}

/** What somebody proposed to set it to and nobody has decided. */
export function findWaitingChange(tx: RefTx, name: SettingName) {
  return selectWaiting(tx, name).executeTakeFirst()
}

/** The same, held until the transaction ends. */
export function lockWaitingChange(tx: RefTx, name: SettingName) {
  return selectWaiting(tx, name).forUpdate().executeTakeFirst()
}

function selectWaiting(tx: RefTx, name: SettingName) {
  return tx.selectFrom('setting_change').selectAll().where('name', '=', name).where('status', '=', 'proposed')
}

/** What waits for a second person, by the name of the setting. */
export async function listWaitingChanges(tx: RefTx): Promise<ReadonlyMap<string, { value: string; by: string }>> {
  const rows = await tx.selectFrom('setting_change').selectAll().where('status', '=', 'proposed').execute()
  return new Map(rows.map(({ name, value, proposed_name: by }) => [name, { value, by }]))
}
