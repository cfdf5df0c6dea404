import { writeFileSync } from 'node:fs'
import { beforeAll, beforeEach, describe, test } from 'vitest'
import { forgetModules } from './forgetModules.ts'
import { readTask } from './task.ts'

const { path: rules, tests, mutants, progress } = readTask()
const absolute = (path: string) => `${process.cwd()}/${path}`

// The tests stand once below each mutant, with the rules loaded anew. Below 0 the rules are as they are.
for (const mutant of mutants) {
  describe(`${mutant}`, async () => {
    let isNoticed = false
    beforeAll(() => writeFileSync(progress, String(mutant)))
    // The first test that notices is enough.
    beforeEach(({ skip, onTestFailed }) => {
      if (isNoticed) skip()
      onTestFailed(() => {
        isNoticed = true
      })
    })
    forgetModules([rules, ...tests].map(absolute))
    Object.assign(globalThis, { mutant })
    for (const path of tests) {
      try {
        await import(/* @vite-ignore */ absolute(path))
      } catch (error) {
        test(`${path} is loaded`, () => {
          throw error
        })
      }
    }
  })
}
