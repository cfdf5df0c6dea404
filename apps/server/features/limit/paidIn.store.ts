import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

interface PayInSpan {
  readonly uid: bigint
  readonly sinceMs: number
  /** A deposit that is not counted, since it is the one that is judged. */
  readonly except?: string | undefined
}

/**
 * What a member has paid in since then: deposits and vouchers by the moment of their credit, and what may still be paid. One
 * statement, so that a deposit which is paid meanwhile is counted once.
 */
export async function sumPaidIn(tx: MemberTx, { uid, sinceMs, except }: PayInSpan): Promise<bigint> {
  const { rows } = await sql<{ paid: bigint }>`
    select (coalesce((
      select sum(amount) from journal
      where uid = ${uid} and asset = 'PHP' and kind in (10, 20) and at >= ${instant(sinceMs)}
    ), 0) + coalesce((
      select sum(amount) from deposit
      where uid = ${uid} and status = 'pending' and id is distinct from ${except ?? null}::uuid
    ), 0))::bigint as paid`.execute(tx)
  return rows[0]?.paid ?? 0n
}
