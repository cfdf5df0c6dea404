import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

interface Verdict {
  readonly id: string
  readonly operatorId: string
  readonly operator: string
  readonly arrived: boolean
  /** The payout that the gateway told of, and its amount. */
  readonly payout: string
  readonly told: bigint
  readonly nowMs: number
}

/** Keeps what somebody says that became of it, in the place of what they said before. */
export async function keepVerdict(tx: MemberTx, verdict: Verdict): Promise<void> {
  const { id, operatorId, operator, arrived, payout, told, nowMs } = verdict
  const said = { arrived, payout, told, said_at: instant(nowMs) }
  await tx
    .insertInto('withdrawal_verdict')
    .values({ withdrawal: id, operator_id: operatorId, operator, ...said })
    .onConflict(conflict => conflict.columns(['withdrawal', 'operator_id']).doUpdateSet(said))
    .execute()
}

/** What everybody says, the oldest first. */
export function listVerdicts(tx: MemberTx, id: string) {
  return tx
    .selectFrom('withdrawal_verdict')
    .selectAll()
    .where('withdrawal', '=', id)
    .orderBy('said_at')
    .orderBy('operator_id')
    .execute()
}
