import type { Offer } from '@saya/contract/promotion/promotion.ts'
import { expect, test } from 'vitest'
import { isApproved, lacksApproval } from './offer.rules.ts'

const days = { first_day: '2026-03-02', last_day: '2026-03-09' }
const reference = 'PAGCOR 26-118'
const offer = (approval?: Offer['approval']) => ({ ...days, approval }) as Offer

test.each([
  ['its own days', days, true],
  ['more than its days', { first_day: '2026-03-01', last_day: '2026-03-31' }, true],
  ['all but its first day', { ...days, first_day: '2026-03-03' }, false],
  ['all but its last day', { ...days, last_day: '2026-03-08' }, false],
])('an offer that is approved for %s: %j is %s [PROMO-201]', (_case, approved, isWhole) => {
  expect(isApproved(offer({ reference, ...approved }))).toBe(isWhole)
})

test('an offer without an approval lacks it where the law is strict alone [PROMO-201]', () => {
  expect([lacksApproval(offer(), 'strict'), lacksApproval(offer(), 'standard')]).toEqual([true, false])
  expect(lacksApproval(offer({ reference, ...days }), 'strict')).toBe(false)
})
