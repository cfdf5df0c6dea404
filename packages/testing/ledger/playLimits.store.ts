import { sql } from 'kysely'
import type { MemberTx } from '../../../apps/server/platform/db/database.ts'
import { playPlaces } from '../../../apps/server/features/wallet/ledger/playLimit.rules.ts'

export interface LimitWish {
  readonly counts: 'spent' | 'lost'
  readonly period: 'day' | 'week' | 'month'
  readonly most: bigint
}

interface LimitsWish {
  readonly uid: bigint
  /** None takes all limits away. */
  readonly limits: readonly LimitWish[]
  /** The Manila day from which on they count. */
  readonly from: string
}

/** Sets the limits of a member's play, with nothing used of them yet. */
export async function setPlayLimits(tx: MemberTx, { uid, limits, from }: LimitsWish): Promise<void> {
  const most = playPlaces.map(({ counts, period }) => {
    return limits.find(limit => limit.counts === counts && limit.period === period)?.most ?? null
  })
  const isLimited = limits.length > 0
  await sql`update wallet set play_most = ${isLimited ? most : null}::bigint[],
      play_used = ${isLimited ? most.map(() => 0n) : null}::bigint[], play_counted_on = ${isLimited ? from : null}::date
    where uid = ${uid} and asset = 'PHP'`.execute(tx)
}
