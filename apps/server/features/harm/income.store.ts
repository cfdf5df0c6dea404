import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

export function findIncome(tx: MemberTx, uid: bigint) {
  return tx.selectFrom('harm_income').selectAll().where('uid', '=', uid).executeTakeFirst()
}

interface StatedIncome {
  readonly uid: bigint
  readonly monthly: bigint
  readonly name: string
  readonly nowMs: number
}

export async function putIncome(tx: MemberTx, { uid, monthly, name, nowMs }: StatedIncome): Promise<void> {
  const stated = { monthly, set_at: instant(nowMs), set_name: name }
  await tx
    .insertInto('harm_income')
    .values({ uid, ...stated })
    .onConflict(conflict => conflict.column('uid').doUpdateSet(stated))
    .execute()
}

export async function deleteIncome(tx: MemberTx, uid: bigint): Promise<void> {
  await tx.deleteFrom('harm_income').where('uid', '=', uid).execute()
}
