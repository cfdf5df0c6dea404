import type { ProposalStatus } from '@saya/contract/proposal.ts'
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely'
import type { Staff } from '../auth/caller.ts'
import { instant } from '../db/instant.ts'
import { compareAndSet } from '../transition/transition.store.ts'

/** The columns of every table of proposals. What is proposed stands beside them, in columns and keys of its own. */
interface ProposalRow {
  readonly id: string
  readonly status: string
  readonly proposed_by: string
  readonly proposed_name: string
  readonly proposed_at: number
  readonly decided_by: string | null
  readonly decided_name: string
  readonly decided_at: number | null
  readonly decision: string
}

/** The tables of a schema that have these columns. */
type ProposalTable<Tables> = {
  [Name in keyof Tables & string]: Selectable<Tables[Name]> extends ProposalRow ? Name : never
}[keyof Tables & string]

export interface Proposal {
  readonly status: ProposalStatus
  readonly proposedBy: string
  readonly proposedName: string
  readonly proposedAtMs: number
  readonly decidedName: string
  readonly decidedAtMs: number | null
  readonly decision: string
}

export function proposalOf(row: ProposalRow): Proposal {
  return {
    status: row.status as ProposalStatus,
    proposedBy: row.proposed_by,
    proposedName: row.proposed_name,
    proposedAtMs: row.proposed_at,
    decidedName: row.decided_name,
    decidedAtMs: row.decided_at,
    decision: row.decision,
  }
}

type Operator = Pick<Staff, 'operatorId' | 'email'>

interface NewProposal<Tables, Name extends keyof Tables> {
  /** What is proposed. */
  readonly about: Omit<Insertable<Tables[Name]>, keyof ProposalRow>
  readonly by: Operator
  readonly nowMs: number
  /** After which time one that nobody decided keeps no other waiting. */
  readonly lapseMs?: number
}

/** As the statements below see every table of proposals. */
interface AnyTable {
  readonly any: ProposalRow
}

/** The first of two people. Nothing where the same waits already: the unique index of those that wait says what is the same. */
export async function addProposal<Tables, Name extends ProposalTable<Tables>>(
  tx: Transaction<Tables>,
  table: Name,
  proposal: NewProposal<Tables, Name>,
): Promise<Selectable<Tables[Name]> | undefined> {
  const { about, by, nowMs, lapseMs } = proposal
  const insert = () =>
    (tx as unknown as Transaction<AnyTable>)
      .insertInto(table as 'any')
      .values({
        ...(about as object as ProposalRow),
        proposed_by: by.operatorId,
        proposed_name: by.email,
        proposed_at: instant(nowMs),
      })
      .onConflict(conflict => conflict.doNothing())
      .returningAll()
      .executeTakeFirst() as Promise<Selectable<Tables[Name]> | undefined>
  const row = await insert()
  if (row || lapseMs === undefined) return row
  await refuseLapsed(tx as unknown as Transaction<AnyTable>, table as 'any', { by, nowMs, lapseMs })
  return insert()
}

/** Whoever proposes anew refuses what nobody decided in its time. */
async function refuseLapsed(
  tx: Transaction<AnyTable>,
  table: 'any',
  { by, nowMs, lapseMs }: { readonly by: Operator; readonly nowMs: number; readonly lapseMs: number },
): Promise<void> {
  await tx
    .updateTable(table)
    .set(decisionColumns({ to: 'refused', by, decision: 'Nobody decided it in time.', nowMs }))
    .where('status', '=', 'proposed')
    .where('proposed_at', '<=', instant(nowMs - lapseMs))
    .execute()
}

interface Decision {
  readonly to: ProposalStatus
  readonly by: Operator
  readonly decision: string
  readonly nowMs: number
}

function decisionColumns({ to, by, decision, nowMs }: Decision) {
  return {
    status: to,
    decided_by: by.operatorId,
    decided_name: by.email,
    decided_at: instant(nowMs),
    decision,
  }
}

/** The second of two people. The caller holds the row, and has judged that it may be decided so. */
export async function decideProposal<Tables, Name extends ProposalTable<Tables>>(
  tx: Transaction<Tables>,
  table: Name,
  { id, ...decision }: Decision & { readonly id: string },
): Promise<Selectable<Tables[Name]>> {
  const open = tx as unknown as Transaction<AnyTable>
  const row = await compareAndSet(open, table as 'any', {
    seen: { id, status: 'proposed' },
    set: decisionColumns(decision),
  })
  if (!row) throw new Error(`What was proposed as ${id} of ${table} is decided already.`)
  return row as unknown as Selectable<Tables[Name]>
}

/** How the proposals of a table are read, each as `viewOf` makes it of its row. */
export function readingOf<Tables, Name extends ProposalTable<Tables>, View>(
  table: Name,
  viewOf: (row: Selectable<Tables[Name]>) => View,
) {
  const select = (tx: Transaction<Tables>) =>
    (tx as unknown as Transaction<AnyTable>).selectFrom(table as 'any').selectAll()
  const view = (row: object | undefined) => row && viewOf(row as Selectable<Tables[Name]>)
  return {
    /** The newest, one that waits first. */
    async list(tx: Transaction<Tables>, most: number): Promise<readonly View[]> {
      const rows = await select(tx)
        .orderBy(sql`status = 'proposed'`, 'desc')
        .orderBy('proposed_at', 'desc')
        .orderBy('id')
        .limit(most)
        .execute()
      return rows.map(row => viewOf(row as unknown as Selectable<Tables[Name]>))
    },
    async find(tx: Transaction<Tables>, id: string): Promise<View | undefined> {
      return view(await select(tx).where('id', '=', id).executeTakeFirst())
    },
    /** The same, and nobody else decides it until this transaction is over. */
    async lock(tx: Transaction<Tables>, id: string): Promise<View | undefined> {
      return view(await select(tx).where('id', '=', id).forUpdate().executeTakeFirst())
    },
  }
}
