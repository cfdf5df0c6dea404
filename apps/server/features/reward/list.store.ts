import { sql } from 'kysely'
import { countRows } from '../../platform/db/countRows.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { NextPage } from '../../platform/readPages.ts'
import type { RowPlace } from '../../platform/rowPlace.ts'
import type { RewardStatus } from './reward.rules.ts'
import { type Reward, rewardOf } from './reward.store.ts'

interface RewardFilter {
  readonly uid: bigint
  /** All of them where none is named. */
  readonly status: RewardStatus | ''
}

function chosen(tx: MemberTx, { uid, status }: RewardFilter) {
  return tx
    .selectFrom('reward')
    .where('uid', '=', uid)
    .$if(status !== '', query => query.where('status', '=', status))
}

interface RewardPage {
  readonly place: RowPlace | null
  readonly size: number
}

/** One page of what a member was promised, newest first. */
export async function listRewardRows(tx: MemberTx, filter: RewardFilter, { place, size }: RewardPage) {
  let query = chosen(tx, filter).selectAll().orderBy('promised_at', 'desc').orderBy('id', 'desc')
  if (place) query = query.where(sql<boolean>`(promised_at, id) < (${instant(place.atMs)}, ${place.id}::uuid)`)
  return (await query.limit(size).execute()).map(rewardOf)
}

/** How many there are, up to a thousand. */
export function countRewards(tx: MemberTx, filter: RewardFilter): Promise<number> {
  return countRows(tx, chosen(tx, filter).select('id'))
}

/** All of a member's, newest first, behind the last one read. */
export function listOwnRewards(tx: MemberTx, uid: bigint, { last, size }: NextPage<Reward>) {
  const place = last ? { atMs: last.promisedAtMs, id: last.id } : null
  return listRewardRows(tx, { uid, status: '' }, { place, size })
}
