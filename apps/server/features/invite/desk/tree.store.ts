import { sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import type { InviteRow } from '../invite.store.ts'

export interface TreeRow {
  readonly uid: bigint
  readonly parent: bigint
  readonly depth: number
  readonly at: number
  readonly channel: string
}

interface TreeLimits {
  readonly deepest: number
  /** Of all levels together. */
  readonly most: number
}

interface TreeBelow {
  readonly below: readonly TreeRow[]
  /** There are more than these. */
  readonly isCut: boolean
}

/**
 * Whom a member has brought, whom those have, and so on, level by level and each in the order in which they came. Of the level for which
 * there is too little room those are left out who came first, and nothing below it is looked at.
 */
export async function listBelow(tx: AppTx, uid: bigint, { deepest, most }: TreeLimits): Promise<TreeBelow> {
  const below: TreeRow[] = []
  let parents: readonly bigint[] = [uid]
  for (let depth = 1; depth <= deepest && parents.length > 0; depth++) {
    const room = most - below.length
    // One more than there is room for tells whether anybody is left out.
    const level = await listBroughtBy(tx, parents, room + 1)
    const shown = level.slice(0, room).toReversed()
    below.push(...shown.map(row => ({ ...row, depth })))
    if (level.length > room) return { below, isCut: true }
    parents = shown.map(row => row.uid)
  }
  return { below, isCut: await haveBelow(tx, parents) }
}

/** Whom these have brought, those first who came last. */
async function listBroughtBy(tx: AppTx, parents: readonly bigint[], most: number) {
  const { rows } = await sql<Omit<TreeRow, 'depth'>>`
    select r.uid, r.parent, r.at, r.channel from unnest(${[...parents]}::bigint[]) as p (uid)
    cross join lateral (
      select uid, parent, at, channel from referral where parent = p.uid and state = 'named'
      order by at desc, uid desc limit ${most}) r
    order by r.at desc, r.uid desc limit ${most}`.execute(tx)
  return rows
}

/** Whether anybody of these has brought somebody. */
async function haveBelow(tx: AppTx, uids: readonly bigint[]): Promise<boolean> {
  const { rows } = await sql<{ have: boolean }>`
    select exists (select from referral where parent = any(${[...uids]}::bigint[]) and state = 'named') as have`.execute(
    tx,
  )
  return rows[0]?.have ?? false
}

/** Who brought a member, who brought them, and so on. A member is brought before they can bring, so it ends. */
export async function listAbove(tx: AppTx, uid: bigint, most: number): Promise<readonly bigint[]> {
  const { rows } = await sql<{ parent: bigint }>`
    with recursive above (parent, step) as (
      select parent, 1 from referral where uid = ${uid} and state = 'named'
      union all
      select r.parent, above.step + 1 from referral r join above on r.uid = above.parent
      where r.state = 'named' and above.step < ${most}
    )
    select parent from above order by step`.execute(tx)
  return rows.map(({ parent }) => parent)
}

/** Whose account is closed. */
export async function listClosed(tx: AppTx, uids: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  if (uids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('sign_in')
    .select('uid')
    .where('uid', 'in', [...uids])
    .where('closed_at', 'is not', null)
    .execute()
  return new Set(rows.map(row => row.uid))
}

export async function listInviteRows(tx: AppTx, uids: readonly bigint[]): Promise<ReadonlyMap<bigint, InviteRow>> {
  if (uids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('invite')
    .selectAll()
    .where('uid', 'in', [...uids])
    .execute()
  return new Map(rows.map(row => [row.uid, row]))
}
