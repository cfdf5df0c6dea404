import type { ReleaseStatus } from '@saya/contract/release/release.ts'
import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { RowPlace } from '../../platform/rowPlace.ts'

/** A payout account with what is proposed about it. */
export interface Cooling {
  readonly id: string
  readonly uid: bigint
  readonly channelName: string
  /** Masked. */
  readonly account: string
  readonly name: string
  readonly isOwnName: boolean
  readonly createdAtMs: number
  readonly readyAtMs: number
  /** Nothing where nobody proposed it. */
  readonly proposedBy: string | null
  readonly proposedName: string
  readonly reason: string
}

function select(tx: MemberTx) {
  return tx
    .selectFrom('payee')
    .leftJoin('release', join => join.onRef('release.payee', '=', 'payee.id').on('release.status', '=', 'proposed'))
    .select([
      'payee.id',
      'payee.uid',
      'payee.channel_name',
      'payee.masked_number',
      'payee.first_name',
      'payee.middle_name',
      'payee.last_name',
      'payee.is_own_name',
      'payee.created_at',
      'payee.ready_at',
      'release.proposed_by',
      'release.proposed_name',
      'release.reason',
    ])
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>

function coolingOf(row: Row): Cooling {
  return {
    id: row.id,
    uid: row.uid,
    channelName: row.channel_name,
    account: row.masked_number,
    name: [row.first_name, row.middle_name, row.last_name].filter(Boolean).join(' '),
    isOwnName: row.is_own_name,
    createdAtMs: row.created_at,
    readyAtMs: row.ready_at,
    proposedBy: row.proposed_by,
    proposedName: row.proposed_name ?? '',
    reason: row.reason ?? '',
  }
}

/** One account of a member, whatever became of it. */
export async function findCooling(tx: MemberTx, uid: bigint, id: string): Promise<Cooling | undefined> {
  const row = await select(tx).where('payee.uid', '=', uid).where('payee.id', '=', id).executeTakeFirst()
  return row && coolingOf(row)
}

interface CoolingFilter {
  readonly isProposed: boolean
  readonly uid: bigint | null
  readonly nowMs: number
}

function chosen(tx: MemberTx, { isProposed, uid, nowMs }: CoolingFilter) {
  return select(tx)
    .where('payee.deleted_at', 'is', null)
    .where('payee.ready_at', '>', instant(nowMs))
    .$if(isProposed, query => query.where('release.id', 'is not', null))
    .$if(uid !== null, query => query.where('payee.uid', '=', uid as bigint))
}

interface CoolingPage {
  readonly place: RowPlace | null
  readonly size: number
}

/** One schema's part of a page, those that are ready soonest first. */
export async function listCoolingRows(
  tx: MemberTx,
  filter: CoolingFilter,
  { place, size }: CoolingPage,
): Promise<readonly Cooling[]> {
  const rows = await chosen(tx, filter)
    .$if(place !== null, query => query.where(behind(place as RowPlace)))
    .orderBy('payee.ready_at')
    .orderBy('payee.id')
    .limit(size)
    .execute()
  return rows.map(coolingOf)
}

function behind({ atMs, id }: RowPlace) {
  return sql<boolean>`(payee.ready_at, payee.id) > (${instant(atMs)}, ${id}::uuid)`
}

/** How many of one schema there are, up to a thousand. */
export async function countCooling(tx: MemberTx, filter: CoolingFilter): Promise<number> {
  const { count } = await tx
    .selectFrom(chosen(tx, filter).limit(1000).as('first'))
    .select(all => all.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface NewRelease {
  readonly uid: bigint
  readonly payee: string
  readonly reason: string
  readonly proposedBy: string
  readonly proposedName: string
  readonly nowMs: number
}

/** False where the same waits already. */
export async function addRelease(tx: MemberTx, wish: NewRelease): Promise<boolean> {
  const { uid, payee, reason, proposedBy, proposedName, nowMs } = wish
  const row = await tx
    .insertInto('release')
    .values({
      uid,
      payee,
      reason,
      proposed_by: proposedBy,
      proposed_name: proposedName,
      proposed_at: instant(nowMs),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface Release {
  readonly id: string
  readonly status: ReleaseStatus
  readonly proposedBy: string
}

/** The last one about an account, which nobody else changes until this transaction is over. */
export async function lockRelease(tx: MemberTx, payee: string): Promise<Release | undefined> {
  const row = await tx
    .selectFrom('release')
    .select(['id', 'status', 'proposed_by'])
    .where('payee', '=', payee)
    .orderBy('proposed_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return row && { id: row.id, status: row.status as ReleaseStatus, proposedBy: row.proposed_by }
}

interface Flip {
  readonly to: ReleaseStatus
  readonly by: string
  readonly name: string
  readonly decision: string
  readonly nowMs: number
}

/** The caller holds the row and has seen that its status may change so. */
export async function flipRelease(tx: MemberTx, { id }: Release, flip: Flip): Promise<void> {
  await tx
    .updateTable('release')
    .set({
      status: flip.to,
      decided_by: flip.by,
      decided_name: flip.name,
      decided_at: instant(flip.nowMs),
      decision: flip.decision,
    })
    .where('id', '=', id)
    .execute()
}
