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

/** Records money that came in for an excluded member, by the id that its return is known by. */
export async function addExcludedCredit(tx: MemberTx, id: string, { uid, kind, amount, nowMs }: ExcludedCredit) {
  await tx
    .insertInto('excluded_credit')
    .values({ id, uid, kind, amount, credited_at: instant(nowMs) })
    .execute()
}
