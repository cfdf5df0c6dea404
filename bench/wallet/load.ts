import { percentile } from '../load/figures.ts'
import { processorTimeOf } from '../load/processorTime.ts'

export interface Figures {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Microseconds of processor time for one operation: in PostgreSQL, in the server, and in what drives it. */
  readonly postgresUs: number
  readonly serverUs: number
  readonly loadUs: number
}

export interface Load {
  readonly seconds: number
  readonly inFlight: number
  readonly postgresPid: number
  /** The process that serves; absent: the ledger runs in this one. */
  readonly serverPid?: number
  /** Waits so that no more than this many begin in a second; absent: as many as can. */
  readonly perSecond?: number
  /** Begins the next; undefined when there is none left, which ends the measurement. */
  act(): Promise<unknown> | undefined
}

/** Keeps so many under way for so long, and measures what each takes and costs. */
export async function measureLoad(load: Load): Promise<Figures> {
  const { postgresPid, serverPid } = load
  const takenMs: number[] = []
  const before = {
    postgres: processorTimeOf(postgresPid),
    server: processorTimeOf(serverPid ?? 0),
    ms: performance.now(),
  }
  const cpu = process.cpuUsage()
  await (load.perSecond === undefined ? keepBusy(load, takenMs) : keepPace(load, load.perSecond, takenMs))
  const elapsed = (performance.now() - before.ms) / 1000
  const own = process.cpuUsage(cpu)
  const ownUs = (own.user + own.system) / takenMs.length
  const serverUs = ((processorTimeOf(serverPid ?? 0) - before.server) * 1e6) / takenMs.length
  return {
    perSecond: takenMs.length / elapsed,
    p50Ms: percentile(takenMs, 50),
    p99Ms: percentile(takenMs, 99),
    postgresUs: ((processorTimeOf(postgresPid) - before.postgres) * 1e6) / takenMs.length,
    serverUs: serverPid === undefined ? ownUs : serverUs,
    loadUs: serverPid === undefined ? 0 : ownUs,
  }
}

async function keepBusy({ inFlight, seconds, act }: Load, takenMs: number[]): Promise<void> {
  const endMs = performance.now() + seconds * 1000
  async function one(): Promise<void> {
    for (let began = performance.now(); began < endMs; began = performance.now()) {
      const acted = act()
      if (!acted) return
      await acted
      takenMs.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, one))
}

/** Begins each at its own time, whatever became of those before: a slow moment shows in all that waited for it. */
async function keepPace({ seconds, act }: Load, perSecond: number, takenMs: number[]): Promise<void> {
  const startMs = performance.now()
  const total = Math.floor(seconds * perSecond)
  const all: Promise<void>[] = []
  for (let index = 0; index < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - startMs) / 1000) * perSecond))
    for (; index < due; index++) {
      const acted = act()
      if (!acted) throw new Error('Not enough was prepared for this pace.')
      const dueMs = startMs + (index / perSecond) * 1000
      // One that is refused because too much waits counts as one that took for ever.
      all.push(
        acted.then(
          () => void takenMs.push(performance.now() - dueMs),
          () => void takenMs.push(Infinity),
        ),
      )
    }
    await new Promise(resolve => setTimeout(resolve, 1))
  }
  await Promise.all(all)
}
