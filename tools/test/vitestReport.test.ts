import { expect, test } from 'vitest'
import { recordsOf } from './vitestReport.ts'

const file = '/here/packages/money/pesos.test.ts'

test('each test becomes a record of its kind, with its path from the root', () => {
  const assertionResults = [
    { fullName: ' reads [WALLET-1]', status: 'passed' },
    { fullName: 'writes', status: 'todo' },
  ]
  expect(recordsOf({ testResults: [{ name: file, status: 'passed', assertionResults }] }, '/here')).toEqual([
    { kind: 'unit', file: 'packages/money/pesos.test.ts', title: 'reads [WALLET-1]', state: 'passed' },
    { kind: 'unit', file: 'packages/money/pesos.test.ts', title: 'writes', state: 'skipped' },
  ])
})

test('a file that fails before its first test is one failed record', () => {
  const records = recordsOf({ testResults: [{ name: file, status: 'failed', assertionResults: [] }] }, '/here')
  expect(records.map(({ state }) => state)).toEqual(['failed'])
})

test('a file whose tests pass and whose clean-up fails has failed', () => {
  const assertionResults = [{ fullName: 'reads', status: 'passed' }]
  const records = recordsOf({ testResults: [{ name: file, status: 'failed', assertionResults }] }, '/here')
  expect(records.map(({ state }) => state)).toEqual(['passed', 'failed'])
})
