import type { RefTx } from '../../../platform/db/database.ts'

const name = 'sms'

/** Whether texts are sent at all. They are, unless somebody has stopped them. */
export async function readSmsSwitch(tx: RefTx): Promise<boolean> {
  const row = await tx.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value !== false
}

export async function setSmsSwitch(tx: RefTx, isOn: boolean): Promise<void> {
  const value = JSON.stringify(isOn)
  await tx
    .insertInto('setting')
    .values({ name, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
