import { expect, test } from 'vitest'
import { readMoment } from './readMoment.ts'

test('what is said in a field is a time in Manila', () => {
  expect(readMoment('2026-02-01T02:30')).toBe(Date.UTC(2026, 0, 31, 18, 30) / 1000)
  expect(readMoment('')).toBe(0)
})
