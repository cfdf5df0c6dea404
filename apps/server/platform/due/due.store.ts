import type { Selectable, Transaction } from 'kysely'
import { instant } from '../db/instant.ts'

/**
 * Rows that somebody must see to at a time, which stands in a column of theirs: null where nothing is left to do. The table
 * has an `id`, and an index of the column.
 */
export interface DueQueue<Tables, Name extends keyof Tables & string> {
  readonly table: Name
  readonly dueAt: keyof Tables[Name] & string
  /** Whoever claims a row has so long. Then it is due again, whether they were cut off or could not do it. */
  readonly leaseMs: number
}

/** As the statements below see every table: the caller's own types were checked where they are called. */
interface AnyTable {
  readonly any: Record<string, unknown> & { readonly id: string }
}

/** A row of it, as it is claimed. */
export type DueRow<Tables, Name extends keyof Tables> = Selectable<Tables[Name]>

interface Turn {
  readonly nowMs: number
  readonly most: number
}

/** Claims what is due in this schema, the longest waiting first. What others are claiming just now is passed over. */
export async function claimDue<Tables, Name extends keyof Tables & string>(
  tx: Transaction<Tables>,
  { table, dueAt, leaseMs }: DueQueue<Tables, Name>,
  { nowMs, most }: Turn,
): Promise<readonly DueRow<Tables, Name>[]> {
  const open = tx as unknown as Transaction<AnyTable>
  const column: string = dueAt
  const ids = open
    .selectFrom(table as 'any')
    .select('id')
    .where(column, '<=', instant(nowMs))
    .orderBy(column)
    .limit(most)
    .forUpdate()
    .skipLocked()
  const rows = await open
    .updateTable(table as 'any')
    .set({ [column]: instant(nowMs + leaseMs) })
    .where('id', 'in', ids)
    .returningAll()
    .execute()
  return rows as unknown as DueRow<Tables, Name>[]
}

interface ClaimEnd {
  readonly id: string
  /** When it was claimed. */
  readonly claimedAtMs: number
  /** When it is due again; null where it is done, or given up. */
  readonly nextAtMs: number | null
}

/** Ends a claim. Whoever comes back when it has run out, and another one has the row, changes nothing. */
export async function endClaim<Tables, Name extends keyof Tables & string>(
  tx: Transaction<Tables>,
  { table, dueAt, leaseMs }: DueQueue<Tables, Name>,
  { id, claimedAtMs, nextAtMs }: ClaimEnd,
): Promise<void> {
  const column: string = dueAt
  await (tx as unknown as Transaction<AnyTable>)
    .updateTable(table as 'any')
    .set({ [column]: nextAtMs === null ? null : instant(nextAtMs) })
    .where('id', '=', id)
    .where(column, '=', instant(claimedAtMs + leaseMs))
    .execute()
}
