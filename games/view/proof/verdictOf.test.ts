import { expect, test } from 'vitest'
import { type Verdict, verdictOf } from './verdictOf.ts'

const rules = { mathHash: 'a', mathNow: 'a' }
const others = { mathHash: 'a', mathNow: 'b' }
const kept = { isTold: true, isKept: true, again: [1] }
const whole = { isOver: true, isPlayed: true, checked: kept, isOther: false, draws: [1], rules, isShown: () => true }

/** By the tables of now what was shown under other rules may be anything, or not be readable at all. */
function unreadable(): never {
  throw new Error('These tables say nothing of it.')
}

const cases: readonly (readonly [string, Partial<Parameters<typeof verdictOf>[0]>, Verdict])[] = [
  ['all is as it was promised', {}, 'kept'],
  ['nothing was paid for or drawn', { isPlayed: false, draws: [] }, 'nothingDrawn'],
  ['no number is told though it was played', { draws: [] }, 'broken'],
  ['nothing was shown, since it was stopped,', { isPlayed: false, isShown: () => false }, 'kept'],
  ['it goes on', { isOver: false, checked: { ...kept, isTold: false, isKept: false } }, 'early'],
  ['it is over and its seed is damaged or lost', { checked: { ...kept, isTold: false, isKept: false } }, 'untold'],
  ['a number or the seed is another', { checked: { ...kept, isKept: false } }, 'broken'],
  ['another promise was shown', { isOther: true }, 'broken'],
  ['what was shown is not what was drawn', { isShown: () => false }, 'broken'],
  ['it was played under other rules', { rules: others, isShown: unreadable }, 'otherRules'],
  ['a number is another, whatever the rules were', { rules: others, checked: { ...kept, isKept: false } }, 'broken'],
  ['another promise was shown, whatever the rules were', { rules: others, isOther: true }, 'broken'],
]

test.each(cases)('of a round of which %s it is said so', (_what, told, verdict) => {
  expect(verdictOf({ ...whole, ...told })).toBe(verdict)
})
