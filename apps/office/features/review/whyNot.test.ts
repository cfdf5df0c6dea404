import { expect, test } from 'vitest'
import { whyNot } from './whyNot.ts'

const desk = { mayDecide: true, isStale: false, areShown: true }
const open = { is_waiting: true, is_mine: true, is_passed_on: false }

test.each([
  [{ ...desk, mayDecide: false }, open, 'Your role'],
  [desk, { ...open, is_waiting: false }, 'already decided'],
  [{ ...desk, isStale: true }, open, 'Reload it'],
  [desk, { ...open, is_passed_on: true, is_mine: false }, 'You escalated'],
  [desk, { ...open, is_mine: false }, 'Take it over'],
  [{ ...desk, areShown: false }, open, 'Not all photos'],
  [desk, open, 'open dialog'],
])('of %j and %j it is said why nothing is decided: %s', (at, one, words) => {
  expect(whyNot(at, one)).toContain(words)
})
