import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

function select(tx: MemberTx, uid: bigint) {
  return tx.selectFrom('harm_income').selectAll().where('uid', '=', uid).orderBy('nth', 'desc')
}

/** What counts now. Without a figure it was taken back. */
export function findIncome(tx: MemberTx, uid: bigint) {
  return select(tx, uid).limit(1).executeTakeFirst()
}

/** All that counted, the newest first. */
export function listIncomes(tx: MemberTx, uid: bigint) {
  return select(tx, uid).execute()
}

interface StatedIncome {
  readonly uid: bigint
  /** Null takes back the one before. */
  readonly monthly: bigint | null
  /** The place of the one that was seen to count; 0 where there was none. */
  readonly seen: number
  readonly name: string
  /** The second of two people, where it took two. */
  readonly agreedName?: string
  readonly nowMs: number
}

/** Counts from now on. Answers false where another one counts than the one that was seen. */
export async function addIncome(tx: MemberTx, income: StatedIncome): Promise<boolean> {
  const { uid, monthly, seen, name, agreedName = '', nowMs } = income
  const row = await tx
    .insertInto('harm_income')
    .values({ uid, monthly, set_at: instant(nowMs), set_name: name, nth: seen + 1, agreed_name: agreedName })
    .onConflict(conflict => conflict.doNothing())
    .returning('nth')
    .executeTakeFirst()
  return row !== undefined
}
