import { expect, test } from 'vitest'
import { nameOfCode } from './nameOfCode.ts'

test('a code reads as a name', () => {
  expect(nameOfCode('mangga-fiesta')).toBe('Mangga Fiesta')
  expect(nameOfCode('dragon-ginto-8')).toBe('Dragon Ginto 8')
  expect(nameOfCode('')).toBe('')
})
