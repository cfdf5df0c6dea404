import type { LimitCounts } from '@saya/contract/limit/limit.ts'
import { manilaDay } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { NextPage } from '../../platform/readPages.ts'

interface NewStop {
  readonly uid: bigint
  readonly counts: LimitCounts
  readonly atMs: number
}

/** Keeps that a limit of their own stopped a member, once a day. Bets are commands of the ledger, and stand there. */
export async function addStop(tx: MemberTx, { uid, counts, atMs }: NewStop): Promise<void> {
  await tx
    .insertInto('limit_stop')
    .values({ uid, counts, day: manilaDay(atMs), stopped_at: instant(atMs) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export type OwnStop = Awaited<ReturnType<typeof listOwnStops>>[number]

/** Each day on which a limit stopped a member, newest first, a page at a time. */
export function listOwnStops(
  tx: MemberTx,
  uid: bigint,
  { last, size }: NextPage<{ stopped_at: number; counts: string }>,
) {
  const query = tx
    .selectFrom('limit_stop')
    .select(['counts', 'stopped_at'])
    .where('uid', '=', uid)
    .orderBy('stopped_at', 'desc')
    .orderBy('counts', 'desc')
    .limit(size)
  if (!last) return query.execute()
  const at = instant(last.stopped_at)
  return query
    .where(row =>
      row.or([row('stopped_at', '<', at), row.and([row('stopped_at', '=', at), row('counts', '<', last.counts)])]),
    )
    .execute()
}
