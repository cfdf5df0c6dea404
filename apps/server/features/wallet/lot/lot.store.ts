import type { MemberTx } from '../../../platform/db/database.ts'

export type LotRow = Awaited<ReturnType<typeof listOpenLots>>[number]

/** The lots that ask for more play than the wallet has seen, oldest first. */
export function listOpenLots(tx: MemberTx, uid: bigint, turnover: bigint) {
  return tx
    .selectFrom('lot')
    .select(['seq', 'kind', 'amount', 'required', 'release_at', 'opened_at'])
    .where('uid', '=', uid)
    .where('asset', '=', 'PHP')
    .where('closed_at', 'is', null)
    .where('release_at', '>', turnover)
    .orderBy('seq')
    .execute()
}
