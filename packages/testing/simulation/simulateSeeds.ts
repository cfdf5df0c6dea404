import type { SimulationPlace } from './carryOut.ts'
import { simulate } from './simulate.ts'

export interface Seeds {
  readonly first: number
  readonly count: number
  readonly onDone?: (done: number) => void
}

/** Simulates one seed after another, in as many places at once as there are. Stops at the first that fails, and tells of it. */
export async function simulateSeeds(
  places: readonly SimulationPlace[],
  { first, count, onDone }: Seeds,
): Promise<string> {
  const failures: string[] = []
  let [next, done] = [first, 0]
  async function work(place: SimulationPlace): Promise<void> {
    while (next < first + count && failures.length === 0) {
      const failure = await simulate(place, next++)
      if (failure) failures.push(failure)
      onDone?.(++done)
    }
  }
  await Promise.all(places.map(work))
  return failures.join('\n\n')
}
