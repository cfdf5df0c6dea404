import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { gatewayAccount } from './accounts.ts'

interface Wanted {
  /** The gateway's number among the accounts. */
  readonly gateway: number
  readonly fromMs: number
  readonly untilMs: number
}

/** As the ledger knows what went out, and what came back after that. */
const [paid, reversed] = [sql.lit(13), sql.lit(14)]

/** What the ledger posted into a gateway's account and out of it again within a time, in one schema. */
export async function listPayoutPostings(tx: MemberTx, { gateway, fromMs, untilMs }: Wanted) {
  const account = gatewayAccount(gateway)
  const { rows } = await sql<{ reference: string; amount: bigint; isBack: boolean }>`
    select reference, amount, kind = ${reversed} as "isBack" from journal
    where kind in (${paid}, ${reversed}) and at >= ${instant(fromMs)} and at < ${instant(untilMs)}
      and case kind when ${paid} then destination else source end = ${account}`.execute(tx)
  return rows
}
