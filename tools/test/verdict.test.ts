import { expect, test } from 'vitest'
import type { TestRecord } from '../results.ts'
import { type TestPart, testParts } from './parts.ts'
import { closingLine, failedLines, tableOf, unsteadyLines } from './table.ts'
import { judgePart } from './verdict.ts'

const part: TestPart = { name: 'unit', title: 'pure tests', budgetMinutes: 1, leastTests: 2 }

function records(...states: TestRecord['state'][]): TestRecord[] {
  return states.map((state, index) => ({ kind: 'unit', file: 'a.test.ts', title: `number ${index}`, state }))
}

function judge(states: readonly TestRecord['state'][], outcome = {}, { isWhole = true, pace = 1 } = {}) {
  const ended = { passed: !states.includes('failed'), timedOut: false, output: '', ms: 1000, ...outcome }
  const run = { outcome: ended, records: records(...states), unsteady: [], times: {} }
  return judgePart(part, run, { isWhole, unsteadyRuns: [], floors: {}, pace, busy: 90 })
}

/** A part whose first test needed a second look in so many of the last runs. */
function judgeUnsteady(runs: number) {
  const ended = { passed: true, timedOut: false, output: '', ms: 1000 }
  const run = { outcome: ended, records: records('passed', 'passed'), unsteady: ['number 0'], times: {} }
  const unsteadyRuns = Array.from({ length: 10 }, (_, index) => ({
    at: '',
    commit: '',
    tests: index < runs ? ['number 0'] : [],
  }))
  return judgePart(part, run, { isWhole: true, unsteadyRuns, floors: {}, pace: 1, busy: 90 })
}

test('all budgets together are no more than 35 minutes', () => {
  expect(testParts.reduce((sum, { budgetMinutes }) => sum + budgetMinutes, 0)).toBeLessThanOrEqual(35)
})

test('a part with enough passing tests within its budget is without fault', () => {
  const verdict = judge(['passed', 'passed', 'skipped'])
  expect(verdict.faults).toEqual([])
  expect(closingLine([verdict])).toBe('2 passed, 0 failed, 1 skipped')
})

test('a failing test is a fault', () => {
  const verdict = judge(['passed', 'failed'])
  expect(verdict.faults).toEqual(['1 failed'])
  expect(closingLine([verdict])).toBe('1 passed, 1 failed, 0 skipped')
})

test('a part may take one and a half times its budget and no more', () => {
  expect(judge(['passed', 'passed'], { ms: 90_000 }).faults).toEqual([])
  expect(judge(['passed', 'passed'], { ms: 90_001 }).faults).toEqual(['it took more than 1.5 times its budget'])
})

test('a machine of half the pace is given twice as long', () => {
  const verdict = judge(['passed', 'passed'], { ms: 180_000 }, { pace: 2 })
  expect(verdict.faults).toEqual([])
  expect(tableOf([verdict])).toMatch(/3:00 of 2:00/)
  expect(judge(['passed', 'passed'], { ms: 180_001 }, { pace: 2 }).faults).toHaveLength(1)
})

test.each([
  ['ran out of time', ['passed', 'passed'], { passed: false, timedOut: true, ms: 120_000 }],
  ['broke outside its tests', ['passed', 'passed'], { passed: false }],
  ['found too few tests', ['passed', 'skipped'], {}],
  ['found nothing', [], {}],
] as const)('a part that %s fails, and the closing line shows it', (_, states, outcome) => {
  const verdict = judge(states, outcome)
  expect(verdict.faults).toHaveLength(1)
  expect(closingLine([verdict])).toMatch(/ 1 failed,/)
})

test('a whole run in which a folder has fewer tests than it had fails, one of a path does not', () => {
  const run = {
    outcome: { passed: true, timedOut: false, output: '', ms: 1000 },
    records: records('passed', 'passed'),
    unsteady: [],
    times: {},
  }
  const judged = (isWhole: boolean) =>
    judgePart(part, run, { isWhole, unsteadyRuns: [], floors: { 'packages/money': 1 }, pace: 1, busy: 90 })
  expect(judged(true).faults).toEqual(['it ran 0 tests below packages/money where there are at least 1'])
  expect(judged(false).faults).toEqual([])
})

test('the tests below one path may be fewer than the least', () => {
  expect(judge(['passed'], {}, { isWhole: false }).faults).toEqual([])
})

test('the table shows the time of each part beside its budget, and why it failed', () => {
  const table = tableOf([judge(['passed', 'failed'], { ms: 65_000 })])
  expect(table).toMatch(/^unit +1:05 of 1:00 +90 % +1 +1 +0 +0 +1 failed$/m)
})

test('what failed is named behind the table, be it a test or a part of which no test failed', () => {
  const slow = judge(['passed', 'passed'], { ms: 91_000 })
  expect(failedLines([judge(['passed', 'failed']), slow])).toBe(
    'FAILED unit > a.test.ts > number 1\nFAILED unit > unit: it took more than 1.5 times its budget\n',
  )
})

test.each([1, 2])('a test that needed a second look %i times in ten runs is named, and fails nothing', runs => {
  const verdict = judgeUnsteady(runs)
  expect(verdict.faults).toEqual([])
  expect(tableOf([verdict])).toMatch(/^unit .* 2 +0 +0 +1 +ok$/m)
  expect(unsteadyLines([verdict])).toBe(`unsteady in ${runs} of ten runs: number 0\n`)
})

test('a test that needed a second look for the third time in ten runs fails the run', () => {
  const verdict = judgeUnsteady(3)
  expect(verdict.faults).toEqual(['1 needed a second look for the third time'])
  expect(closingLine([verdict])).toBe('2 passed, 1 failed, 0 skipped')
})
