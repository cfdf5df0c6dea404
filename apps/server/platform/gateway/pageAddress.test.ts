import * as v from 'valibot'
import { expect, test } from 'vitest'
import { pageAddress } from './pageAddress.ts'

test.each([
  ['https://checkout.example/pay/cs_1', true],
  ['http://127.0.0.1:8091/paymongo/pay/cs_1', true],
  ['javascript:alert(1)', false],
  ['data:text/html,pay', false],
  ['file:///etc/passwd', false],
  ['//checkout.example/pay', false],
  ['pay', false],
  [`https://checkout.example/${'a'.repeat(2000)}`, false],
])('to %s somebody is sent to pay: %s', (address, isSent) => {
  expect(v.is(pageAddress, address)).toBe(isSent)
})
