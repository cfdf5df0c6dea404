import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { readerLag } from './readerLag.ts'
import type { Reader } from './reader.ts'
import { listStandings, registerReaders, releaseReaders, type Standing } from './reader.store.ts'
import { takeTurn, type TurnOptions } from './takeTurn.ts'

export interface ReadersOptions {
  readonly db: Database
  readonly readers: readonly Reader[]
  /** Names this copy of the server among all. */
  readonly holder: string
  readonly clock: Clock
  readonly log: Logger
  /** How long a copy that fell silent keeps its readers. */
  readonly leaseMs?: number
  readonly pauseMs?: number
}

export interface RunningReaders {
  /** How long ago the oldest entry was posted that the reader has not seen, over all schemas. */
  lagMs(name: string): number
  /** Whether one of them is further behind than it may be. */
  isLate(): boolean
  close(): Promise<void>
}

const standardPauseMs = 500
/** A reader that finds much goes on for this many pages before the next one has its turn. */
const pagesAtOnce = 20
const lanes = 2
const longestRestMs = 30_000

/** Reads the journal of every schema until it is closed. Copies of the server share the work by leases. */
export async function runReaders(options: ReadersOptions): Promise<RunningReaders> {
  const { db, readers, holder, pauseMs = standardPauseMs } = options
  const stop = new AbortController()
  const schemas = Array.from({ length: db.memberSchemas }, (_, index) => index)
  const names = readers.map(({ name }) => name)
  for (const schema of schemas) await db.memberSchema(schema, tx => registerReaders(tx, names))
  const lag = readerLag(options)
  const away = new Set<number>()
  const rest = new Map<string, { untilMs: number; failures: number }>()

  async function runLane(lane: number): Promise<void> {
    const own = schemas.filter(schema => schema % lanes === lane)
    while (own.length > 0 && !stop.signal.aborted) {
      for (const schema of own) await pass(schema)
      await wait(pauseMs, undefined, { signal: stop.signal }).catch(() => {})
    }
  }

  async function pass(schema: number): Promise<void> {
    try {
      const standings = await db.memberSchema(schema, tx => listStandings(tx, holder))
      lag.note(schema, standings)
      if (away.delete(schema)) options.log.warn({ schema }, 'the readers look at the journal again')
      for (const reader of readers.filter(({ name }) => isDue(standings, name))) await read(reader, schema)
    } catch (fault) {
      away.add(schema)
      options.log.warn({ err: fault, schema }, 'the readers could not look at the journal')
    }
  }

  /** A reader that fails is left alone for longer and longer; the others go on. */
  async function read(reader: Reader, schema: number): Promise<void> {
    const key = `${schema} ${reader.name}`
    const known = rest.get(key) ?? { untilMs: 0, failures: 0 }
    const nowMs = options.clock.now()
    if (nowMs < known.untilMs || stop.signal.aborted) return
    try {
      const isDone = await readPages(options, { reader, schema, signal: stop.signal })
      rest.set(key, { untilMs: isDone ? nowMs + (reader.pauseMs ?? 0) : nowMs, failures: 0 })
    } catch (fault) {
      const untilMs = nowMs + Math.min(pauseMs * 2 ** known.failures, longestRestMs)
      rest.set(key, { untilMs, failures: known.failures + 1 })
      options.log.error({ err: fault, schema, reader: reader.name }, 'a reader of the journal failed')
    }
  }

  const running = Array.from({ length: lanes }, (_, lane) => runLane(lane))
  return {
    lagMs: lag.lagMs,
    isLate: lag.isLate,
    async close() {
      stop.abort()
      await Promise.all(running)
      for (const schema of schemas) await db.memberSchema(schema, tx => releaseReaders(tx, holder)).catch(() => {})
    },
  }
}

function isDue(standings: readonly Standing[], name: string): boolean {
  const found = standings.find(standing => standing.name === name)
  return found?.is_settled === true && found.is_free
}

interface Turns {
  readonly reader: Reader
  readonly schema: number
  readonly signal: AbortSignal
}

/** Answers whether there was nothing more to read. */
async function readPages(options: ReadersOptions, { reader, schema, signal }: Turns): Promise<boolean> {
  const turn: TurnOptions = { db: options.db, holder: options.holder, leaseMs: options.leaseMs ?? 10_000 }
  for (let page = 0; page < pagesAtOnce && !signal.aborted; page++) {
    if (!(await takeTurn(turn, reader, schema))) return true
  }
  return false
}
