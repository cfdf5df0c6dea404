import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

const givenUpAfterMs = 6 * 3_600_000

/** Claims the audit of a day. One that was begun long ago and never ended was left by a copy that died. */
export async function claimAudit(tx: MemberTx, day: string, nowMs: number): Promise<boolean> {
  const { rows } = await sql<{ day: string }>`
    insert into audit_run as r (day, started_at) values (${day}::date, ${instant(nowMs)})
    on conflict (day) do update set started_at = excluded.started_at
    where r.ended_at is null and r.started_at < ${instant(nowMs - givenUpAfterMs)}
    returning day::text`.execute(tx)
  return rows.length === 1
}

/** Gives a claim back, for whoever comes next. */
export async function releaseAudit(tx: MemberTx, day: string): Promise<void> {
  await sql`delete from audit_run where day = ${day}::date and ended_at is null`.execute(tx)
}

interface EndedAudit {
  readonly day: string
  readonly nowMs: number
  readonly wallets: number
  readonly postings: number
  readonly commands: number
  readonly findings: number
}

export async function endAudit(tx: MemberTx, ended: EndedAudit): Promise<void> {
  await sql`
    update audit_run set ended_at = ${instant(ended.nowMs)}, wallets = ${ended.wallets}, postings = ${ended.postings},
      commands = ${ended.commands}, findings = ${ended.findings}
    where day = ${ended.day}::date`.execute(tx)
}

/** The last audits that looked at everything, the newest first. */
export async function listAuditRuns(tx: MemberTx, most: number) {
  const { rows } = await sql<AuditRun>`
    select day::text, started_at, ended_at, wallets, postings, commands, findings
    from audit_run order by day desc limit ${most}`.execute(tx)
  return rows
}

interface AuditRun {
  readonly day: string
  readonly started_at: number
  readonly ended_at: number | null
  readonly wallets: bigint | null
  readonly postings: bigint | null
  readonly commands: bigint | null
  readonly findings: bigint | number | null
}
