import type { LookAlikeSign, LookAlikeStatus } from '@saya/contract/lookAlike/lookAlike.ts'
import { declareTransitions } from '../../platform/transition/transition.rules.ts'

/** What is one person's alone: a number, or a name with its birth date, be it a letter apart, that a person can look at. */
const unmistakable: readonly LookAlikeSign[] = ['id', 'person', 'name']

/** What goes from hand to hand: an old phone number, a family's e-wallet. */
const handed: readonly LookAlikeSign[] = ['phone', 'payee']

/** What a roof has in common: its browsers and its line are one sign, however many of them agree. */
const household: readonly LookAlikeSign[] = ['device', 'network']

/**
 * How far an account looks like somebody who is excluded. The ID, or the name with its birth date, holds it until a person has looked.
 * Of what others may share, one sign marks it and two hold it. A birth date is a sign beside another one only, and a network is no such
 * other one: thousands are on one, and some of them were born on one day.
 */
export function judgeSigns(signs: readonly LookAlikeSign[]): 'none' | 'marked' | 'held' {
  const kinds = new Set(signs)
  if (unmistakable.some(kind => kinds.has(kind))) return 'held'
  const ofHands = handed.filter(kind => kinds.has(kind)).length
  const count = ofHands + (household.some(kind => kinds.has(kind)) ? 1 : 0)
  if (count === 0) return 'none'
  const isBornAlike = kinds.has('birth') && (ofHands > 0 || kinds.has('device'))
  return count > 1 || isBornAlike ? 'held' : 'marked'
}

/**
 * How far somebody is a person on the regulator's list. The ID number is theirs alone, so with the name or the birth date beside it
 * nothing is left to ask. A number alone may be mistyped, and a name with a birth date may be another's.
 */
export function judgeListing(signs: readonly LookAlikeSign[]): 'none' | 'held' | 'sure' {
  const kinds = new Set(signs)
  if (kinds.has('id')) return kinds.has('person') || kinds.has('birth') ? 'sure' : 'held'
  return kinds.has('person') || kinds.has('name') ? 'held' : 'none'
}

/** Whether something came to light that whoever told the two apart has not seen, and that speaks against it. */
export function speaksAgainst(seen: readonly LookAlikeSign[], found: readonly LookAlikeSign[]): boolean {
  return unmistakable.some(sign => found.includes(sign) && !seen.includes(sign))
}

export type LookAlikeEvent = 'hold' | 'same' | 'other' | 'end' | 'findAgain' | 'holdAgain'

/**
 * What a person said stays said of what they saw. What ended with the exclusion can be found again behind another, and two that were
 * told apart are held again where both come to state what is one person's alone.
 */
export const { table: lookAlikeTransitions, next: nextLookAlike } = declareTransitions<LookAlikeStatus, LookAlikeEvent>(
  {
    initial: ['marked', 'held'],
    table: {
      marked: { hold: 'held', same: 'same', other: 'other', end: 'ended' },
      held: { same: 'same', other: 'other', end: 'ended' },
      same: {},
      other: { holdAgain: 'held' },
      ended: { findAgain: 'marked', hold: 'held' },
    },
  },
)
