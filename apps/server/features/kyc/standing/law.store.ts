import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { type KeptStanding, keptStanding, standingColumns } from './standing.store.ts'

export interface LawPage {
  /** The statuses in which one may play, by the numbers of `kycStatus`. */
  readonly openStandings: readonly number[]
  readonly after: bigint
  readonly most: number
}

/**
 * Members whose play is closed by their standing though this law opens it, or the other way round, held until the transaction
 * ends. In the order of their uids, so that two copies that start at once come one behind the other.
 */
export async function lockUnderOtherLaw(
  tx: MemberTx,
  { openStandings, after, most }: LawPage,
): Promise<readonly KeptStanding[]> {
  const rows = await tx
    .selectFrom('profile')
    .select(standingColumns)
    .where('uid', '>', after)
    .where(
      sql<boolean>`exists (select from play_gate g where g.uid = profile.uid and g.cause = 'kyc' and g.open_until is null)
        = (kyc_status = any(${[...openStandings]}::smallint[]) and not (kyc_late and kyc_base = 2))`,
    )
    .orderBy('uid')
    .limit(most)
    .forUpdate()
    .execute()
  return rows.map(keptStanding)
}
