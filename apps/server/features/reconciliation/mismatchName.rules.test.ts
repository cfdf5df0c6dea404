import { expect, test } from 'vitest'
import { paymentOf, referenceOf } from './mismatchName.rules.ts'

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

test.each([
  ['pay_1', 'pay_1', undefined],
  ['paymongo pay_1', 'pay_1', undefined],
  ['xendit pay_1', 'xendit pay_1', undefined],
  [id, id, id],
  [`${id}x`, `${id}x`, undefined],
])('a difference named %j is about the payment %j and the deposit %j', (name, payment, deposit) => {
  expect([paymentOf('paymongo', name), referenceOf(name)]).toEqual([payment, deposit])
})
