import { expect, test } from 'vitest'
import { countWrong, decideSend, decideTry, type Try } from './code.rules.ts'

const now = 100 * 24 * 3_600_000
const minute = 60_000

test.each([
  ['a first code is sent', [], null, 'ok'],
  ['a second within 30 s is not', [now - 29_999], null, 'code_too_soon'],
  ['a second after 30 s is', [now - 30_000], null, 'ok'],
  ['the sixth within an hour is not', [1, 10, 20, 30, 59].map(m => now - m * minute), null, 'codes_exhausted'],
  ['the sixth after an hour is', [1, 10, 20, 30, 60].map(m => now - m * minute), null, 'ok'],
  [
    'the eleventh within a day is not',
    [2, 70, 140, 210, 280, 350, 420, 490, 560, 630].map(m => now - m * minute),
    null,
    'codes_exhausted',
  ],
  ['a locked phone gets none', [], now + 1, 'attempts_exceeded'],
  ['a phone whose lock is over does', [], now, 'ok'],
] as const)('%s', (_name, sentAtMs, lockedUntilMs, expected) => {
  const decision = decideSend({ sentAtMs, lockedUntilMs }, now)
  expect(decision.ok ? 'ok' : decision.code).toBe(expected)
  if (!decision.ok) expect(decision.waitSeconds).toBeGreaterThan(0)
})

const fresh: Try = { isKnown: true, isRight: true, isUsed: false, expiresAtMs: now + 1, tries: 0, lockedUntilMs: null }

test.each([
  ['the right code', fresh, 'right'],
  ['a wrong code', { ...fresh, isRight: false }, 'wrong'],
  ['an unknown id', { ...fresh, isKnown: false }, 'dead'],
  ['the right code, a second time', { ...fresh, isUsed: true }, 'dead'],
  ['the right code, too late', { ...fresh, expiresAtMs: now }, 'dead'],
  ['the right code after five wrong ones', { ...fresh, tries: 5 }, 'spent'],
  ['a wrong code after five wrong ones', { ...fresh, isRight: false, tries: 5 }, 'spent'],
  ['one of somebody else after five wrong ones', { ...fresh, isKnown: false, tries: 5 }, 'dead'],
  ['the right code on a locked phone', { ...fresh, lockedUntilMs: now + 1 }, 'locked'],
] as const)('%s', (_name, tried, expected) => expect(decideTry(tried, now)).toBe(expected))

test('the tenth wrong code within a day locks the phone for 30 minutes', () => {
  expect(countWrong({ wrong: 8, wrongSinceMs: now - minute }, now)).toMatchObject({ wrong: 9, lockedUntilMs: null })
  expect(countWrong({ wrong: 9, wrongSinceMs: now - minute }, now)).toMatchObject({
    wrong: 0,
    lockedUntilMs: now + 30 * minute,
  })
  expect(countWrong({ wrong: 9, wrongSinceMs: now - 24 * 60 * minute }, now)).toMatchObject({
    wrong: 1,
    lockedUntilMs: null,
  })
})
