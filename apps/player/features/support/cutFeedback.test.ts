import { expect, test } from 'vitest'
import { cutFeedback, needsRoom } from './cutFeedback.ts'

test.each([
  ['', 0, false],
  ['a'.repeat(1000), 1000, false],
  ['a'.repeat(1001), 1000, true],
  ['a'.repeat(5000), 1000, true],
  [`${'a'.repeat(999)}🥭`, 999, true],
  [`${'a'.repeat(998)}🥭`, 1000, false],
])('a text is kept up to its thousandth character, whole signs alone: %# [SUPPORT-12]', (text, kept, isCut) => {
  const cut = cutFeedback(text)
  expect([cut.text.length, cut.isCut, text.startsWith(cut.text)]).toEqual([kept, isCut, true])
})

test.each([
  [391, false],
  [392, true],
])('a text of %i characters needs more room: %s', (length, more) => {
  expect(needsRoom('a'.repeat(length))).toBe(more)
})
