import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { foundIn } from './auditSums.store.ts'
import { type FindingSample, mostKept } from './findings.ts'

interface Members {
  readonly from: bigint
  readonly until: bigint
}

/**
 * Wallets on which something else stands than the causes of their member make: whoever looks at one statement of both sees
 * them agree, since they change in one transaction.
 */
export async function findWrongGates(tx: MemberTx, { from, until }: Members): Promise<FindingSample> {
  const { rows } = await sql<{ uid: bigint; asset: string; total: number }>`
    select w.uid, w.asset, count(*) over ()::integer as total from wallet w
    where w.uid between ${from} and ${until}
      and ((w.gates & 2 = 2) <> exists (select from play_gate g where g.uid = w.uid and g.open_until is null)
        or w.play_until is distinct from (select min(g.open_until) from play_gate g where g.uid = w.uid))
    order by 1, 2 limit ${mostKept}`.execute(tx)
  return foundIn(rows, 'gate', ({ uid, asset }) => {
    return { subject: `${uid} ${asset}`, detail: 'is open or closed to bets otherwise than its causes make it' }
  })
}
