import { expect, test } from 'vitest'
import { returnAddress, translateReturn } from './idCheckReturn.ts'

const to = '/s-kyc?action=ocr-result'

function back(query: Readonly<Record<string, unknown>>) {
  const url = new URL(translateReturn(query), 'http://here')
  const payload = JSON.parse(Buffer.from(url.searchParams.get('payload') ?? '', 'base64url').toString()) as object
  return {
    path: url.pathname,
    action: url.searchParams.get('action'),
    success: url.searchParams.get('success'),
    payload,
  }
}

test.each([
  ['1000', 'true'],
  ['1003', 'false'],
  ['2006', 'false'],
])('the party’s code %s comes to the app as success=%s [ROUTE-63]', (code, success) => {
  const response = JSON.stringify({ state: 'G1', code, subCode: 'Z5050', extInfo: { secret: 1 } })
  expect(back({ to, response })).toEqual({
    path: '/s-kyc',
    action: 'ocr-result',
    success,
    payload: { state: 'G1', code, subCode: 'Z5050' },
  })
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/ocr/return?to=/x',
  'javascript:alert(1)',
  '',
  undefined,
  ['/a', '/b'],
])('nobody is led elsewhere by %s', wanted => expect(back({ to: wanted, response: '{}' }).path).toBe('/s-kyc'))

test.each([undefined, 'no json', '[]', 'null', 'x'.repeat(3000)])('a response of %s is no success', response => {
  expect(back({ to, response })).toEqual({ path: '/s-kyc', action: 'ocr-result', success: 'false', payload: {} })
})

test('a person on the way to a page of ours comes back through our own door', () => {
  expect(returnAddress('https://slots.saya.example/s-kyc?action=ocr-result')).toBe(
    'https://slots.saya.example/ocr/return?to=%2Fs-kyc%3Faction%3Docr-result',
  )
})
