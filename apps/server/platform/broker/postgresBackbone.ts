import pg from 'pg'
import { type Backbone, BackboneFault, type BackboneListener, type Note, readNote, writeNote } from './backbone.ts'

interface PostgresBackboneOptions extends BackboneListener {
  readonly url: string
  readonly clock: { now(): number }
  readonly retryMs?: number
  readonly heartbeatMs?: number
  onFault?(fault: unknown): void
}

const channel = 'saya_bonus'
const patienceMs = 5000

/** The line over PostgreSQL notifications: nothing more to run, and enough for many copies. */
export async function postgresBackbone(options: PostgresBackboneOptions): Promise<Backbone> {
  const { url, clock, retryMs = 1000, heartbeatMs = 5000, onFault = () => {} } = options
  let line: pg.Client | null = null
  let lostAtMs: number | null = null
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  async function open(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      application_name: 'saya broker',
    })
    client.on('error', fault => lose(client, fault))
    client.on('end', () => lose(client))
    client.on('notification', ({ payload }) => {
      const note = readNote(payload ?? '')
      if (note) options.onNote(note)
    })
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (fault) {
      await end(client)
      throw fault
    }
    if (isClosed) return end(client)
    line = client
    timer = setTimeout(beat, heartbeatMs, client)
    if (lostAtMs !== null) options.onGap(lostAtMs)
    lostAtMs = null
  }

  /** A line that died without a word is noticed by a question that nobody answers. */
  async function beat(client: pg.Client): Promise<void> {
    try {
      await client.query('select')
      if (line === client) timer = setTimeout(beat, heartbeatMs, client)
    } catch (fault) {
      lose(client, fault)
    }
  }

  function lose(client: pg.Client, fault?: unknown): void {
    if (line !== client || isClosed) return
    line = null
    // What was announced since the last answered question may be lost too.
    lostAtMs = clock.now() - heartbeatMs - patienceMs
    onFault(fault ?? new BackboneFault('The database ended the line between copies.'))
    clearTimeout(timer)
    void end(client)
    retry()
  }

  function retry(): void {
    timer = setTimeout(() => {
      open().catch((fault: unknown) => {
        onFault(fault)
        if (!isClosed) retry()
      })
    }, retryMs)
  }

  async function announce(note: Note): Promise<void> {
    try {
      if (!line) throw new BackboneFault('The line between copies is down.')
      await line.query('select pg_notify($1, $2)', [channel, writeNote(note)])
    } catch (cause) {
      throw cause instanceof BackboneFault ? cause : new BackboneFault('A note was not announced.', { cause })
    }
  }

  async function close(): Promise<void> {
    isClosed = true
    clearTimeout(timer)
    if (line) await end(line)
    line = null
  }

  await open()
  return { announce, isUp: () => line !== null, close }
}

async function end(client: pg.Client): Promise<void> {
  await client.end().catch(() => {})
}
