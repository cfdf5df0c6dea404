import { numberOption } from '../load/options.ts'
import { runTests } from '../load/runTests.ts'

const simulation = 'packages/testing/simulation/promotion/contests.simulation.test.ts'

/** Contests whose play changes and whose workers are killed, under so many seeds. Answers whether one snapshot decided and was paid once. */
export async function simulateContests(args: readonly string[]): Promise<boolean> {
  const [first, count] = [numberOption(args, 'seed', 1), numberOption(args, 'seeds', 10_000)]
  const code = await runTests(['--project', 'simulation', simulation], { CONTEST_SEEDS: `${first} ${count}` })
  return code === 0
}
