import { numberOption } from '../load/options.ts'
import { runTests } from '../load/runTests.ts'

const simulation = 'packages/testing/simulation/promotion/claims.simulation.test.ts'

/** Claims at once that are cut off, under so many seeds. Answers whether each gift gave exactly what it had, to each member once. */
export async function simulateClaims(args: readonly string[]): Promise<boolean> {
  const [first, count] = [numberOption(args, 'seed', 1), numberOption(args, 'seeds', 10_000)]
  const code = await runTests(['--project', 'simulation', simulation], { CLAIM_SEEDS: `${first} ${count}` })
  return code === 0
}
