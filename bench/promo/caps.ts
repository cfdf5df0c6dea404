import { runTests } from '../load/runTests.ts'
import { numberOption } from '../load/options.ts'

const simulation = 'packages/testing/simulation/promotion/caps.simulation.test.ts'

/** The cap of the law under so many seeds on a real database. Answers whether each posting lay within it. */
export async function simulateCaps(args: readonly string[]): Promise<boolean> {
  const [first, count] = [numberOption(args, 'seed', 1), numberOption(args, 'seeds', 1000)]
  const code = await runTests(['--project', 'simulation', simulation], { CAP_SEEDS: `${first} ${count}` })
  return code === 0
}
