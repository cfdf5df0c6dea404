import { expect, test } from 'vitest'
import { randomId } from './ids.ts'

test('a random identifier has no dashes and does not repeat [SHELL-80]', () => {
  const many = new Set(Array.from({ length: 1000 }, () => randomId()))
  expect(many.size).toBe(1000)
  for (const id of many) expect(id).toMatch(/^[0-9a-f]{32}$/)
})

test('an identifier is nothing but the randomness it is given [SHELL-80]', () => {
  expect(randomId(bytes => bytes.map((_, index) => index))).toBe('000102030405060708090a0b0c0d0e0f')
})
