import type { SimulationPlace } from './openRun.ts'
import { simulate } from './simulate.ts'

export interface Seeds {
  readonly first: number
  readonly count: number
  readonly onDone?: (done: number) => void
}

/** Simulates seeds in as many places at once as there are, each always in the same. Stops at the first that fails. */
export async function simulateSeeds(
  places: readonly SimulationPlace[],
  { first, count, onDone }: Seeds,
): Promise<string> {
  const failures: string[] = []
  const seeds = Array.from({ length: count }, (_, index) => first + index)
  let done = 0

  async function work(place: SimulationPlace, index: number): Promise<void> {
    for (const seed of seeds.filter(one => one % places.length === index)) {
      if (failures.length > 0) return
      const failure = await simulate(place, seed)
      if (failure) failures.push(failure)
      onDone?.(++done)
    }
  }
  await Promise.all(places.map(work))
  return failures.join('\n\n')
}
