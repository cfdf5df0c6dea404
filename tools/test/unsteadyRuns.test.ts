import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readResults } from '../results.ts'
import { addRun, countRunsOf, readUnsteadyRuns, saveUnsteadyRuns, type UnsteadyRun } from './unsteadyRuns.ts'

function runs(...tests: readonly (readonly string[])[]): UnsteadyRun[] {
  return tests.map((names, index) => ({ at: `run ${index}`, commit: 'none', tests: names }))
}

test('the last ten runs count, steady ones among them', () => {
  const [first, ...others] = runs(['a'], ['a'], [], ['a', 'b'], [], [], [], [], [], [], [])
  const kept = others.reduce(addRun, addRun([], first as UnsteadyRun))
  expect(kept.map(({ at }) => at)).toEqual(others.map(({ at }) => at))
  expect(countRunsOf('a', kept)).toBe(2)
  expect(countRunsOf('b', kept)).toBe(1)
})

test('each part has a record of its own, which is taken for no result of a part', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'))
  try {
    expect(readUnsteadyRuns(folder, 'ui')).toEqual([])
    saveUnsteadyRuns(folder, 'ui', runs(['a']))
    expect(readUnsteadyRuns(folder, 'ui')).toEqual(runs(['a']))
    expect(readUnsteadyRuns(folder, 'api')).toEqual([])
    expect(readResults(folder)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
