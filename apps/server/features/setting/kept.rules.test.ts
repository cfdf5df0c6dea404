import { expect, test } from 'vitest'
import { isWord, keptOf, wordOf } from './kept.rules.ts'

test.each([
  ['records_gate', undefined, 'off'],
  ['records_gate', false, 'off'],
  ['records_gate', true, 'on'],
  ['records_gate', 'basic_account', 'off'],
  ['first_standing', undefined, 'unset'],
  ['first_standing', 'basic_account', 'basic_account'],
] as const)('%s kept as %j is %s', (name, kept, word) => {
  expect(wordOf(name, kept)).toBe(word)
})

test('what is written down is read again as it was said', () => {
  expect((['off', 'on'] as const).map(word => wordOf('records_gate', keptOf(word)))).toEqual(['off', 'on'])
  expect([isWord('first_standing', 'basic_account'), isWord('first_standing', 'on')]).toEqual([true, false])
})
