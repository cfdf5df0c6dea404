import type { Program } from '@saya/contract/approval/approval.ts'
import { type Selectable, sql } from 'kysely'
import type { MemberTx, RefTx } from '../../platform/db/database.ts'
import type { RefTables } from '../../platform/db/tables.gen.ts'
import { type Proposal, proposalOf } from '../../platform/proposal/proposal.store.ts'

/** An approval of the regulator, good for one version of a programme. */
export interface Approval extends Proposal {
  readonly id: string
  readonly program: Program
  readonly version: number
  readonly reference: string
  readonly firstDay: string
  readonly lastDay: string
  readonly reason: string
}

interface ProgramDay {
  readonly program: Program
  readonly version: number
  readonly day: string
}

/** Whether two people agreed to an approval that covers a day. It is read in `ref`, and by transactions of a member. */
export async function isCovered(tx: RefTx | MemberTx, { program, version, day }: ProgramDay): Promise<boolean> {
  const { rows } = await sql<{ readonly is_covered: boolean }>`
    select exists (
      select from program_approval where program = ${program} and version = ${version} and status = 'approved'
        and ${day}::date between first_day and last_day
    ) as is_covered`.execute(tx)
  return rows[0]?.is_covered === true
}

const mostListed = 20

/** The newest approvals of a programme, one that waits first. */
export async function listApprovals(tx: RefTx, program: Program): Promise<readonly Approval[]> {
  const rows = await selectApprovals(tx)
    .where('program', '=', program)
    .orderBy(sql`status = 'proposed'`, 'desc')
    .orderBy('proposed_at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute()
  return rows.map(approvalOf)
}

export async function findApproval(tx: RefTx, id: string): Promise<Approval | undefined> {
  const row = await selectApprovals(tx).where('id', '=', id).executeTakeFirst()
  return row && approvalOf(row)
}

/** The same, and nobody else decides it until this transaction is over. */
export async function lockApproval(tx: RefTx, id: string): Promise<Approval | undefined> {
  const row = await selectApprovals(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && approvalOf(row)
}

function selectApprovals(tx: RefTx) {
  return tx
    .selectFrom('program_approval')
    .selectAll()
    .select([sql<string>`first_day::text`.as('from_day'), sql<string>`last_day::text`.as('until_day')])
}

type ApprovalRow = Selectable<RefTables['program_approval']> & { readonly from_day: string; readonly until_day: string }

function approvalOf(row: ApprovalRow): Approval {
  const { id, version, reference, reason } = row
  const days = { firstDay: row.from_day, lastDay: row.until_day }
  return { id, program: row.program as Program, version, reference, ...days, reason, ...proposalOf(row) }
}
