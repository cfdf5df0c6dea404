import type { DeskPeriod, Period } from '@saya/contract/exclusion/period.ts'
import type { DeskSource } from '@saya/contract/exclusion/proposal.ts'
import { gateCauses } from '@saya/contract/gate/gate.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { OwnCause } from './exclusion.rules.ts'

/** Who wants it, and for how long where somebody chose that. */
export type ExclusionOrigin =
  | { readonly source: 'member'; readonly period: Period }
  | { readonly source: DeskSource; readonly period: DeskPeriod }
  /** Until the day of the list, or of the account that it is taken over from. */
  | { readonly source: 'regulator' | 'same_person'; readonly period: '' }

export type NewExclusion = ExclusionOrigin & {
  readonly uid: bigint
  readonly cause: OwnCause
  readonly beginsAtMs: number
  readonly endsAtMs: number
  /** When those outside are told, if nobody has by then. */
  readonly dueAtMs: number
}

export async function addExclusion(tx: MemberTx, row: NewExclusion): Promise<string> {
  const { uid, cause, source, period } = row
  const { id } = await tx
    .insertInto('exclusion')
    .values({
      uid,
      cause,
      source,
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
  /** It has ended before its time, which is not told to the phone. */
  readonly isLifted: boolean
}

/** One of which somebody outside has still to be told. */
export async function findUntold(tx: MemberTx, uid: bigint, id: string): Promise<ExclusionNews | undefined> {
  const row = await tx
    .selectFrom('exclusion')
    .select(['id', 'uid', 'cause', 'ends_at', 'lifted_at'])
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
  readonly lifted_at: number | null
}

export function newsOf({ id, uid, cause, ends_at: untilMs, lifted_at: liftedAt }: NewsRow): ExclusionNews {
  const own = gateCauses.find(one => one === cause)
  if (own !== 'time_out' && own !== 'exclusion') throw new Error(`The exclusion ${id} has the cause ${cause}.`)
  return { id, uid, cause: own, untilMs, isLifted: liftedAt !== null }
}

/** Everybody outside has been told. */
export async function setTold(tx: MemberTx, { uid, id }: Pick<ExclusionNews, 'uid' | 'id'>): Promise<void> {
  await tx.updateTable('exclusion').set({ due_at: null }).where('uid', '=', uid).where('id', '=', id).execute()
}

/** The exclusions that stand now, whoever wanted them. */
export function listStanding(tx: MemberTx, uid: bigint, nowMs: number) {
  return tx
    .selectFrom('exclusion')
    .select(['id', 'source', 'begins_at', 'ends_at'])
    .where('uid', '=', uid)
    .where('cause', '=', 'exclusion')
    .where('ends_at', '>', instant(nowMs))
    .where('lifted_at', 'is', null)
    .execute()
}

export type StandingExclusion = Awaited<ReturnType<typeof listStanding>>[number]

/** Ends them before their time, and has those outside told. */
export async function liftStanding(
  tx: MemberTx,
  uid: bigint,
  times: { nowMs: number; dueAtMs: number },
): Promise<void> {
  await tx
    .updateTable('exclusion')
    .set({ lifted_at: instant(times.nowMs), due_at: instant(times.dueAtMs) })
    .where('uid', '=', uid)
    .where('cause', '=', 'exclusion')
    .where('ends_at', '>', instant(times.nowMs))
    .where('lifted_at', 'is', null)
    .execute()
}

/** How often a family has excluded a member before. */
export async function countOfFamily(tx: MemberTx, uid: bigint): Promise<number> {
  const { count } = await tx
    .selectFrom('exclusion')
    .select(select => select.fn.countAll<bigint>().as('count'))
    .where('uid', '=', uid)
    .where('source', '=', 'family')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** All that was closed to a member, the newest first. */
export function listExclusions(tx: MemberTx, uid: bigint) {
  return tx
    .selectFrom('exclusion')
    .select(['cause', 'source', 'period', 'begins_at', 'ends_at', 'lifted_at'])
    .where('uid', '=', uid)
    .orderBy('begins_at', 'desc')
    .orderBy('id')
    .execute()
}
