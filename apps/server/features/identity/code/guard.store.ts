import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

export interface GuardKey {
  readonly kind: 'code' | 'password'
  /** What codes are sent to, or whose password is tried. */
  readonly subject: string
}

export interface Guard {
  readonly wrong: number
  readonly wrongSinceMs: number
  readonly lockedUntilMs: number | null
}

/** Takes the lock under which codes are sent and tried, or passwords tried, one after another. */
export async function lockGuard(tx: AppTx, { kind, subject }: GuardKey, nowMs: number): Promise<Guard> {
  // Written even where it is there: a row that was only looked at could be cleaned up before it is locked.
  const row = await tx
    .insertInto('guard')
    .values({ kind, subject, wrong_since: instant(nowMs) })
    .onConflict(conflict => conflict.columns(['kind', 'subject']).doUpdateSet({ subject }))
    .returningAll()
    .executeTakeFirstOrThrow()
  return { wrong: row.wrong, wrongSinceMs: row.wrong_since, lockedUntilMs: row.locked_until }
}

export async function setGuard(tx: AppTx, { kind, subject }: GuardKey, guard: Guard): Promise<void> {
  await tx
    .updateTable('guard')
    .set({
      wrong: guard.wrong,
      wrong_since: instant(guard.wrongSinceMs),
      locked_until: guard.lockedUntilMs === null ? null : instant(guard.lockedUntilMs),
    })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute()
}

/** Forgets what was counted, for whoever has shown that they know what was guessed at. */
export async function clearGuard(tx: AppTx, { kind, subject }: GuardKey): Promise<void> {
  await tx
    .updateTable('guard')
    .set({ wrong: 0, locked_until: null })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute()
}

/** Deletes guards that have counted nothing since then and are not locked, so many at a time. */
export async function deleteGuards(tx: AppTx, beforeMs: number, most: number): Promise<number> {
  const old = tx
    .selectFrom('guard')
    .select(['kind', 'subject'])
    .where('wrong_since', '<', instant(beforeMs))
    .where(row => row.or([row('locked_until', 'is', null), row('locked_until', '<', instant(beforeMs))]))
    .limit(most)
    .forUpdate()
    .skipLocked()
  const { numDeletedRows } = await tx
    .deleteFrom('guard')
    .using(old.as('old'))
    .whereRef('guard.kind', '=', 'old.kind')
    .whereRef('guard.subject', '=', 'old.subject')
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
