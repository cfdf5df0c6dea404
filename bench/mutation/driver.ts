import { writeFileSync } from 'node:fs'
import { beforeAll, describe, test, vi } from 'vitest'
import { readTask } from './task.ts'

const { tests, mutants, progress } = readTask()

// The tests stand once below each mutant, with the rules loaded anew. Below 0 the rules are as they are.
for (const mutant of mutants) {
  describe(`${mutant}`, async () => {
    beforeAll(() => writeFileSync(progress, String(mutant)))
    vi.resetModules()
    Object.assign(globalThis, { mutant })
    for (const path of tests) {
      try {
        await import(/* @vite-ignore */ `${process.cwd()}/${path}`)
      } catch (error) {
        test(`${path} is loaded`, () => {
          throw error
        })
      }
    }
  })
}
