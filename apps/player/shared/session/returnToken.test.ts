import { toBase64 } from '@saya/client/base64'
import { expect, test } from 'vitest'
import { decodeReturn, encodeReturn } from './returnToken.ts'

const code = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopq'

test('a code that stands in an address is read again, in any of the forms there are [MINI-10]', () => {
  expect(encodeReturn(code)).toMatch(/^[\w-]+$/)
  for (const said of [
    encodeReturn(code),
    toBase64(code),
    toBase64(`some_thing_${code}`),
    `partner_${toBase64(code)}`,
    `a_b_${toBase64(code).replaceAll('=', '')}`,
    // The character > is written as - in an address.
    Buffer.from(`ab>_${code}`).toString('base64url'),
  ]) {
    expect(decodeReturn(said)).toBe(code)
  }
})

test.each(['', '-', code, 'not base64!', toBase64('short'), `x_${toBase64(`${code}1`)}`])('%j is no code', said => {
  expect(decodeReturn(said)).toBeUndefined()
})
