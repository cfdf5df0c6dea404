import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { weave } from './findMutants.ts'
import { readTask } from './task.ts'

const { path } = readTask()
const root = fileURLToPath(new URL('../..', import.meta.url))

/** The tests of one file of rules, with all its mutants woven into it. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      transform: (code, id) => (id === `${root}${path}` ? { code: weave(path, code), map: null } : null),
    },
  ],
  test: { include: ['bench/mutation/driver.ts'], testTimeout: 60_000, isolate: false, maxWorkers: 1 },
})
