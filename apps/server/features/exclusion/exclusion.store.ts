import type { Period } from '@saya/contract/exclusion/period.ts'
import { gateCauses } from '@saya/contract/gate/gate.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { OwnCause } from './exclusion.rules.ts'

export interface NewExclusion {
  readonly uid: bigint
  readonly cause: OwnCause
  readonly period: Period
  readonly beginsAtMs: number
  readonly endsAtMs: number
  /** When those outside are told, if nobody has by then. */
  readonly dueAtMs: number
}

export async function addExclusion(tx: MemberTx, row: NewExclusion): Promise<string> {
  const { uid, cause, period } = row
  const { id } = await tx
    .insertInto('exclusion')
    .values({
      uid,
      cause,
      period,
      begins_at: instant(row.beginsAtMs),
      ends_at: instant(row.endsAtMs),
      due_at: instant(row.dueAtMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What those outside must be told of an exclusion. */
export interface ExclusionNews {
  readonly id: string
  readonly uid: bigint
  readonly cause: OwnCause
  readonly untilMs: number
}

/** One of which somebody outside has still to be told. */
export async function findUntold(tx: MemberTx, uid: bigint, id: string): Promise<ExclusionNews | undefined> {
  const row = await tx
    .selectFrom('exclusion')
    .select(['id', 'uid', 'cause', 'ends_at'])
    .where('uid', '=', uid)
    .where('id', '=', id)
    .where('due_at', 'is not', null)
    .executeTakeFirst()
  return row && newsOf(row)
}

interface NewsRow {
  readonly id: string
  readonly uid: bigint
  readonly cause: string
  readonly ends_at: number
}

export function newsOf({ id, uid, cause, ends_at: untilMs }: NewsRow): ExclusionNews {
  const own = gateCauses.find(one => one === cause)
  if (own !== 'time_out' && own !== 'exclusion') throw new Error(`The exclusion ${id} has the cause ${cause}.`)
  return { id, uid, cause: own, untilMs }
}

/** Everybody outside has been told. */
export async function setTold(tx: MemberTx, { uid, id }: Pick<ExclusionNews, 'uid' | 'id'>): Promise<void> {
  await tx.updateTable('exclusion').set({ due_at: null }).where('uid', '=', uid).where('id', '=', id).execute()
}

/** All that a member closed to themselves, the newest first. */
export function listExclusions(tx: MemberTx, uid: bigint) {
  return tx
    .selectFrom('exclusion')
    .select(['cause', 'period', 'begins_at', 'ends_at'])
    .where('uid', '=', uid)
    .orderBy('begins_at', 'desc')
    .orderBy('id')
    .execute()
}
