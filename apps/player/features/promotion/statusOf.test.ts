import { expect, test } from 'vitest'
import { statusOf } from './statusOf.ts'

const words = { claimed: 'Claimed', refused: 'Not given', mayClaim: 'Claim', mayPlay: 'In' }
const open = { has_claimed: false, is_claimed_by_hand: true, why_not: null }

test.each([
  [open, 'Claim'],
  [{ ...open, is_claimed_by_hand: false }, 'In'],
  [{ ...open, why_not: { code: 'promotion_age', sentence: 'Too new.' } }, 'Too new.'],
  [{ ...open, has_claimed: true, why_not: { code: 'promotion_claimed', sentence: 'You have it.' } }, 'Claimed'],
  [{ ...open, why_not: { code: 'promotion_refused', sentence: 'It was not given.' } }, 'Not given'],
])('%j is told as %s [FACT-110]', (promotion, told) => {
  expect(statusOf(promotion, words)).toBe(told)
})
