import { expect, test } from 'vitest'
import { ExactNumber, readExactJson, readExactNumber } from './exactJson.ts'

function amountOf(text: string) {
  const body = readExactJson(Buffer.from(`{"cashAmount":${text}}`)) as { cashAmount: ExactNumber } | undefined
  return body && readExactNumber(body.cashAmount)
}

test.each([
  ['12.5', 125_000n],
  ['12.500000', 125_000n],
  ['0', 0n],
  ['0.0001', 1n],
  ['999999999999.9999', 9_999_999_999_999_999n],
  ['-3', -30_000n],
])('the number %s is read exactly', (text, units) => expect(amountOf(text)).toBe(units))

test.each(['12.50001', '0.000001', '12.5000000', '0.10000000000000000001', '1e3', '1234567890123'])(
  'the number %s is refused, never rounded',
  text => expect(amountOf(text)).toBeNull(),
)

test.each(['012', '1.', '+1', 'NaN', '"', ''])('what is no JSON (%j) is not read', text =>
  expect(amountOf(text)).toBeUndefined(),
)

test('a number inside a text stays text, and a text that looks like a number is none', () => {
  const body = readExactJson(Buffer.from('{"a":"x \\"cashAmount\\":5, 7","b":[1.50,{"c":"2"}],"d":true,"e":"#0.5"}'))
  expect(body).toStrictEqual({
    a: 'x "cashAmount":5, 7',
    b: [new ExactNumber('1.50'), { c: '2' }],
    d: true,
    e: '#0.5',
  })
})
