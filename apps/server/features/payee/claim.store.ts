import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

interface Holder {
  readonly uid: bigint
  readonly numberHash: Buffer
}

/** Notes that a member stated this number; false where they had stated it before. */
export async function stateNumber(tx: AppTx, { uid, numberHash, nowMs }: Holder & { nowMs: number }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payee_claim')
    .values({ number_hash: numberHash, uid, stated_at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** How many other members ever stated the number of this account. Nobody outside is told. */
export async function countOtherHolders(tx: AppTx, { uid, numberHash }: Holder): Promise<number> {
  const row = await tx
    .selectFrom('payee_claim')
    .select(select => select.fn.countAll<bigint>().as('members'))
    .where('number_hash', '=', numberHash)
    .where('uid', '!=', uid)
    .executeTakeFirstOrThrow()
  return Number(row.members)
}
