import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

/** Says that the proof of a schema has begun. One of the same day that has ended stands until this one has too. */
export async function beginAudit(tx: MemberTx, day: string, nowMs: number): Promise<void> {
  await sql`
    insert into audit_run as r (day, started_at) values (${day}::date, ${instant(nowMs)})
    on conflict (day) do update set started_at = excluded.started_at`.execute(tx)
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

/** When a schema was last proven, and since when what is to be proven waits for it. */
export interface AuditAge {
  readonly ended_at: number | null
  readonly first_at: number | null
  readonly unread_at: number | null
}

/** An audit that ended later than now was dated by a clock that was ahead, and says nothing. */
export async function readAuditAge(tx: MemberTx, nowMs: number): Promise<AuditAge> {
  const { rows } = await sql<AuditAge>`
    select (select max(ended_at) from audit_run where ended_at <= ${instant(nowMs)}) as ended_at,
      (select at from journal order by tx, uid, seq, asset limit 1) as first_at,
      (
        select j.at from (select 1) one left join reader r on r.name = 'audit', lateral (
          select at from journal
          where (tx, uid, seq, asset) > (coalesce(r.tx, '0'), coalesce(r.uid, 0), coalesce(r.seq, 0), coalesce(r.asset, ''))
          order by tx, uid, seq, asset limit 1
        ) j
      ) as unread_at`.execute(tx)
  return rows[0] ?? { ended_at: null, first_at: null, unread_at: null }
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
