import { expect, test } from 'vitest'
import { statusOf } from './statusOf.ts'

const words = { claimed: 'Claimed', mayClaim: 'Claim', mayPlay: 'In' }
const open = { has_claimed: false, is_claimed_by_hand: true, why_not: null }

test.each([
  [open, 'Claim'],
  [{ ...open, is_claimed_by_hand: false }, 'In'],
  [{ ...open, why_not: { sentence: 'Too new.' } }, 'Too new.'],
  [{ ...open, has_claimed: true, why_not: { sentence: 'You have it.' } }, 'Claimed'],
])('%j is told as %s', (promotion, told) => {
  expect(statusOf(promotion, words)).toBe(told)
})
