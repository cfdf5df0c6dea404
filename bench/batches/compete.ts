import type { CommandBatch, Contestant, ProcessorTime } from './contestants.ts'
import { batchOf, type Mix, openStream } from './stream.ts'

export const batchesOfLap = 20

/** By the name of the contestant, the microseconds of one command in each lap. */
export type LapTimes = ReadonlyMap<string, readonly ProcessorTime[]>

export function timesOf(taken: LapTimes, name: string): readonly ProcessorTime[] {
  return taken.get(name) ?? []
}

interface Competition {
  readonly mix: Mix
  readonly laps: number
  readonly size: number
  show(lap: number): void
}

/** The same batches for each, in turns. The first lap warms caches and plans, and counts for nothing. */
export async function compete(
  contestants: readonly Contestant[],
  { mix, laps, size, show }: Competition,
): Promise<LapTimes> {
  const taken = new Map<string, ProcessorTime[]>(contestants.map(({ name }) => [name, []]))
  const stream = openStream(mix)
  for (let lap = 0; lap <= laps; lap++) {
    const batches: readonly CommandBatch[] = Array.from({ length: batchesOfLap }, () => batchOf(stream, size))
    for (const { name, apply } of lap % 2 === 0 ? contestants : contestants.toReversed()) {
      const { database, process: own } = await apply(batches)
      const commands = batchesOfLap * size
      if (lap > 0) taken.get(name)?.push({ database: database / commands, process: own / commands })
    }
    show(lap + 1)
  }
  return taken
}
