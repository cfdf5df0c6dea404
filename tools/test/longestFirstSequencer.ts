import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { longestFirst, readFileTimes } from './fileTimes.ts'

/** Begins with the files that took longest when their times were last kept. */
export class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    return longestFirst(usual, readFileTimes(), ({ moduleId }) => relative(this.ctx.config.root, moduleId))
  }
}
