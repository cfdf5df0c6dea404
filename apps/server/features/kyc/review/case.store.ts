import { sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { SortedRead } from '../../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../../platform/db/sorting.ts'
import type { CaseChecks } from './checks.rules.ts'

export interface CaseCopy {
  readonly uid: bigint
  readonly seq: number
  readonly version: number
  readonly isWaiting: boolean
  readonly standing: number
  readonly submittedAtMs: number
  readonly deadlineAtMs: number
  readonly checks: CaseChecks
}

/**
 * Brings a case up to the member's own rows. A new version opens it anew, for whoever comes next; a copy that is older
 * than what is there changes nothing.
 */
export async function copyCase(tx: AppTx, copy: CaseCopy): Promise<void> {
  const { uid, seq, version } = copy
  const whole = {
    seq,
    version,
    state: copy.isWaiting ? 'waiting' : 'decided',
    standing: copy.standing,
    submitted_at: instant(copy.submittedAtMs),
    deadline_at: instant(copy.deadlineAtMs),
    checks: JSON.stringify(copy.checks),
  }
  const isOver = sql<boolean>`excluded.state = 'decided' or excluded.version > kyc_case.version`
  await tx
    .insertInto('kyc_case')
    .values({ uid, ...whole })
    .onConflict(conflict =>
      conflict
        .column('uid')
        .doUpdateSet({
          ...whole,
          claimed_by: sql`case when ${isOver} then null else kyc_case.claimed_by end`,
          lease_until: sql`case when ${isOver} then null else kyc_case.lease_until end`,
          escalated_by: sql`case when ${isOver} then null else kyc_case.escalated_by end`,
          escalated_at: sql`case when ${isOver} then null else kyc_case.escalated_at end`,
          escalation: sql`case when ${isOver} then '' else kyc_case.escalation end`,
        })
        .where('kyc_case.seq', '<=', seq),
    )
    .execute()
}

export type KeptCase = Awaited<ReturnType<typeof findCase>>

export function findCase(tx: AppTx, uid: bigint) {
  return tx.selectFrom('kyc_case').selectAll().where('uid', '=', uid).executeTakeFirst()
}

export function listCasesOf(tx: AppTx, uids: readonly bigint[]): Promise<NonNullable<KeptCase>[]> {
  if (uids.length === 0) return Promise.resolve([])
  return tx
    .selectFrom('kyc_case')
    .selectAll()
    .where('uid', 'in', [...uids])
    .orderBy('submitted_at')
    .execute()
}

export function listOldestWaiting(tx: AppTx, most: number): Promise<NonNullable<KeptCase>[]> {
  return tx
    .selectFrom('kyc_case')
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('submitted_at')
    .limit(most)
    .execute()
}

/** What the queue can be in the order of. */
export const caseSorting: Sorting<CaseTimes, 'submitted' | 'deadline'> = {
  keys: {
    submitted: { column: 'submitted_at', isTime: true, of: row => row.submittedAtMs },
    deadline: { column: 'deadline_at', isTime: true, of: row => row.deadlineAtMs },
  },
  id: { column: 'uid', type: 'bigint', of: row => row.uid },
}

type CaseTimes = Pick<CaseCopy, 'uid' | 'submittedAtMs' | 'deadlineAtMs'>

export interface CasePage extends SortedRead<CaseTimes> {
  readonly only?: 'escalated' | 'free' | undefined
  readonly nowMs: number
}

/** The cases that wait. */
export function listWaitingCases(tx: AppTx, { order, place, size, only, nowMs }: CasePage) {
  let query = tx.selectFrom('kyc_case').selectAll().where('state', '=', 'waiting')
  if (only === 'escalated') query = query.where('escalated_at', 'is not', null)
  if (only === 'free') {
    query = query
      .where('escalated_at', 'is', null)
      .where(row => row.or([row('lease_until', 'is', null), row('lease_until', '<=', instant(nowMs))]))
  }
  return query.where(standsBehind(order, place)).orderBy(inOrder(order)).limit(size).execute()
}

export interface Lease {
  readonly uid: bigint
  readonly version: number
  readonly reviewer: string
  readonly untilMs: number
  readonly nowMs: number
  /** Takes it from whoever has it. */
  readonly isTakeOver: boolean
}

/**
 * Claims a waiting case in one statement, so that of two who try at once one has it. True for who has it then. Whoever
 * put it before somebody else does not get it again.
 */
export async function leaseCase(tx: AppTx, lease: Lease): Promise<boolean> {
  const { uid, version, reviewer, untilMs, nowMs, isTakeOver } = lease
  const { numUpdatedRows } = await tx
    .updateTable('kyc_case')
    .set({ claimed_by: reviewer, lease_until: instant(untilMs) })
    .where('uid', '=', uid)
    .where('version', '=', version)
    .where('state', '=', 'waiting')
    .where(row => row.or([row('escalated_by', 'is', null), row('escalated_by', '<>', reviewer)]))
    .$if(!isTakeOver, query =>
      query.where(row =>
        row.or([
          row('claimed_by', 'is', null),
          row('claimed_by', '=', reviewer),
          row('lease_until', '<=', instant(nowMs)),
        ]),
      ),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function releaseLease(tx: AppTx, uid: bigint, reviewer: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('kyc_case')
    .set({ claimed_by: null, lease_until: null })
    .where('uid', '=', uid)
    .where('claimed_by', '=', reviewer)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export interface Escalation {
  readonly uid: bigint
  readonly version: number
  readonly reviewer: string
  readonly reason: string
  readonly nowMs: number
}

/** Puts a case before somebody else, and frees it for them. */
export async function escalateCase(tx: AppTx, { uid, version, reviewer, reason, nowMs }: Escalation): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('kyc_case')
    .set({
      escalated_by: reviewer,
      escalated_at: instant(nowMs),
      escalation: reason,
      claimed_by: null,
      lease_until: null,
    })
    .where('uid', '=', uid)
    .where('version', '=', version)
    .where('state', '=', 'waiting')
    .where('claimed_by', '=', reviewer)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
