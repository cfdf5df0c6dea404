import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Bench } from './load/bench.ts'
import { runTests } from './load/runTests.ts'

const tests = ['memberContract', 'officeContract'].map(name => `apps/server/platform/http/${name}.api.test.ts`)

export const bench: Bench = {
  summary: 'send hostile inputs to every call: [--inputs 10000] [--seed any]',
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { inputs: { type: 'string', default: '10000' }, seed: { type: 'string' } },
    })
    const { inputs, seed = randomBytes(4).toString('hex') } = values
    if (!/^[1-9]\d{0,6}$/.test(inputs)) throw new Error('--inputs must be a number from 1 to 9999999.')
    console.log(`${inputs} hostile inputs for every call, besides one of every attack, from the seed ${seed}`)
    const code = await runTests(['--project', 'api', ...tests, '--reporter', 'verbose'], {
      FUZZ_INPUTS: inputs,
      FUZZ_SEED: seed,
    })
    console.log(
      code === 0
        ? `Every answer was right. Seed ${seed}.`
        : `Something was answered wrongly. To see it again: npm run bench -- fuzz --inputs ${inputs} --seed ${seed}`,
    )
    return code
  },
}
