import { expect, test } from 'vitest'
import { onTheWay } from './rolling.rules.ts'

test('an amount on its way up begins where it was, never goes back or beyond, and ends where it is', () => {
  const shares = Array.from({ length: 61 }, (_, frame) => frame / 60)
  const shown = shares.map(share => onTheWay(50_000, 125_075, share))
  expect([shown[0], shown.at(-1)]).toEqual([50_000, 125_075])
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  expect(shown.every(Number.isInteger)).toBe(true)
})
