import { expect, test } from 'vitest'
import { codeOf, meantCode, symbolsInCode, writtenCode } from './code.rules.ts'

test('every byte stands for a symbol, and all symbols for as many bytes', () => {
  const symbols = Array.from(codeOf(Uint8Array.from({ length: 256 }, (_, byte) => byte)))
  const counts = new Map(symbols.map(symbol => [symbol, symbols.filter(one => one === symbol).length]))
  expect(counts.size).toBe(32)
  expect(new Set(counts.values())).toEqual(new Set([8]))
  expect(symbolsInCode * 5).toBeGreaterThanOrEqual(128)
})

test('a code is written in groups of four', () => {
  expect(writtenCode('0123456789ABCDEFGHJKMNPQRSTV')).toBe('0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV')
})

test.each([
  ['0123-4567-89AB', '0123456789AB'],
  ['abcd-efgh', 'ABCDEFGH'],
  ['OoIiLl', '001111'],
])('by %j is meant %j', (typed, meant) => {
  expect(meantCode(typed)).toBe(meant)
})

test('what is written is read as the same code', () => {
  const code = codeOf(Uint8Array.from({ length: symbolsInCode }, (_, place) => place * 9))
  expect(meantCode(writtenCode(code).toLowerCase())).toBe(code)
})
