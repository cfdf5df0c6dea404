import pg from 'pg'
import { columnArrays } from './columnArrays.ts'
import { readColumns, UnansweredCommands } from './readColumns.ts'
import { sessionSettings } from './sessionSettings.ts'
import type { BatchedCommand } from './takeBatch.ts'
import type { BatchRow } from './readColumns.ts'

export interface BatchConnectionOptions<C extends BatchedCommand = BatchedCommand> {
  readonly url: string
  /**
   * Applies a batch in a schema: takes an array for each column of the commands, the `tail`, and whether locks are waited
   * for. Answers one row whose columns are arrays with an element a command, in their order: a row each would cost the
   * database and this process more than the whole rest of the answer.
   */
  readonly statementFor: (schema: string) => string
  /** Parameters that follow the commands, made when a batch is sent. */
  readonly tail: () => readonly unknown[]
  /** Whether a row says that nothing was done, since somebody else holds the wallet. */
  readonly isHeld: (row: BatchRow) => boolean
  /** Whether a row says that the statement could not do it, and left it to `rest`. */
  readonly isLeft?: (row: BatchRow) => boolean
  /** Does what the statement left, in a transaction of its own on the same connection. Answers rows like it. */
  readonly rest?: (client: pg.Client, batch: Batch<C>) => Promise<readonly BatchRow[]>
}

export interface Batch<C extends BatchedCommand = BatchedCommand> {
  readonly schema: string
  readonly commands: readonly C[]
  /** Whether wallets that somebody else holds are waited for. */
  readonly waits: boolean
}

export interface BatchConnection<C extends BatchedCommand = BatchedCommand> {
  /** What each command came to, in their order, after the commit. Throws when the database kept nothing of them. */
  apply(batch: Batch<C>): Promise<readonly BatchRow[]>
  /** The same of what the statement left. */
  applyRest(batch: Batch<C>): Promise<readonly BatchRow[]>
  close(): Promise<void>
}

const settings = {
  lock_timeout: 250,
  statement_timeout: 5000,
  // The statements are few and small, and always the same: planned once, by keys alone, whatever a table's statistics
  // say. One analysed while it was empty would otherwise be read as a whole for each command.
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  enable_seqscan: 'off',
  enable_bitmapscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
}
/** Citus plans a write by its parameters, and refuses one that is to be planned without them. */
const planByParameters = `select set_config('plan_cache_mode', 'auto', false) from pg_extension where extname = 'citus'`
const patienceMs = 8000
/** Read by `readColumns`, which knows how plain they are. */
const asWritten = { getTypeParser: () => (text: string) => text }
const attempts = 40

/** A dedicated connection for batches, opened when it is needed and again whenever it is lost. */
export function batchConnection<C extends BatchedCommand>(options: BatchConnectionOptions<C>): BatchConnection<C> {
  const { url, statementFor, tail, rest } = options
  const line = lastingClient(url)
  return {
    apply({ schema, commands, waits }) {
      const columns = columnArrays(commands.map(command => command.columns))
      return line.insist(async open => {
        const values = [...columns, ...tail(), waits]
        // Resolves when the server is ready for the next query, which is after the commit.
        const query = { name: `batch ${schema}`, text: statementFor(schema), values, types: asWritten }
        const { rows } = await open.query<Readonly<Record<string, string>>>(query)
        return readColumns(rows[0] ?? {}, commands.length)
      })
    },
    applyRest(batch) {
      if (!rest) throw new Error('The statement left commands that nothing else takes.')
      return line.insist(open => rest(open, batch))
    },
    close: line.close,
  }
}

/** A client that is there whenever it is asked for. */
function lastingClient(url: string) {
  let client: pg.Client | undefined

  async function connect(): Promise<pg.Client> {
    if (client) return client
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'saya batches',
      options: sessionSettings(settings),
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
      // A server that has gone without a word answers nothing for ever.
      query_timeout: patienceMs,
    })
    fresh.on('error', () => drop(fresh))
    try {
      await fresh.connect()
      await fresh.query(planByParameters)
    } catch (error) {
      drop(fresh)
      throw error
    }
    client = fresh
    return fresh
  }

  function drop(lost: pg.Client): void {
    if (client === lost) client = undefined
    lost.end().catch(() => {})
  }

  async function tryOnce<T>(work: (open: pg.Client) => Promise<T>): Promise<T> {
    const open = await connect()
    try {
      return await work(open)
    } catch (error) {
      if (isLost(error)) drop(open)
      throw error
    }
  }

  return {
    /** After a lost connection nobody knows what was kept: the same is sent again, and its keys tell what it came to. */
    async insist<T>(work: (open: pg.Client) => Promise<T>): Promise<T> {
      for (let attempt = 0; ; attempt++) {
        try {
          return await tryOnce(work)
        } catch (error) {
          if (!isLost(error) || attempt >= attempts) throw error
          await new Promise(resolve => setTimeout(resolve, Math.min(25 * 2 ** attempt, 1000)))
        }
      }
    },
    async close() {
      await client?.end()
      client = undefined
    },
  }
}

/** The database itself names its refusals; whatever has no such name happened on the way to it. */
function isLost(error: unknown): boolean {
  if (error instanceof UnansweredCommands) return false
  // Going down, coming up, full up, or not the one that may write.
  return !(error instanceof pg.DatabaseError) || /^(08|57P0|53300|25006)/.test(error.code ?? '')
}
