import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { environmentOf, togetherByEnvironment } from './environments.ts'
import { longestFirst, readFileTimes } from './fileTimes.ts'

/** Begins with the files that took longest when their times were last kept, of one environment after the other. */
export class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    const sorted = longestFirst(usual, readFileTimes(), ({ moduleId }) => relative(this.ctx.config.root, moduleId))
    return togetherByEnvironment(sorted, ({ moduleId }) => environmentOf(readFileSync(moduleId, 'utf8')))
  }
}
