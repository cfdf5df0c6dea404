import type { MemberTx } from '../db/database.ts'
import type { EntryKinds, JournalEntry, Span } from './reader.store.ts'

/**
 * Follows the journal at its own pace. What it writes, it writes in the schema it reads from and in the transaction it
 * is given, which also keeps how far it has come: no entry is ever missed, and none counts twice.
 */
export type Reader = ReaderPace & (EntryReader | SpanReader)

interface ReaderPace {
  readonly name: string
  /** What is no bet, win, rollback or close is rare, and lies in an index of its own. */
  readonly among?: EntryKinds
  /** How many entries it takes at once, while it is not behind. */
  readonly pageSize?: number
  /** How long it lets entries gather. */
  readonly pauseMs?: number
}

/** Looks at each entry. */
export interface EntryReader {
  read(tx: MemberTx, entries: readonly JournalEntry[], schema: number): Promise<void>
}

/** Leaves the entries in the database, and has it make something of all of them at once. */
export interface SpanReader {
  readSpan(tx: MemberTx, span: Span, schema: number): Promise<void>
}
