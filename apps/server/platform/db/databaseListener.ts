import pg from 'pg'

interface ListenerOptions {
  readonly url: string
  readonly channel: string
  readonly clock: { now(): number }
  readonly retryMs?: number
  readonly heartbeatMs?: number
  onNotification(payload: string): void
  /** Notifications may have been missed since then: the connection was lost and is there again. */
  onGap(sinceMs: number): void
  onFault(fault: unknown): void
}

const patienceMs = 5000

/** Hears the notifications of one channel, over a connection that is opened again whenever it is lost. */
export class DatabaseListener {
  readonly #options: Required<ListenerOptions>
  #line: pg.Client | null = null
  #lostAtMs: number | null = null
  #provenAtMs = Number.NEGATIVE_INFINITY
  #isClosed = false
  #timer: NodeJS.Timeout | undefined

  private constructor(options: ListenerOptions) {
    this.#options = { retryMs: 1000, heartbeatMs: 5000, ...options }
  }

  static async open(options: ListenerOptions): Promise<DatabaseListener> {
    const listener = new DatabaseListener(options)
    await listener.#connect()
    return listener
  }

  isUp(): boolean {
    return this.#line !== null
  }

  /**
   * Whether a question asked within that time was answered on this connection: what was notified before it was asked
   * has been heard then. It is measured by the time that really passes.
   */
  isProven(withinMs: number): boolean {
    return this.#line !== null && performance.now() - this.#provenAtMs < withinMs
  }

  async notify(payload: string): Promise<void> {
    if (!this.#line) throw new Error('The connection for notifications is down.')
    await this.#line.query('select pg_notify($1, $2)', [this.#options.channel, payload])
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    const line = this.#line
    this.#line = null
    if (line) await end(line)
  }

  async #connect(): Promise<void> {
    const { url, channel, onNotification, onGap } = this.#options
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      application_name: `saya ${channel}`,
    })
    client.on('error', fault => this.#lose(client, fault))
    client.on('end', () => this.#lose(client, new Error('The database ended the connection for notifications.')))
    client.on('notification', ({ payload }) => onNotification(payload ?? ''))
    try {
      await client.connect()
      const askedAtMs = performance.now()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      this.#provenAtMs = askedAtMs
    } catch (fault) {
      await end(client)
      throw fault
    }
    if (this.#isClosed) return end(client)
    this.#line = client
    this.#beatLater(client)
    if (this.#lostAtMs !== null) onGap(this.#lostAtMs)
    this.#lostAtMs = null
  }

  /** A connection that died without a word is noticed by a question that nobody answers. */
  #beatLater(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      const askedAtMs = performance.now()
      client.query('select').then(
        () => {
          if (this.#line !== client) return
          this.#provenAtMs = askedAtMs
          this.#beatLater(client)
        },
        (fault: unknown) => this.#lose(client, fault),
      )
    }, this.#options.heartbeatMs)
  }

  #lose(client: pg.Client, fault: unknown): void {
    if (this.#line !== client) return
    const { clock, heartbeatMs, onFault } = this.#options
    this.#line = null
    // What was notified since the last answered question may be lost too.
    this.#lostAtMs = clock.now() - heartbeatMs - patienceMs
    clearTimeout(this.#timer)
    onFault(fault)
    void end(client)
    this.#connectLater()
  }

  #connectLater(): void {
    this.#timer = setTimeout(() => {
      this.#connect().catch((fault: unknown) => {
        this.#options.onFault(fault)
        if (!this.#isClosed) this.#connectLater()
      })
    }, this.#options.retryMs)
  }
}

async function end(client: pg.Client): Promise<void> {
  await client.end().catch(() => {})
}
