import { expect, test } from 'vitest'
import { onTheWay } from './rolling.rules.ts'

test('an amount on its way up begins where it was, never goes back or beyond, and ends where it is', () => {
  const shares = Array.from({ length: 61 }, (_, frame) => frame / 60)
  const shown = shares.map(share => onTheWay(50_000n, 125_075n, share))
  expect([shown[0], shown.at(-1)]).toEqual([50_000n, 125_075n])
  expect(shown).toEqual(shown.toSorted((a, b) => Number(a - b)))
})
