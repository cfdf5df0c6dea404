import type { IdRange } from '@saya/contract/promotion/reference.ts'
import type { Selectable } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { AppTables } from '../../../platform/db/tables.gen.ts'
import type { NextPage } from '../../../platform/readPages.ts'
import type { VersionKey } from './budget.store.ts'

/** Why somebody was given something or not. */
export interface Decision extends VersionKey {
  readonly id: string
  readonly uid: bigint
  readonly name: string
  /** What was decided on: a claim, a day that was played, or a grant that was claimed before or that nobody claims. */
  readonly act: 'claim' | 'day' | 'grant'
  /** The first condition that did not hold. Empty where it was granted. */
  readonly code: string
  readonly amount: bigint
  readonly facts: Readonly<Record<string, string | number | boolean>>
  /** The slice of the budget that was taken from, before and after; of what took nothing all that is left. */
  readonly budget?: { readonly slice?: number; readonly before: bigint; readonly after: bigint }
  readonly atMs: number
}

export async function addDecisions(tx: AppTx, decisions: readonly Decision[]): Promise<void> {
  if (decisions.length === 0) return
  await tx.insertInto('decision').values(rowsOf(decisions)).execute()
}

/** The same where some of them may stand already. */
export async function addMissingDecisions(tx: AppTx, decisions: readonly Decision[]): Promise<void> {
  if (decisions.length === 0) return
  await tx
    .insertInto('decision')
    .values(rowsOf(decisions))
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
}

function rowsOf(decisions: readonly Decision[]) {
  return decisions.map(({ facts, budget, atMs, code, ...decision }) => ({
    ...decision,
    code,
    outcome: code === '' ? 'granted' : 'refused',
    facts: JSON.stringify(facts),
    slice: budget?.slice ?? null,
    budget_before: budget?.before ?? null,
    budget_after: budget?.after ?? null,
    at: instant(atMs),
  }))
}

export type DecisionRow = Selectable<AppTables['decision']>

/** Those that one reference fits: one, but for a rare chance, and two at most are read. */
export function listDecisionsIn(tx: AppTx, { from, to }: IdRange): Promise<readonly DecisionRow[]> {
  return tx.selectFrom('decision').selectAll().where('id', '>=', from).where('id', '<=', to).limit(2).execute()
}

/** Deletes so many at most of those before a time, and answers how many it were. */
export async function deleteDecisionsBefore(tx: AppTx, beforeMs: number, most: number): Promise<number> {
  const old = tx.selectFrom('decision').select('id').where('at', '<', instant(beforeMs)).orderBy('at').limit(most)
  const { numDeletedRows } = await tx.deleteFrom('decision').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** The last one on a member and a promotion. That they have it already, which a second claim hears, says less than any before it. */
export function findLastDecision(tx: AppTx, uid: bigint, promotion: string): Promise<DecisionRow | undefined> {
  return tx
    .selectFrom('decision')
    .selectAll()
    .where('uid', '=', uid)
    .where('promotion', '=', promotion)
    .orderBy(row => row.case().when('code', '=', 'promotion_claimed').then(1).else(0).end())
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** A member's own, newest first, a page at a time. */
export function listDecisionsOf(
  tx: AppTx,
  uid: bigint,
  { last, size }: NextPage<Pick<DecisionRow, 'at' | 'id'>>,
): Promise<readonly DecisionRow[]> {
  return tx
    .selectFrom('decision')
    .selectAll()
    .where('uid', '=', uid)
    .$if(last !== undefined, query =>
      query.where(row => row(row.refTuple('at', 'id'), '<', row.tuple(instant(last?.at ?? 0), last?.id ?? ''))),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
}

/** How many there are of a member, exact up to a thousand. */
export async function countDecisionsOf(tx: AppTx, uid: bigint): Promise<number> {
  const some = tx.selectFrom('decision').select('id').where('uid', '=', uid).limit(1000)
  const { count } = await tx
    .selectFrom(some.as('some'))
    .select(row => row.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Which of these members were decided on by these names for a day, whatever came of it. */
export async function listDayDecided(
  tx: AppTx,
  { names, uids }: { readonly names: readonly string[]; readonly uids: readonly bigint[] },
): Promise<ReadonlySet<bigint>> {
  if (uids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('decision')
    .select('uid')
    .where('act', '=', 'day')
    .where('name', 'in', [...names])
    .where('uid', 'in', [...uids])
    .execute()
  return new Set(rows.map(({ uid }) => uid))
}

/** What was decided on a member by these names, the first one first. */
export async function listNamedDecisions(
  tx: AppTx,
  { uid, names }: { readonly uid: bigint; readonly names: readonly string[] },
): Promise<readonly DecisionRow[]> {
  if (names.length === 0) return []
  return tx
    .selectFrom('decision')
    .selectAll()
    .where('uid', '=', uid)
    .where('name', 'in', [...names])
    .orderBy('at')
    .execute()
}

/** Which of these members a version was decided for, whatever came of it. */
export async function listDecided(
  tx: AppTx,
  key: VersionKey,
  uids: readonly bigint[],
): Promise<ReadonlyMap<bigint, DecisionRow>> {
  if (uids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('decision')
    .selectAll()
    .where('uid', 'in', [...uids])
    .where('promotion', '=', key.promotion)
    .where('version', '=', key.version)
    .orderBy('at')
    .orderBy('outcome')
    .execute()
  return new Map(rows.map(row => [row.uid, row]))
}

export async function countRefusals(tx: AppTx, { promotion, version }: VersionKey) {
  const rows = await tx
    .selectFrom('decision')
    .select('code')
    .select(row => row.fn.countAll<bigint>().as('count'))
    .where('promotion', '=', promotion)
    .where('version', '=', version)
    .where('code', '<>', '')
    .groupBy('code')
    .execute()
  return rows.toSorted((one, other) => Number(other.count - one.count) || (one.code < other.code ? -1 : 1))
}
