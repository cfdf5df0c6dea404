import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { fewAtOnce } from './fewAtOnce.ts'
import { readerLag } from './readerLag.ts'
import type { Reader } from './reader.ts'
import { listStandings, registerReaders, releaseReaders, type Standing } from './reader.store.ts'
import { standardPage, takeTurn, type TurnOptions } from './takeTurn.ts'

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
/** So many transactions of readers run at once, whatever the number of schemas. */
const turnsAtOnce = 4
/** A reader that is behind takes up to so many times its page, since much at once costs less for each. */
const greatestGrowth = 8
const longestRestMs = 30_000

/**
 * Reads the journal of every schema until it is closed. Each schema has a lane of its own, and within it no reader waits
 * for another. Copies of the server share the work by leases.
 */
export async function runReaders(options: ReadersOptions): Promise<RunningReaders> {
  const { db, readers, holder, pauseMs = standardPauseMs } = options
  const stop = new AbortController()
  const inTurn = fewAtOnce(turnsAtOnce)
  const schemas = Array.from({ length: db.memberSchemas }, (_, index) => index)
  for (const schema of schemas) await db.memberSchema(schema, tx => registerReaders(tx, readers))
  const lag = readerLag(options)
  const away = new Set<number>()
  const rest = new Map<string, { untilMs: number; failures: number }>()
  const reading = new Map<string, Promise<void>>()

  async function runLane(schema: number): Promise<void> {
    while (!stop.signal.aborted) {
      await look(schema)
      await wait(pauseMs, undefined, { signal: stop.signal }).catch(() => {})
    }
  }

  async function look(schema: number): Promise<void> {
    try {
      const standings = await inTurn(() => db.memberSchema(schema, tx => listStandings(tx, holder)))
      lag.note(schema, standings)
      if (away.delete(schema)) options.log.warn({ schema }, 'the readers look at the journal again')
      for (const reader of readers.filter(({ name }) => isDue(standings, name))) begin(reader, schema)
    } catch (fault) {
      away.add(schema)
      options.log.warn({ err: fault, schema }, 'the readers could not look at the journal')
    }
  }

  function begin(reader: Reader, schema: number): void {
    const key = `${schema} ${reader.name}`
    if (reading.has(key) || stop.signal.aborted) return
    const ended = read(reader, schema, key).finally(() => reading.delete(key))
    reading.set(key, ended)
  }

  /** A reader that fails is left alone for longer and longer; the others go on. */
  async function read(reader: Reader, schema: number, key: string): Promise<void> {
    const known = rest.get(key) ?? { untilMs: 0, failures: 0 }
    const nowMs = options.clock.now()
    if (nowMs < known.untilMs) return
    try {
      await readPages(options, { reader, schema, inTurn, signal: stop.signal })
      rest.set(key, { untilMs: nowMs + (reader.pauseMs ?? 0), failures: 0 })
    } catch (fault) {
      const untilMs = nowMs + Math.min(pauseMs * 2 ** known.failures, longestRestMs)
      rest.set(key, { untilMs, failures: known.failures + 1 })
      options.log.error({ err: fault, schema, reader: reader.name }, 'a reader of the journal failed')
    }
  }

  const lanes = schemas.map(runLane)
  return {
    lagMs: lag.lagMs,
    isLate: lag.isLate,
    async close() {
      stop.abort()
      await Promise.all(lanes)
      await Promise.all(reading.values())
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
  readonly inTurn: ReturnType<typeof fewAtOnce>
  readonly signal: AbortSignal
}

/** Reads on until there is nothing more. Each page that was full makes the next one greater. */
async function readPages(options: ReadersOptions, { reader, schema, inTurn, signal }: Turns): Promise<void> {
  const turn: TurnOptions = { db: options.db, holder: options.holder, leaseMs: options.leaseMs ?? 10_000 }
  const { pageSize = standardPage } = reader
  for (let growth = 1; !signal.aborted; growth = Math.min(growth * 2, greatestGrowth)) {
    const grown = { ...reader, pageSize: pageSize * growth }
    if (!(await inTurn(() => takeTurn(turn, grown, schema)))) return
  }
}
