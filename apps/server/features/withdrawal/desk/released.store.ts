import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import { findPesoWallet } from '../../wallet/index.ts'
import { releasedUnplayed } from './released.rules.ts'

interface Until {
  readonly uid: bigint
  /** When the withdrawal was asked for that is looked at. */
  readonly untilMs: number
}

/** What exclusions freed from play that was never played, and what is still there when a withdrawal is asked for. */
export async function findReleasedUnplayed(tx: MemberTx, until: Until): Promise<bigint> {
  const freeings = await listFreeings(tx, until)
  if (freeings.length === 0) return 0n
  const lots = await listFreedLots(
    tx,
    until.uid,
    freeings.map(({ seq }) => seq),
  )
  const wallet = await findPesoWallet(tx, until.uid)
  return releasedUnplayed(
    wallet?.turnover ?? 0n,
    freeings.map(one => ({ ...one, lots: lots.filter(({ closed_by }) => closed_by === one.seq) })),
  )
}

interface FreeingRow {
  readonly seq: bigint
  readonly balance: bigint
  readonly turnoverSince: bigint
  readonly withdrawnSince: bigint
}

/** The postings by which exclusions, and credits during them, freed a wallet from play, with what was played and withdrawn since. */
async function listFreeings(tx: MemberTx, { uid, untilMs }: Until): Promise<readonly FreeingRow[]> {
  const { rows } = await sql<FreeingRow>`
    select j.seq, j.balance_after as balance,
      (select coalesce(sum(p.turnover), 0)::bigint from journal p
        where p.uid = ${uid} and p.asset = 'PHP' and p.seq > j.seq and p.at >= j.at) as "turnoverSince",
      (select coalesce(sum(w.amount), 0)::bigint from withdrawal w
        where w.uid = ${uid} and w.created_at >= j.at and w.created_at < ${instant(untilMs)} and w.status <> 'canceled')
        as "withdrawnSince"
    from journal j
    where j.uid = ${uid} and j.asset = 'PHP' and j.kind >= 10 and j.kind = 50 and j.at <= ${instant(untilMs)} and (
      exists (select from exclusion e where e.uid = ${uid} and e.id::text = j.reference and e.cause = 'exclusion')
      or exists (select from excluded_credit c where c.uid = ${uid} and c.id::text = j.reference))
    order by j.seq`.execute(tx)
  return rows
}

function listFreedLots(tx: MemberTx, uid: bigint, seqs: readonly bigint[]) {
  return tx
    .selectFrom('lot')
    .select(['amount', 'required', 'release_at', 'closed_by'])
    .where('uid', '=', uid)
    .where('asset', '=', 'PHP')
    .where('closed_by', 'in', seqs)
    .execute()
}
