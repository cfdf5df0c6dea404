import pg from 'pg'

/** One command as the batcher sees it: whose wallet, what it must not stand beside, and its columns. */
export interface BatchedCommand {
  readonly uid: bigint
  /** The names of the command itself, of the command it refers to, and of its round: none may occur twice in a batch. */
  readonly names: readonly string[]
  readonly columns: readonly (string | null)[]
}

export type BatchRow = Readonly<Record<string, unknown>>

export interface CommandBatcher {
  /** Resolves once the command is durable. Rejects with `BatcherBusy` when too much waits already. */
  submit(command: BatchedCommand): Promise<BatchRow>
  /** How many commands wait, for `/metrics`. */
  waiting(): number
  /** Takes nothing more, finishes what it has, then closes. */
  close(): Promise<void>
}

/** Too much waits already: the caller is told so at once and may send the same again. */
export class BatcherBusy extends Error {}

export interface BatcherOptions {
  readonly url: string
  /** The schema of a member, and the statement that applies a batch in a schema. */
  readonly schemaOf: (uid: bigint) => string
  readonly statementFor: (schema: string) => string
  /** Parameters that follow the columns, made when a batch is sent. */
  readonly tail: () => readonly unknown[]
  readonly lanes?: number
  readonly most?: number
  readonly bound?: number
}

interface Waiting {
  readonly command: BatchedCommand
  readonly schema: string
  resolve(row: BatchRow): void
  reject(error: unknown): void
}

/** Fails for the whole batch but not for each of its commands: they are tried one by one. */
const retriedAlone = new Set(['23505', '55P03', '40P01', '40001', '22003', '23514'])
const blocked = new Set(['55P03', '40P01', '40001'])

/**
 * Sends commands in batches over dedicated connections, a wallet always over the same one. A connection that is idle
 * sends at once, one that is busy collects: there is no timer. Each batch is one statement and one transaction, and is
 * answered after its commit.
 */
export function commandBatcher(options: BatcherOptions): CommandBatcher {
  const { schemaOf, lanes = 2, bound = 512 } = options
  const all = Array.from({ length: lanes }, () => openLane(options))
  let isClosing = false
  return {
    submit(command) {
      const lane = all[Number(command.uid % BigInt(lanes))] as Lane
      if (isClosing || lane.queue.length >= bound) return Promise.reject(new BatcherBusy('Too many commands wait.'))
      return new Promise((resolve, reject) => {
        lane.queue.push({ command, schema: schemaOf(command.uid), resolve, reject })
        lane.wake()
      })
    },
    waiting: () => all.reduce((sum, lane) => sum + lane.queue.length, 0),
    async close() {
      isClosing = true
      await Promise.all(all.map(lane => lane.drained()))
    },
  }
}

interface Lane {
  readonly queue: Waiting[]
  wake(): void
  drained(): Promise<void>
}

function openLane(options: BatcherOptions): Lane {
  const { most = 128 } = options
  const queue: Waiting[] = []
  const connection = laneConnection(options)
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    // One turn of the event loop lets what arrives together travel together.
    await new Promise(resolve => setImmediate(resolve))
    while (queue.length > 0) await connection.send(takeBatch(queue, most))
    running = undefined
  }
  return {
    queue,
    wake() {
      running ??= run()
    },
    async drained() {
      while (running) await running
      await connection.close()
    },
  }
}

/**
 * Takes the next batch out of the queue: one schema's commands in their order, less those that must not stand beside
 * one taken already. What stays behind holds back everything later of its wallet, so that no order is lost.
 */
export function takeBatch(queue: Waiting[], most: number): Waiting[] {
  const schema = queue[0]?.schema
  const names = new Set<string>()
  const heldBack = new Set<bigint>()
  const taken: Waiting[] = []
  const left: Waiting[] = []
  for (const item of queue) {
    const { uid, names: own } = item.command
    const fits =
      taken.length < most && item.schema === schema && !heldBack.has(uid) && !own.some(name => names.has(name))
    if (fits) {
      taken.push(item)
      for (const name of own) names.add(name)
    } else {
      left.push(item)
      if (item.schema === schema) heldBack.add(uid)
    }
  }
  queue.splice(0, queue.length, ...left)
  return taken
}

function laneConnection({ url, statementFor, tail }: BatcherOptions) {
  let client: pg.Client | undefined

  async function connect(): Promise<pg.Client> {
    if (client) return client
    const fresh = new pg.Client({
      connectionString: url,
      // A wallet that another transaction holds must not make all others wait for long.
      options: '-c lock_timeout=250 -c statement_timeout=5000 -c jit=off -c plan_cache_mode=force_generic_plan',
    })
    fresh.on('error', () => {
      if (client === fresh) client = undefined
    })
    await fresh.connect()
    client = fresh
    return fresh
  }

  async function apply(batch: readonly Waiting[]): Promise<void> {
    const schema = batch[0]?.schema ?? ''
    const open = await connect()
    const columns =
      batch[0]?.command.columns.map((_, index) =>
        arrayLiteral(batch.map(item => item.command.columns[index] ?? null)),
      ) ?? []
    const { rows } = await open.query<{ place: number } & BatchRow>({
      name: `batch ${schema}`,
      text: statementFor(schema),
      values: [...columns, ...tail()],
    })
    for (const row of rows) batch[row.place - 1]?.resolve(row)
  }

  /** A batch that fails as a whole is done again command by command; a lost connection leaves the outcome unknown, and the same is sent again. */
  async function send(batch: readonly Waiting[], attempt = 0): Promise<void> {
    try {
      await apply(batch)
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      if (isLost(error, code) && attempt < 40) {
        client = undefined
        await pause(Math.min(50 * 2 ** attempt, 1000))
        await send(batch, attempt + 1)
      } else if (batch.length > 1 && retriedAlone.has(code)) {
        for (const item of batch) await send([item])
      } else if (blocked.has(code) && attempt < 20) {
        await pause(20)
        await send(batch, attempt + 1)
      } else {
        for (const item of batch) item.reject(error)
      }
    }
  }

  return {
    send: (batch: readonly Waiting[]) => send(batch),
    async close() {
      await client?.end()
      client = undefined
    },
  }
}

function isLost(error: unknown, code: string): boolean {
  return (
    /^(57P0|08)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code) ||
    /terminated|ended|closed/i.test(String(error))
  )
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}

function arrayLiteral(values: readonly (string | null)[]): string {
  let text = '{'
  for (const [index, value] of values.entries()) {
    if (index) text += ','
    text += value === null ? 'NULL' : `"${value.replace(/["\\]/g, '\\$&')}"`
  }
  return `${text}}`
}
