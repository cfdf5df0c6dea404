import type { LimitCounts } from '@saya/contract/limit/limit.ts'
import { manilaDay } from '@saya/money'
import { sql } from 'kysely'
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

export interface OwnStop {
  /** What the limit counts; of a bet in a game it is not kept whether it met the limit of bets or of losses. */
  readonly counts: string
  readonly stopped_at: number
}

/** How the ledger writes down that a bet met a limit of its member's own. */
const [bet, limitExceeded] = [1, 2]

/** Each day on which a limit stopped a member, newest first, a page at a time. */
export async function listOwnStops(tx: MemberTx, uid: bigint, { last, size }: NextPage<OwnStop>) {
  const before = last ? sql`(stopped_at, counts) < (${instant(last.stopped_at)}, ${last.counts})` : sql`true`
  // Of the bets of a day that met a limit the first one is told.
  const { rows } = await sql<OwnStop>`
    select counts, stopped_at from (
      select counts, stopped_at from limit_stop where uid = ${uid}
      union all select 'bets', min(at) from command
        where uid = ${uid} and kind = ${bet} and outcome <> 0 and outcome = ${limitExceeded}
        group by (at at time zone 'Asia/Manila')::date
    ) stop where ${before} order by stopped_at desc, counts desc limit ${size}`.execute(tx)
  return rows
}
