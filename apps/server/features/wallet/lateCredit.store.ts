import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

export type LateCredit = Awaited<ReturnType<typeof listNewLateCredits>>[number]

/** What came to closed wallets and nobody was told of yet. */
export function listNewLateCredits(tx: MemberTx, most: number) {
  return tx
    .selectFrom('late_credit')
    .select(['uid', 'asset', 'seq', 'amount'])
    .where('noted_at', 'is', null)
    .orderBy('uid')
    .orderBy('asset')
    .orderBy('seq')
    .limit(most)
    .execute()
}

export async function setNoted(tx: MemberTx, credits: readonly LateCredit[], nowMs: number): Promise<void> {
  await sql`
    update late_credit l set noted_at = ${instant(nowMs)}
    from unnest(${credits.map(({ uid }) => uid)}::bigint[], ${credits.map(({ asset }) => asset)}::text[],
      ${credits.map(({ seq }) => seq)}::bigint[]) n (uid, asset, seq)
    where l.uid = n.uid and l.asset = n.asset and l.seq = n.seq`.execute(tx)
}
