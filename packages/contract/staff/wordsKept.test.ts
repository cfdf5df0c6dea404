import { expect, test } from 'vitest'
import { wordsKept } from './wordsKept.ts'

test.each([
  ['Ana Reyes', 'Ana Reyes'],
  ['', ''],
  ['N55-44-332211', ''],
  ['ana 7', ''],
  ['１２３', ''],
])('of the words %j that were looked for %j may be kept', (words, kept) => {
  expect(wordsKept(words)).toBe(kept)
})
