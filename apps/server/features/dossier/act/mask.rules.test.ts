import { expect, test } from 'vitest'
import { maskEmail, maskPhone } from './mask.rules.ts'

test.each([
  ['9171234567', '917•••4567'],
  ['917', '•••'],
  ['', '•••'],
])('the phone %j is shown as %j', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown)
})

test.each([
  ['ana@example.com', 'a•••@example.com'],
  ['', ''],
  ['@x', ''],
])('the address %j is shown as %j', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})
