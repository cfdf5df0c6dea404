import { sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import { addJob } from '../../../platform/jobs/index.ts'
import type { Decision } from '../standing/standing.rules.ts'
import { resultJob } from './resultJob.ts'

export interface KeptDecision {
  readonly uid: bigint
  readonly version: number
  readonly decision: Decision
  readonly reviewer: string
  readonly decidedAtMs: number
  readonly waitedSeconds: number
}

/** Keeps that a version was decided, and leaves it to be told to the member, both once. */
export async function noteDecision(tx: AppTx, decision: KeptDecision): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('kyc_decision')
    .values({
      uid: decision.uid,
      version: decision.version,
      decision: decision.decision,
      decided_by: decision.reviewer,
      decided_at: instant(decision.decidedAtMs),
      waited_seconds: decision.waitedSeconds,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) return
  const payload = { uid: String(decision.uid), decision: decision.decision, atMs: decision.decidedAtMs }
  await addJob(tx, resultJob, { payload })
}

/** How many cases wait, and how long half of them have been waiting at least. */
export async function readWaiting(tx: AppTx, nowMs: number) {
  const { rows } = await sql<{ waiting: bigint; escalated: bigint; median: number | null; oldest: number | null }>`
    select count(*) as waiting, count(escalated_at) as escalated,
      percentile_disc(0.5) within group (order by extract(epoch from ${instant(nowMs)} - submitted_at))::integer as median,
      max(extract(epoch from ${instant(nowMs)} - submitted_at))::integer as oldest
    from kyc_case where state = 'waiting'`.execute(tx)
  return rows[0]
}

/** What each reviewer has decided since then. */
export async function countDecided(tx: AppTx, sinceMs: number) {
  const rows = await tx
    .selectFrom('kyc_decision')
    .select(row => ['decided_by', 'decision', row.fn.countAll<bigint>().as('count')])
    .where('decided_at', '>=', instant(sinceMs))
    .groupBy(['decided_by', 'decision'])
    .execute()
  return rows.map(row => ({ reviewer: row.decided_by, decision: row.decision as Decision, count: Number(row.count) }))
}
