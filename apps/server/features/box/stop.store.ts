import type { MemberTx, RefTx } from '../../platform/db/database.ts'

/** Whether one of staff stopped boxes and two have not given them again yet. */
export async function areBoxesStopped(tx: RefTx | MemberTx): Promise<boolean> {
  const row = await (tx as RefTx).selectFrom('setting').select('value').where('name', '=', 'boxes').executeTakeFirst()
  return row?.value === 'closed'
}
