import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type QrCode, qrCode } from './qrCode.ts'

const written = (code: QrCode | undefined) =>
  (code ?? []).map(line => line.map(isDark => (isDark ? '1' : '0')).join('')).join('\n')

/** As another implementation of the standard (the package qrcode 1.5.4) draws the same bytes. */
test.each([
  ['Saya', 21, '6829936b89c6de41'],
  ['https://saya.ph/app', 25, '1a5f425aaf839af3'],
  ['https://slots.saya.example/app', 29, 'ccd7315a152a672e'],
  ['http://slots.localhost:8080/app', 29, '624919b55290b45e'],
  [`https://${'slots.'.repeat(8)}example.ph/app`, 33, 'dab4631f085027e9'],
  [`https://${'slots.'.repeat(13)}example.ph/app`, 37, 'ee4dc65b05db385c'],
])('%s is a symbol of %i modules a side, the same as elsewhere', (text, side, hash) => {
  const code = qrCode(text)
  expect(code?.map(line => line.length)).toEqual(Array.from({ length: side }, () => side))
  expect(createHash('sha256').update(written(code)).digest('hex').slice(0, 16)).toBe(hash)
})

test('as many bytes as fit, and not one more', () => {
  expect(qrCode('x'.repeat(106))).toHaveLength(37)
  expect(qrCode('x'.repeat(107))).toBeUndefined()
  expect(qrCode('é'.repeat(53))).toHaveLength(37)
  expect(qrCode('é'.repeat(54))).toBeUndefined()
})
