import { expect, test } from 'vitest'
import { randomId } from './randomId.ts'

test('a random identifier has no dashes and does not repeat [SHELL-80]', () => {
  const ids = Array.from({ length: 1000 }, () => randomId(bytes => crypto.getRandomValues(bytes)))
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})

test('an identifier is nothing but the chance it is given [SHELL-80]', () => {
  expect(randomId(bytes => bytes.map((_, index) => index))).toBe('000102030405060708090a0b0c0d0e0f')
})
