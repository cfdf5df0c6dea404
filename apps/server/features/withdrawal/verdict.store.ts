import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

interface Verdict {
  readonly id: string
  readonly operatorId: string
  readonly operator: string
  readonly arrived: boolean
  readonly nowMs: number
}

/** Keeps what somebody says that became of it, in the place of what they said before. */
export async function keepVerdict(tx: MemberTx, { id, operatorId, operator, arrived, nowMs }: Verdict): Promise<void> {
  const said = { arrived, said_at: instant(nowMs) }
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
