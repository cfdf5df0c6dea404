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

/** As the ledger knows what went out, what came back after that, and what staff put right against the gateway, both ways. */
const [paid, reversed, given, taken] = [sql.lit(13), sql.lit(14), sql.lit(30), sql.lit(31)]

interface PayoutPosting {
  readonly reference: string
  readonly amount: bigint
  readonly isBack: boolean
  readonly isPutRight: boolean
}

/** What the ledger posted into a gateway's account and out of it again within a time, in one schema. */
export async function listPayoutPostings(tx: MemberTx, { gateway, fromMs, untilMs }: GatewaySpan) {
  const account = gatewayAccount(gateway)
  const { rows } = await sql<PayoutPosting>`
    select reference, amount, kind in (${reversed}, ${given}) as "isBack", kind in (${given}, ${taken}) as "isPutRight"
    from journal
    where kind in (${paid}, ${reversed}, ${given}, ${taken}) and at >= ${instant(fromMs)} and at < ${instant(untilMs)}
      and case when kind in (${paid}, ${taken}) then destination else source end = ${account}`.execute(tx)
  return rows
}
