import type { Bench } from './load/bench.ts'
import { numberOption } from './load/options.ts'
import { runTests } from './load/runTests.ts'

const test = 'packages/testing/simulation/cashier/cashier.simulation.test.ts'

export const bench: Bench = {
  summary: 'carry out plans of the whole cashier: [--seed S] replays one, [--seeds 100] so many from there on',
  run(options) {
    const first = numberOption(options, 'seed', 1)
    const count = numberOption(options, 'seeds', options.includes('--seed') ? 1 : 100)
    return runTests(['--project', 'simulation', test, '--reporter', 'verbose', '--bail', '1'], {
      CASHIER_SEEDS: `${first} ${count}`,
    })
  },
}
