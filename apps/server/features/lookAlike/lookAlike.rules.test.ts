import type { LookAlikeSign } from '@saya/contract/lookAlike/lookAlike.ts'
import { expect, test } from 'vitest'
import { judgeListing, judgeSigns, lookAlikeTransitions, nextLookAlike, speaksAgainst } from './lookAlike.rules.ts'

const cases: readonly (readonly [string, readonly LookAlikeSign[], string])[] = [
  ['nothing in common', [], 'none'],
  ['a device of the family', ['device'], 'marked'],
  ['the line of a house or a whole network', ['network'], 'marked'],
  ['one roof: its device and its line', ['device', 'network'], 'marked'],
  ['an old phone number', ['phone'], 'marked'],
  ['one name and birth date', ['person'], 'held'],
  ['one birth date and a name that is a letter apart', ['name', 'birth'], 'held'],
  ['one ID number', ['id'], 'held'],
  ['one birth date', ['birth'], 'none'],
  ['a network of thousands and one birth date', ['network', 'birth'], 'marked'],
  ['one device and one birth date', ['device', 'birth'], 'held'],
  ['one payout account and one birth date', ['payee', 'birth'], 'held'],
  ['an old phone number and one birth date', ['phone', 'birth'], 'held'],
  ['one e-wallet in the family', ['payee'], 'marked'],
  ['one roof and one e-wallet', ['device', 'network', 'payee'], 'held'],
  ['one device and one name', ['device', 'person'], 'held'],
  ['one line and one ID', ['network', 'id'], 'held'],
  ['one name and one ID', ['person', 'id'], 'held'],
  ['one ID and one payout account', ['id', 'payee'], 'held'],
  ['everything', ['device', 'network', 'phone', 'id', 'person', 'payee'], 'held'],
]

test.each(cases)('%s: %j is %s [SAFE-76, SAFE-134]', (_case, signs, expected) => {
  expect(judgeSigns(signs)).toBe(expected)
})

const listed: readonly (readonly [readonly LookAlikeSign[], string])[] = [
  [[], 'none'],
  [['birth'], 'none'],
  [['person'], 'held'],
  [['person', 'birth'], 'held'],
  [['name', 'birth'], 'held'],
  [['id', 'name', 'birth'], 'sure'],
  [['id'], 'held'],
  [['id', 'birth'], 'sure'],
  [['id', 'person', 'birth'], 'sure'],
]

test.each(listed)('whoever agrees with the regulator’s list in %j is %s [SAFE-81, SAFE-134]', (signs, expected) => {
  expect(judgeListing(signs)).toBe(expected)
})

test('what a person said of two stays said, however often they are found again [SAFE-79]', () => {
  expect(['same', 'other'].map(status => nextLookAlike(status as 'same', 'hold'))).toEqual([undefined, undefined])
  expect(nextLookAlike('ended', 'hold')).toBe('held')
})

test.each<readonly [readonly LookAlikeSign[], readonly LookAlikeSign[], boolean]>([
  [['device'], ['device', 'id'], true],
  [['device', 'payee'], ['person'], true],
  [['device', 'id'], ['device', 'id'], false],
  [['device'], ['device', 'network', 'payee', 'phone'], false],
])('of who was told apart by %j, %j found later speaks against it: %s [SAFE-79]', (seen, later, expected) => {
  expect(speaksAgainst(seen, later)).toBe(expected)
  expect(nextLookAlike('other', 'holdAgain')).toBe('held')
})

test('two that look alike are told to be one or two, or end with the exclusion, and no other way leads anywhere', () => {
  expect(lookAlikeTransitions).toEqual({
    marked: { hold: 'held', same: 'same', other: 'other', end: 'ended' },
    held: { same: 'same', other: 'other', end: 'ended' },
    same: {},
    other: { holdAgain: 'held' },
    ended: { findAgain: 'marked', hold: 'held' },
  })
})
