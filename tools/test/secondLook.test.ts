import { expect, test } from 'vitest'
import type { TestRecord } from '../results.ts'
import type { PartRun } from './partRun.ts'
import { filesToRepeat, joinRuns } from './secondLook.ts'

function record(file: string, title: string, state: TestRecord['state']): TestRecord {
  return { kind: 'ui', file, title, state }
}

function run(records: readonly TestRecord[], outcome: Partial<PartRun['outcome']> = {}): PartRun {
  const passed = records.every(({ state }) => state !== 'failed')
  return {
    outcome: { passed, timedOut: false, output: 'dots', ms: 1000, ...outcome },
    records,
    unsteady: [],
    times: {},
  }
}

const failing = run([record('a', 'one', 'passed'), record('b', 'two', 'failed'), record('b', 'three', 'failed')])

test('a file with failed tests is run once more, a passing one is not', () => {
  expect(filesToRepeat(failing)).toEqual(['b'])
  expect(filesToRepeat(run([record('a', 'one', 'passed')]))).toEqual([])
})

test('many failing files, a run out of time and an error outside the tests are no chance', () => {
  expect(filesToRepeat(run(['a', 'b', 'c', 'd', 'e', 'f'].map(file => record(file, 'one', 'failed'))))).toEqual([])
  expect(filesToRepeat({ ...failing, outcome: { ...failing.outcome, timedOut: true } })).toEqual([])
  expect(filesToRepeat({ ...failing, outcome: { ...failing.outcome, output: '⎯ Unhandled Errors ⎯' } })).toEqual([])
})

test('what passes at the second look counts as passed and is named as unsteady, there and in its record', () => {
  const joined = joinRuns(failing, run([record('b', 'two', 'passed'), record('b', 'three', 'passed')]))
  expect(joined.records.map(({ state }) => state)).toEqual(['passed', 'passed', 'passed'])
  expect(joined.records.map(({ isUnsteady }) => isUnsteady)).toEqual([undefined, true, true])
  expect(joined.unsteady).toEqual(['b > two', 'b > three'])
  expect([joined.outcome.passed, joined.outcome.ms]).toEqual([true, 1000])
})

test('what fails twice has failed', () => {
  const joined = joinRuns(failing, run([record('b', 'two', 'failed'), record('b', 'three', 'passed')]))
  expect(joined.records.filter(({ state }) => state === 'failed').map(({ title }) => title)).toEqual(['two'])
  expect(joined.unsteady).toEqual(['b > three'])
  expect(joined.outcome.passed).toBe(false)
})
