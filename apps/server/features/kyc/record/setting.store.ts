import type { RefTx } from '../../../platform/db/database.ts'

/** In which base somebody who registers by phone begins: 0 unset, or 1 basic, where the operator set it so. */
export async function readFirstBase(tx: RefTx): Promise<0 | 1> {
  const row = await tx.selectFrom('setting').select('value').where('name', '=', 'first_standing').executeTakeFirst()
  return row?.value === 'basic_account' ? 1 : 0
}
