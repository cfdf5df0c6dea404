import { expect, test } from 'vitest'
import { isHandheld, timeOfUse } from './deviceWords.ts'

test.each([
  ['Chrome on Android', true],
  ['Safari on iPhone', true],
  ['', true],
  ['Edge on Windows', false],
  ['Safari on Mac', false],
  ['Firefox on Linux', false],
  ['Chrome on ChromeOS', false],
])('%j is held in the hand: %s', (device, expected) => expect(isHandheld(device)).toBe(expected))

test('times are those of Manila', () => {
  const seconds = Date.parse('2026-03-02T20:05:00Z') / 1000
  expect(timeOfUse(seconds, 'en')).toMatch(/3.*4:05.*AM/i)
  expect(timeOfUse(seconds, 'tl')).toMatch(/3.*4:05.*AM/i)
})
