import { expect, test } from 'vitest'
import { firstBoxTerms } from './box.ts'
import { boxShareOf } from './boxShare.ts'

test('a box costs ₱2.085 by the odds that stand until others are agreed on, and counts as ₱2.09', () => {
  expect(boxShareOf(firstBoxTerms.odds)).toBe(20_900n)
  expect(boxShareOf([{ amount: '1.00', weight: 10_000 }])).toBe(10_000n)
})
