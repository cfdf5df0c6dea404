import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database, MemberTx } from '../db/database.ts'
import type { MemberTables, RefTables } from '../db/tables.gen.ts'
import { claimDue, type DueQueue, type DueRow, endClaim } from './due.store.ts'
import { inLanes } from './inLanes.ts'

interface DueDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
}

type Tables = MemberTables & RefTables

interface DueWork<Name extends keyof Tables> {
  readonly queue: DueQueue<Tables, Name>
  /** Of each schema, so many at once. */
  readonly most: number
  /** Rows of one lane are seen to one after another, and lanes beside each other. */
  laneOf(row: DueRow<Tables, Name>): string
  /**
   * Sees to one row, and answers when it is due again: null where it is done or given up, nothing where it stays due when its
   * claim runs out. What throws is logged and stays due so, and keeps no other row waiting.
   */
  perform(row: DueRow<Tables, Name>): Promise<number | null | undefined>
}

interface ClaimedRow<Row> {
  readonly row: Row
  readonly schema: number
  readonly claimedAtMs: number
}

/**
 * Sees to what is due in every member schema, and answers how many rows that were. Any number of workers may do so at once,
 * and be cut off anywhere: a row is then claimed again, so seeing to it twice must change nothing.
 */
export async function workDue<Name extends keyof Tables>(
  { db, clock, log }: DueDeps,
  { queue, most, laneOf, perform }: DueWork<Name>,
): Promise<number> {
  type Row = DueRow<Tables, Name>
  const due: ClaimedRow<Row>[] = []
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    const claimedAtMs = clock.now()
    const rows = await db.memberSchema(schema, tx => claimDue(tx, queue, { nowMs: claimedAtMs, most }))
    due.push(...rows.map(row => ({ row, schema, claimedAtMs })))
  }
  await inLanes(
    due,
    ({ row }) => laneOf(row),
    async ({ row, schema, claimedAtMs }) => {
      const { id } = row as { readonly id: string }
      try {
        const nextAtMs = await perform(row)
        if (nextAtMs === undefined) return
        await db.memberSchema(schema, (tx: MemberTx) => endClaim(tx, queue, { id, claimedAtMs, nextAtMs }))
      } catch (fault) {
        log.error({ err: fault, queue: queue.table, id }, 'what is due could not be seen to')
      }
    },
  )
  return due.length
}
