import type { Writable } from 'node:stream'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type pg from 'pg'
import { isConnectionLost } from './isConnectionLost.ts'

/** A statement came after its transaction had ended. It would run in somebody else's. */
class TransactionOver extends Error {
  override readonly name = 'TransactionOver'
}

/** A statement had failed and the failure was swallowed, so the database undid what was to be kept. */
export class TransactionUndone extends Error {
  override readonly name = 'TransactionUndone'
}

/**
 * One transaction's hold on a connection. It begins together with its first statement, in one message of which the
 * answer is not waited for, so that a short transaction takes two round trips instead of four. Statements that are sent at
 * once run in their order, and take one round trip together.
 */
export class DoorConnection implements DatabaseConnection {
  readonly #pool: pg.Pool
  readonly #opening: string
  #client: pg.PoolClient | undefined
  #begun: Promise<unknown> | undefined
  #statements = 0
  #isBroken = false
  #isOver = false

  constructor(pool: pg.Pool, client: pg.PoolClient, searchPath: string) {
    this.#pool = pool
    this.#client = client
    this.#opening = `begin; set local search_path = ${searchPath}`
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#statements++
    for (let lost = 0; ; lost++) {
      try {
        return asResult(await this.#send<R>(query))
      } catch (error) {
        // Nothing of a transaction has happened while its first statement is not answered, so another line may begin it.
        // Lines are lost together, and the pool notices one after the other: all that it has may be gone.
        const mayBegin = this.#statements === 1 && isConnectionLost(error) && !hasWaited(error)
        if (!mayBegin || lost >= this.#pool.options.max) throw error
        await this.#replaceClient()
      }
    }
  }

  async commit(): Promise<void> {
    if (!this.#begun) return
    const { command } = await this.#query('commit')
    if (command !== 'COMMIT') throw new TransactionUndone('A statement of the transaction had failed.')
  }

  /** A transaction that cannot be undone by a word is undone by the end of its connection. */
  async rollback(): Promise<void> {
    if (!this.#begun || this.#isBroken) return
    await this.#query('rollback').catch(() => {
      this.#isBroken = true
    })
  }

  release(): void {
    this.#isOver = true
    this.#client?.release(this.#isBroken)
    this.#client = undefined
  }

  streamQuery(): never {
    throw new Error('Rows are read in pages, not streamed.')
  }

  async #send<R>({ sql, parameters }: CompiledQuery): Promise<pg.QueryResult<R & pg.QueryResultRow>> {
    if (this.#isOver) throw new TransactionOver('A statement came after the end of its transaction.')
    if (this.#begun) return this.#query(sql, parameters)
    this.#begun = this.#query(this.#opening)
    const answer = this.#query<R>(sql, parameters)
    const [begun, answered] = await Promise.allSettled([this.#begun, answer])
    if (begun.status === 'rejected') {
      this.#isBroken = true
      throw begun.reason
    }
    if (answered.status === 'rejected') throw answered.reason
    return answered.value
  }

  async #query<R>(text: string, values?: readonly unknown[]): Promise<pg.QueryResult<R & pg.QueryResultRow>> {
    const client = this.#client
    if (!client) throw new TransactionOver('A statement came after the end of its transaction.')
    sendTogether(client)
    try {
      return await (values ? client.query(text, [...values]) : client.query(text))
    } catch (error) {
      if (isConnectionLost(error)) this.#isBroken = true
      throw error
    }
  }

  async #replaceClient(): Promise<void> {
    this.#client?.release(true)
    this.#client = undefined
    this.#begun = undefined
    this.#client = await this.#pool.connect()
    this.#isBroken = false
  }
}

/** What is sent in one turn of the event loop goes out as one message, which costs both sides less than one for each statement. */
function sendTogether(client: pg.PoolClient): void {
  const stream = streamOf(client)
  stream?.cork()
  process.nextTick(() => stream?.uncork())
}

/** The driver's own line to the database, which its types do not name. */
function streamOf(client: pg.PoolClient): Writable | undefined {
  return (client as unknown as { readonly connection?: { readonly stream?: Writable } }).connection?.stream
}

/** Whoever waited in vain once is not made to wait again. */
function hasWaited(error: unknown): boolean {
  return error instanceof Error && /timeout/i.test(error.message)
}

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

function asResult<R>({ command, rowCount, rows }: pg.QueryResult<R & pg.QueryResultRow>): QueryResult<R> {
  return changing.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
}
