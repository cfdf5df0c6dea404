import type { BatchConnectionOptions } from './batchConnection.ts'
import type { BatchRow } from './readColumns.ts'
import { openLane } from './openLane.ts'
import type { BatchedCommand } from './takeBatch.ts'

export interface CommandBatcher<C extends BatchedCommand = BatchedCommand> {
  /** Resolves once the command is durable. Rejects with `BatcherBusy` when too much waits already. */
  submit(command: C): Promise<BatchRow>
  /** How many commands wait, for `/metrics`. */
  waiting(): number
  /** Takes nothing more, finishes what it has, then closes. */
  close(): Promise<void>
}

/** Too much waits already: the caller is told so at once and may send the same again. */
export class BatcherBusy extends Error {}

export interface BatcherOptions<C extends BatchedCommand = BatchedCommand> extends BatchConnectionOptions<C> {
  readonly schemaOf: (uid: bigint) => string
  readonly lanes?: number
  /** The most commands of a batch. */
  readonly most?: number
  /**
   * The most commands that wait in one lane, and for one wallet that somebody else holds: about as many as a lane does
   * in a fifth of a second, so that a checkpoint makes nobody busy.
   */
  readonly bound?: number
}

/**
 * Sends commands in batches over dedicated connections, a wallet always over the same one. A connection that is idle
 * sends at once, one that is busy collects: there is no timer. Each batch is one statement and one transaction, and is
 * answered after its commit.
 */
export function commandBatcher<C extends BatchedCommand>(options: BatcherOptions<C>): CommandBatcher<C> {
  const { schemaOf, lanes = 2, most = 128, bound = 2048 } = options
  const all = Array.from({ length: lanes }, () => openLane({ ...options, most, bound }))
  let isClosing = false

  return {
    submit(command) {
      return new Promise((resolve, reject) => {
        const lane = all[Number(command.uid % BigInt(lanes))]
        const isTaken = !isClosing && lane?.take({ command, schema: schemaOf(command.uid), resolve, reject })
        if (!isTaken) reject(new BatcherBusy('Too many commands wait.'))
      })
    },
    waiting: () => all.reduce((sum, lane) => sum + lane.waiting(), 0),
    async close() {
      isClosing = true
      await Promise.all(all.map(lane => lane.drain()))
    },
  }
}
