import { sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

export interface Quota {
  /** What is limited, such as `sms to a phone`. */
  readonly kind: string
  /** Whose share it is: a phone, a network, a device. */
  readonly subject: string
  readonly most: number
  readonly windowMs: number
}

export type QuotaVerdict =
  | { readonly ok: true; readonly used: number }
  | { readonly ok: false; readonly waitSeconds: number }

/**
 * Takes one of a window's share, in one statement that locks its row: of many at once, on whichever copy of the
 * server, only the share gets through. A window begins with the first that is taken after the last one ended.
 */
export async function takeQuota(tx: AppTx, quota: Quota, nowMs: number): Promise<QuotaVerdict> {
  const { kind, subject, most, windowMs } = quota
  const now = instant(nowMs)
  const endsAt = instant(nowMs + windowMs)
  const row = await tx
    .insertInto('quota')
    .values({ kind, subject, started_at: now, ends_at: endsAt, used: 1 })
    .onConflict(conflict =>
      conflict.columns(['kind', 'subject']).doUpdateSet({
        started_at: sql`case when quota.ends_at <= ${now} then ${now} else quota.started_at end`,
        ends_at: sql`case when quota.ends_at <= ${now} then ${endsAt} else quota.ends_at end`,
        used: sql`case when quota.ends_at <= ${now} then 1 else least(quota.used + 1, ${most + 1}) end`,
      }),
    )
    .returning(['used', 'ends_at'])
    .executeTakeFirstOrThrow()
  const { used } = row
  if (used <= most) return { ok: true, used }
  return { ok: false, waitSeconds: Math.max(1, Math.ceil((row.ends_at - nowMs) / 1000)) }
}

/** How much of a window's share has been taken, without taking any. */
export async function readQuota(
  tx: AppTx,
  { kind, subject }: Pick<Quota, 'kind' | 'subject'>,
  nowMs: number,
): Promise<number> {
  const row = await tx
    .selectFrom('quota')
    .select('used')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('ends_at', '>', instant(nowMs))
    .executeTakeFirst()
  return row?.used ?? 0
}

/** Whose share of a kind is used up, and when it comes back, in milliseconds. */
export async function listUsedUp(
  tx: AppTx,
  { kind, most }: Pick<Quota, 'kind' | 'most'>,
  nowMs: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('quota')
    .select(['subject', 'ends_at'])
    .where('kind', '=', kind)
    .where('used', '>=', most)
    .where('ends_at', '>', instant(nowMs))
    .execute()
  return new Map(rows.map(row => [row.subject, row.ends_at]))
}

/** Forgets what was taken of a share, so that all of it is there. */
export async function dropQuota(tx: AppTx, { kind, subject }: Pick<Quota, 'kind' | 'subject'>): Promise<void> {
  await tx.deleteFrom('quota').where('kind', '=', kind).where('subject', '=', subject).execute()
}

/** Gives one back that was taken for something that did not come about. */
export async function returnQuota(tx: AppTx, { kind, subject }: Pick<Quota, 'kind' | 'subject'>): Promise<void> {
  await tx
    .updateTable('quota')
    .set(row => ({ used: row('used', '-', 1) }))
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('used', '>', 0)
    .execute()
}

/** Deletes windows that ended before then, so many at a time, and says how many. */
export async function deleteQuotas(tx: AppTx, beforeMs: number, most: number): Promise<number> {
  const old = tx
    .selectFrom('quota')
    .select(['kind', 'subject'])
    .where('ends_at', '<', instant(beforeMs))
    .limit(most)
    .forUpdate()
    .skipLocked()
  const { numDeletedRows } = await tx
    .deleteFrom('quota')
    .using(old.as('old'))
    .whereRef('quota.kind', '=', 'old.kind')
    .whereRef('quota.subject', '=', 'old.subject')
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
