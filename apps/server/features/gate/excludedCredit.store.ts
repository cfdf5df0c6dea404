import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

export interface ExcludedCredit {
  readonly uid: bigint
  /** That of its posting: a deposit or a voucher. */
  readonly kind: 10 | 20
  /** The name of its posting. */
  readonly reference: string
  readonly amount: bigint
  readonly nowMs: number
}

/** Records money that came in for an excluded member. */
export async function addExcludedCredit(tx: MemberTx, { uid, kind, reference, amount, nowMs }: ExcludedCredit) {
  await tx
    .insertInto('excluded_credit')
    .values({ id: reference, uid, kind, amount, credited_at: instant(nowMs) })
    .execute()
}
