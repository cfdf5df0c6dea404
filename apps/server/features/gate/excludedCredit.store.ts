import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

/** How money can reach an excluded member: by a deposit, a voucher, or an adjustment for what a gateway moved more than was asked of it. */
export const creditNames = { 10: 'deposit', 20: 'voucher', 30: 'adjustment' } as const

export interface ExcludedCredit {
  readonly uid: bigint
  /** That of its posting. */
  readonly kind: keyof typeof creditNames
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
