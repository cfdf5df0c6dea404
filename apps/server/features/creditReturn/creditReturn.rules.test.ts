import { expect, test } from 'vitest'
import { mayNote } from './creditReturn.rules.ts'

const peso = 10_000n

test.each([
  ['all of it is there', [500], 500, false],
  ['all of it is there, beside money of their own', [500], 900, false],
  ['it has left', [500], 0, true],
  ['a part of it has left', [500], 499, true],
  ['of two one has left', [500, 500], 500, true],
  ['of two none has left', [500, 500], 1000, false],
] as const)(
  '%s: of open tasks %j pesos and a balance of %i a note may end the first: %s [SAFE-85]',
  (_case, open, balance, expected) => {
    const units = open.map(one => BigInt(one) * peso)
    const noting = { amount: units[0] ?? 0n, open: units, balance: BigInt(balance) * peso }
    expect(mayNote(noting)).toBe(expected)
  },
)

test('less than a peso cannot be paid out, so a note ends it [SAFE-85]', () => {
  expect(mayNote({ amount: peso - 1n, open: [peso - 1n], balance: 900n * peso })).toBe(true)
})
