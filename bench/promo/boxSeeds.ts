import { numberOption } from '../load/options.ts'
import { runTests } from '../load/runTests.ts'

const simulation = 'packages/testing/simulation/promotion/boxes.simulation.test.ts'

/** Boxes opened at once and cut off, under so many seeds. Answers whether each member had one box, with the prize of its draw. */
export async function simulateBoxSeeds(args: readonly string[]): Promise<boolean> {
  const [first, count] = [numberOption(args, 'seed', 1), numberOption(args, 'seeds', 10_000)]
  const code = await runTests(['--project', 'simulation', simulation], { BOX_SEEDS: `${first} ${count}` })
  return code === 0
}
