import { expect, test } from 'vitest'
import { isConfirmed, isDueForExtension, isDueForSeeing, judgeReplaced, sessionEndMs } from './session.rules.ts'

const now = 1_000_000_000

test.each([
  ['a call that crossed the exchange', { replacedAtMs: now - 29_999 }, 'dead'],
  ['somebody else who has it half a minute later', { replacedAtMs: now - 30_000 }, 'stolen'],
  ['its owner whose answer was lost', { replacedAtMs: now - 30_000, isAnswerLost: true }, 'late'],
  ['its owner, too soon to tell', { replacedAtMs: now - 29_999, isAnswerLost: true }, 'dead'],
  ['anybody after the session ended', { replacedAtMs: now - 60_000, isSessionOver: true }, 'dead'],
] as const)('a replaced token shown by %s', (_who, shown, expected) => {
  expect(judgeReplaced({ isSessionOver: false, isAnswerLost: false, ...shown }, now)).toBe(expected)
})

test.each([
  [null, true],
  [now - 299_999, false],
  [now - 300_000, true],
])('a session seen at %s is due to be seen: %s', (seenAtMs, isDue) => expect(isDueForSeeing(seenAtMs, now)).toBe(isDue))

const dayMs = 24 * 3_600_000

test.each([
  ['as it is opened', 0, 7],
  ['as it is used', 20, 27],
  ['in its last week', 85, 90],
  ['at its end', 90, 90],
])('a session %s lives seven days on, and ninety at most', (_when, day, end) => {
  expect(sessionEndMs(now, now + day * dayMs)).toBe(now + end * dayMs)
})

test.each([
  [1, 7, false],
  [1.1, 7, true],
  [85, 89, false],
  [89, 90, false],
])('on day %s a session that ends on day %s is due for extension: %s', (day, end, isDue) => {
  expect(isDueForExtension({ createdAtMs: now, expiresAtMs: now + end * dayMs }, now + day * dayMs)).toBe(isDue)
})

test('a confirmation counts for fifteen minutes and not a moment longer', () => {
  expect([isConfirmed(now - 899_999, now), isConfirmed(now - 900_000, now), isConfirmed(null, now)]).toEqual([
    true,
    false,
    false,
  ])
})
