import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAlike, formatPesos, formatUnits, parsePesos } from './pesos.ts'

test.each([
  ['0', 0n],
  ['12480.50', 124_805_000n],
  ['0.01', 100n],
  ['-3.5', -35_000n],
  ['007', 70_000n],
])('the amount %s is read exactly', (text, units) => expect(parsePesos(text)).toBe(units))

test.each(['', '.5', '1.', '1e3', '1,000', ' 1', '1.234', '--1', 'NaN', '９', '123456789012345'])(
  'the text %j is no amount',
  text => expect(parsePesos(text)).toBeNull(),
)

test('four decimals are read only where a provider may send them', () => {
  expect(parsePesos('1.2345', 4)).toBe(12_345n)
  expect(parsePesos('1.23456', 4)).toBeNull()
})

test.each([
  [124_805_099n, '12480.50'],
  [99n, '0.00'],
  [-1n, '-0.01'],
  [-100n, '-0.01'],
])('%s units are shown rounded down as %s [WALLET-87]', (units, text) => expect(formatPesos(units)).toBe(text))

test('what is written is read back, never as more than it was', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), units => {
      const back = parsePesos(formatPesos(units)) ?? fail()
      expect(back <= units && units - back < 100n).toBe(true)
    }),
  )
})

test.each([
  [0n, '0.0000'],
  [1n, '0.0001'],
  [-12_345n, '-1.2345'],
  [125_000n, '12.5000'],
])('%s units are written exactly as %s', (units, text) => expect(formatUnits(units)).toBe(text))

test.each([
  [
    [12_300n, -500n],
    ['1.23', '-0.05'],
  ],
  [
    [12_300n, 50n],
    ['1.2300', '0.0050'],
  ],
  [[], []],
] as const)('amounts that are added up are written alike: %s is %s', (units, texts) =>
  expect(units.map(formatAlike(units))).toEqual(texts),
)

function fail(): never {
  throw new Error('A written amount must be readable.')
}
