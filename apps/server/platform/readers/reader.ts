import type { Selectable } from 'kysely'
import type { MemberTx } from '../db/database.ts'
import type { MemberTables } from '../db/tables.gen.ts'

/** One posting, as a reader of the journal sees it. */
export type JournalEntry = Selectable<MemberTables['journal']>

/**
 * Follows the journal at its own pace. What it writes, it writes in the schema it reads from and in the transaction it
 * is given, which also keeps how far it has come: no entry is ever missed, and none counts twice.
 */
export interface Reader {
  readonly name: string
  /** How many entries it takes at once. */
  readonly pageSize?: number
  /** How long it lets entries gather. */
  readonly pauseMs?: number
  read(tx: MemberTx, entries: readonly JournalEntry[]): Promise<void>
}

/** What a turn of a reader goes through, in this order. */
export const turnSteps = ['taken', 'fetched', 'written', 'moved', 'committed'] as const
export type TurnStep = (typeof turnSteps)[number]
