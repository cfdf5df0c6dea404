import { expect, test } from 'vitest'
import { callKeys } from './callKeys.ts'

test('a request keeps its key for as long as it is sent, and another one has its own [MALL-66]', () => {
  const keyOf = callKeys('sheet')
  expect(keyOf({ quantity: '1' })).toBe('sheet-0')
  expect(keyOf({ quantity: '1' })).toBe('sheet-0')
  expect(keyOf({ quantity: '2' })).toBe('sheet-1')
  // Whoever goes back to what was sent before asks for the same once more.
  expect(keyOf({ quantity: '1' })).toBe('sheet-0')
})
