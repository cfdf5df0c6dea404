import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import { gatewayAccount } from '../ledger/accounts.ts'

interface GatewaySpan {
  /** The gateway's number among the accounts. */
  readonly gateway: number
  readonly fromMs: number
  readonly untilMs: number
}

/** As the ledger knows what came in. */
const deposit = sql.lit(10)

/** What the ledger posted from a gateway's account within a time, in one schema. */
export async function listDepositPostings(tx: MemberTx, { gateway, fromMs, untilMs }: GatewaySpan) {
  const { rows } = await sql<{ reference: string; amount: bigint }>`
    select reference, amount from journal
    where kind = ${deposit} and at >= ${instant(fromMs)} and at < ${instant(untilMs)}
      and source = ${gatewayAccount(gateway)}`.execute(tx)
  return rows
}
