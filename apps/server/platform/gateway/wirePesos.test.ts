import * as v from 'valibot'
import { expect, test } from 'vitest'
import { pesoNumber, wirePesos } from './wirePesos.ts'

test.each([
  [1_000_000n, 100],
  [1_234_500n, 123.45],
  [100n, 0.01],
  [8_700n, 0.87],
  [5_000_000_000n, 500_000],
  [999_999_999_999_900n, 99_999_999_999.99],
])('%s units go out as the number %s and come back as they were', (units, number) => {
  expect(pesoNumber(units)).toBe(number)
  expect(v.parse(wirePesos, JSON.parse(JSON.stringify(number)))).toBe(units)
})

test.each([150n, 1n, 100_000_000_000_000_000n])('%s units, which no number says exactly, are never sent', units => {
  expect(() => pesoNumber(units)).toThrow(RangeError)
})

test.each([
  ['100', 1_000_000n],
  ['100.5', 1_005_000n],
  ['100.50', 1_005_000n],
])('the text %s is read as %s units', (text, units) => {
  expect(v.parse(wirePesos, text)).toBe(units)
})

test.each([-1, 0.001, 1e21, Number.NaN, '', '1,000', '1e3', ' 1', null])('%s is no amount', value => {
  expect(v.safeParse(wirePesos, value).success).toBe(false)
})
