import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import type { Finding } from './audit.rules.ts'
import { type KeptCommand, type KeptSoFar, proveKept } from './proveKept.ts'

interface Members {
  readonly from: bigint
  readonly until: bigint
}

const rowsAtOnce = 5000

/**
 * What some members' wallets kept without a posting, each from its first on. A cursor sees wallets and commands as they
 * are at one moment, and no more than a page of them is in memory.
 */
export async function findWrongKept(tx: MemberTx, { from, until }: Members): Promise<Finding[]> {
  await sql`
    declare kept_commands no scroll cursor for
    select w.uid, w.asset, w.unposted, w.unposted_head, c.kept_no, c.kept_hash, c.stood, c.provider, c.kind, c.tx_id,
      c.round_id, c.fingerprint, c.outcome, c.amount, c.at
    from wallet w join command c on c.uid = w.uid and c.kept_no is not null
      and w.asset = case when c.provider = 0 and c.kind = 40 then 'FIL' else 'PHP' end
    where w.uid between ${from} and ${until} order by w.uid, w.asset, c.kept_no`.execute(tx)
  const findings: Finding[] = []
  let so: KeptSoFar | undefined
  for (;;) {
    const { rows } = await sql<KeptCommand>`fetch ${sql.lit(rowsAtOnce)} from kept_commands`.execute(tx)
    if (rows.length === 0) break
    const proof = proveKept(so, rows)
    findings.push(...proof.findings)
    so = proof.so
  }
  await sql`close kept_commands`.execute(tx)
  return findings
}
