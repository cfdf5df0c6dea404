import type { MemberTx } from '../db/database.ts'
import type { JournalEntry } from './reader.store.ts'

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
  read(tx: MemberTx, entries: readonly JournalEntry[], schema: number): Promise<void>
}
