import { expect, test } from 'vitest'
import { addressOf } from './addressOf.ts'

test.each([
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['saya.localhost', 'http://saya.localhost:8080'],
  ['192.168.1.5', 'http://192.168.1.5:8080'],
  ['::1', 'http://[::1]:8080'],
  ['0.0.0.0', 'http://127.0.0.1:8080'],
  ['::', 'http://[::1]:8080'],
])('what listens at %s is asked for at %s', (host, address) => {
  expect(addressOf(host, 8080)).toBe(address)
  expect(URL.canParse(addressOf(host, 8092, 'smtp'))).toBe(true)
})
