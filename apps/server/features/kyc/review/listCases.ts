import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { readOf, sortedPage } from '../../../platform/db/sortedPage.ts'
import { orderOf, type Sort } from '../../../platform/db/sorting.ts'
import { caseSorting, type findCase, listWaitingCases } from './case.store.ts'
import { type CaseChecks, keptChecks } from './checks.rules.ts'
import { countOthersOfCases } from './claim.store.ts'

/** One line of the queue. It holds nothing personal: who it is about is read with the case itself. */
export interface CaseLine {
  readonly uid: bigint
  readonly version: number
  readonly submittedAtMs: number
  /** When the member's 72 hours run out, or ran out. */
  readonly deadlineAtMs: number
  /** By the numbers of `kycStatus`. */
  readonly standing: number
  readonly checks: CaseChecks
  /** Whoever has it just now. */
  readonly claimedBy: string | null
  readonly leaseUntilMs: number | null
  readonly escalatedBy: string | null
  readonly escalation: string
}

export interface CaseQuery {
  readonly sort?: Sort<'submitted' | 'deadline'>
  /** Where the last page ended, as it said itself. */
  readonly cursor?: string
  readonly most?: number
  readonly only?: 'escalated' | 'free' | undefined
}

interface CaseLines {
  readonly lines: readonly CaseLine[]
  readonly next?: string
}

interface ListDeps {
  readonly db: Database
  readonly clock: Clock
}

/** The cases that wait over all members, the longest waiting first unless another order is asked for. */
export async function listCases({ db, clock }: ListDeps, query: CaseQuery = {}): Promise<CaseLines> {
  const nowMs = clock.now()
  const { sort = 'submitted', cursor = '', most = 50, only } = query
  const ask = { order: orderOf(caseSorting, sort), cursor, size: most }
  const { rows, others } = await db.app(async tx => {
    const waiting = await listWaitingCases(tx, { ...readOf(ask), only, nowMs })
    const uids = waiting.map(({ uid }) => uid)
    return { rows: waiting, others: await countOthersOfCases(tx, uids) }
  })
  const lines = rows.map(row => {
    const line = viewLine(row, nowMs)
    const { members = 0, isApproved = false } = others.get(row.uid) ?? {}
    return { ...line, checks: { ...line.checks, sameIdMembers: members, isIdApprovedElsewhere: isApproved } }
  })
  const { next } = sortedPage(ask, [{ rows: lines, count: lines.length }])
  return { lines: lines.slice(0, most), ...(next ? { next } : {}) }
}

type Row = NonNullable<Awaited<ReturnType<typeof findCase>>>

export function viewLine(row: Row, nowMs: number): CaseLine {
  const isHeld = row.lease_until !== null && row.lease_until > nowMs
  return {
    uid: row.uid,
    version: row.version,
    submittedAtMs: row.submitted_at,
    deadlineAtMs: row.deadline_at,
    standing: row.standing,
    checks: keptChecks(row.checks as Partial<CaseChecks>),
    claimedBy: isHeld ? row.claimed_by : null,
    leaseUntilMs: isHeld ? row.lease_until : null,
    escalatedBy: row.escalated_by,
    escalation: row.escalation,
  }
}
