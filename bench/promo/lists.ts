import { runTests } from '../load/runTests.ts'
import { numberOption } from '../load/options.ts'

const simulation = 'packages/testing/simulation/promotion/lists.simulation.test.ts'

/** Lists under so many seeds of kills. Answers whether each was given once to everybody who may have it. */
export async function simulateLists(args: readonly string[]): Promise<boolean> {
  const [first, count] = [numberOption(args, 'seed', 1), numberOption(args, 'seeds', 10_000)]
  const code = await runTests(['--project', 'simulation', simulation], { LIST_SEEDS: `${first} ${count}` })
  return code === 0
}
