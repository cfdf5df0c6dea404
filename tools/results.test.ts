import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readResult, readResults, resultsOn, saveResult } from './results.ts'

test('the results of a tree are those alone that ran on it, and of no tree there are none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'))
  try {
    saveResult(folder, 'unit', { tree: 'one', tests: [] })
    saveResult(folder, 'api', { tree: 'other', tests: [] })
    saveResult(folder, 'ui', { tree: 'none', tests: [] })
    const results = readResults(folder)
    const names = (tree: string) => resultsOn(tree, results).map(({ part }) => part)
    expect([names('one'), names('other'), names('none')]).toEqual([['unit'], ['api'], []])
    expect(readResult(folder, 'unit')).toMatchObject({ part: 'unit', tree: 'one' })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
