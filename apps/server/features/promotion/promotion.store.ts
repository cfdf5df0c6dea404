import type { Offer } from '@saya/contract/promotion/promotion.ts'
import { daySpan } from '@saya/money'
import { sql } from 'kysely'
import type { MemberTx, RefTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { type Proposal, proposalOf } from '../../platform/proposal/proposal.store.ts'
import { compareAndSet } from '../../platform/transition/transition.store.ts'
import { touchContent } from '../game/index.ts'

/** Terms are read in `ref`, and by transactions of a member. */
type AnyTx = RefTx | MemberTx

export interface Promotion {
  readonly id: string
  readonly kind: string
  readonly draft: Offer
  readonly seq: number
  /** The number of the version that holds. */
  readonly live: number | null
}

export interface Version extends Proposal {
  readonly id: string
  readonly promotion: string
  readonly kind: string
  readonly number: number
  readonly offer: Offer
  readonly brake: bigint
  readonly dryRun: KeptDryRun
  readonly reason: string
  readonly stoppedAtMs: number | null
  readonly stoppedBy: string
  readonly stopReason: string
}

/** As it is kept: amounts are units, written in digits. */
export interface KeptDryRun {
  readonly days: readonly { readonly day: string; readonly members: number; readonly units: string }[]
}

function heads(tx: AnyTx) {
  return (tx as RefTx).selectFrom('promotion').selectAll()
}

type HeadRow = NonNullable<Awaited<ReturnType<ReturnType<typeof heads>['executeTakeFirst']>>>

function promotionOf({ id, kind, draft, seq, live }: HeadRow): Promotion {
  return { id, kind, draft: draft as Offer, seq, live }
}

function versions(tx: AnyTx) {
  return (tx as RefTx)
    .selectFrom('promotion_version')
    .innerJoin('promotion', 'promotion.id', 'promotion_version.promotion')
    .selectAll('promotion_version')
    .select('promotion.kind')
}

type VersionRow = NonNullable<Awaited<ReturnType<ReturnType<typeof versions>['executeTakeFirst']>>>

function versionOf(row: VersionRow): Version {
  return {
    id: row.id,
    promotion: row.promotion,
    kind: row.kind,
    number: row.number,
    offer: row.offer as Offer,
    brake: row.brake,
    dryRun: row.dry_run as KeptDryRun,
    reason: row.reason,
    stoppedAtMs: row.stopped_at,
    stoppedBy: row.stopped_by,
    stopReason: row.stop_reason,
    ...proposalOf(row),
  }
}

export async function listPromotionRows(tx: AnyTx): Promise<readonly Promotion[]> {
  return (await heads(tx).orderBy('id').execute()).map(promotionOf)
}

export async function findPromotion(tx: AnyTx, id: string): Promise<Promotion | undefined> {
  const row = await heads(tx).where('id', '=', id).executeTakeFirst()
  return row && promotionOf(row)
}

/**
 * Every promotion. Until this transaction is over nobody else changes what members earn: promotions, boxes, levels, tasks and check-ins are
 * judged beside each other, one change at a time.
 */
export async function lockPromotions(tx: RefTx): Promise<readonly Promotion[]> {
  await tx.selectFrom('earning_guard').select('id').forUpdate().execute()
  return (await heads(tx).orderBy('id').forUpdate().execute()).map(promotionOf)
}

/**
 * What may hold from a day on: of each promotion the version that was agreed to last before the day and has begun by then, and all that
 * were agreed to after it, the oldest first.
 */
export async function listAgreed(tx: AnyTx, day: string, promotion?: string): Promise<readonly Version[]> {
  const { fromMs } = daySpan(day)
  const rows = await versions(tx)
    .where('promotion_version.status', '=', 'approved')
    .where('promotion.live', 'is not', null)
    .$if(promotion !== undefined, query => query.where('promotion.id', '=', promotion ?? ''))
    .where(
      sql<boolean>`promotion_version.number >= coalesce((select max(o.number) from promotion_version o
        where o.promotion = promotion_version.promotion and o.status = 'approved'
          and o.decided_at < ${instant(fromMs)} and o.offer ->> 'first_day' <= ${day}), 0)`,
    )
    .orderBy('promotion.id')
    .orderBy('promotion_version.number')
    .execute()
  return rows.map(versionOf)
}

/** Every version that was stopped since a moment. */
export async function listStoppedSince(tx: AnyTx, sinceMs: number): Promise<readonly Version[]> {
  const rows = await versions(tx).where('promotion_version.stopped_at', '>=', instant(sinceMs)).execute()
  return rows.map(versionOf)
}

/** Every version of one promotion, the newest first. */
export async function listVersions(tx: AnyTx, promotion: string): Promise<readonly Version[]> {
  const rows = await versions(tx)
    .where('promotion_version.promotion', '=', promotion)
    .orderBy('promotion_version.number', 'desc')
    .execute()
  return rows.map(versionOf)
}

/** Those that wait for a second person, one of a promotion at most. */
export async function listWaiting(tx: AnyTx): Promise<readonly string[]> {
  const rows = await (tx as RefTx)
    .selectFrom('promotion_version')
    .select('promotion')
    .where('status', '=', 'proposed')
    .execute()
  return rows.map(({ promotion }) => promotion)
}

/** Whether a version of one promotion waits for a second person. */
export async function isWaiting(tx: AnyTx, promotion: string): Promise<boolean> {
  return (await listWaiting(tx)).includes(promotion)
}

export async function findVersion(tx: AnyTx, promotion: string, number: number): Promise<Version | undefined> {
  const row = await versions(tx)
    .where('promotion_version.promotion', '=', promotion)
    .where('promotion_version.number', '=', number)
    .executeTakeFirst()
  return row && versionOf(row)
}

interface NewPromotion {
  readonly id: string
  readonly kind: string
  readonly draft: Offer
  readonly by: { readonly operatorId: string; readonly email: string }
  readonly nowMs: number
}

/** False where another one bears the name. */
export async function insertPromotion(tx: RefTx, { id, kind, draft, by, nowMs }: NewPromotion): Promise<boolean> {
  const made = { made_by: by.operatorId, made_name: by.email, made_at: instant(nowMs) }
  const row = await tx
    .insertInto('promotion')
    .values({ id, kind, draft: JSON.stringify(draft), ...made })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False where it is not as it was seen any more. */
export async function setDraft(tx: RefTx, { id, seq }: Pick<Promotion, 'id' | 'seq'>, draft: Offer): Promise<boolean> {
  const set = { draft: JSON.stringify(draft), seq: seq + 1 }
  return (await compareAndSet(tx, 'promotion', { seen: { id, seq }, set })) !== undefined
}

/** From now on this version holds. The caller holds the promotion. */
export async function setLive(tx: RefTx, { id, seq }: Pick<Promotion, 'id' | 'seq'>, number: number): Promise<void> {
  const row = await compareAndSet(tx, 'promotion', { seen: { id, seq }, set: { live: number, seq: seq + 1 } })
  if (!row) throw new Error(`The promotion ${id} was changed while it was held.`)
  await touchContent(tx)
}

interface Stop {
  readonly by: string
  readonly reason: string
  readonly nowMs: number
}

/** False where it was stopped before. */
export async function stopVersion(
  tx: RefTx,
  { id }: Pick<Version, 'id'>,
  { by, reason, nowMs }: Stop,
): Promise<boolean> {
  const set = { stopped_at: instant(nowMs), stopped_by: by, stop_reason: reason }
  const seen = { id, status: 'approved', stopped_at: null }
  await touchContent(tx)
  return (await compareAndSet(tx, 'promotion_version', { seen, set })) !== undefined
}

/** Stops a version and all that were agreed to after it. False where each of them was stopped before. */
export async function stopVersions(
  tx: RefTx,
  { promotion, number }: Pick<Version, 'promotion' | 'number'>,
  { by, reason, nowMs }: Stop,
): Promise<boolean> {
  await touchContent(tx)
  const { numUpdatedRows } = await tx
    .updateTable('promotion_version')
    .set({ stopped_at: instant(nowMs), stopped_by: by, stop_reason: reason })
    .where('promotion', '=', promotion)
    .where('number', '>=', number)
    .where('status', '=', 'approved')
    .where('stopped_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
