import { expect, test } from 'vitest'
import { isSettledBy } from './event.rules.ts'

test.each([
  ['paid', { isPaymentKnown: true, status: 'completed' }, true],
  ['paid', { isPaymentKnown: true }, true],
  ['paid', { isPaymentKnown: false, status: 'pending' }, false],
  ['paid', { isPaymentKnown: false, status: 'completed' }, false],
  ['paid', { isPaymentKnown: false, status: 'canceled' }, false],
  ['unpaid', { isPaymentKnown: false, status: 'pending' }, false],
  ['unpaid', { isPaymentKnown: false }, false],
  ['unpaid', { isPaymentKnown: false, status: 'canceled' }, true],
  ['unpaid', { isPaymentKnown: true, status: 'completed' }, true],
  ['other', { isPaymentKnown: false, status: 'pending' }, true],
] as const)('an event that says "%s" where the gateway shows %j is over: %s', (says, evidence, isOver) => {
  expect(isSettledBy(says, evidence)).toBe(isOver)
})
