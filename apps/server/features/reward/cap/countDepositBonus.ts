import type { Units } from '@saya/money'
import type { MemberTx } from '../../../platform/db/database.ts'
import { monthOf } from './capMonth.rules.ts'
import { countRebate } from './month.store.ts'

interface DepositBonus {
  readonly uid: bigint
  readonly reference: string
  readonly amount: Units
  readonly nowMs: number
}

/** Counts a bonus that is posted with its deposit, where the law knows no cap, in the same transaction. */
export function countDepositBonus(tx: MemberTx, bonus: DepositBonus): Promise<void> {
  return countRebate(tx, { ...bonus, month: monthOf(bonus.nowMs), kind: 4009 }, null)
}
