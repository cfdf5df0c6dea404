import { expect, test } from 'vitest'
import { leagues } from '../data/index.ts'
import type { League } from '../shape.ts'
import { sayInLeague } from './sayInLeague.ts'
import { tellClock } from './tellClock.ts'

const say = sayInLeague('en')
const football = 'injury-time'
const basketball = 'liga-hoops'

test.each([
  [football, 0, '1′'],
  [football, 0.25, '24′'],
  [football, 0.48, 'Half-time'],
  [football, 0.75, '69′'],
  [football, 0.969, '90′'],
  [basketball, 0, 'Quarter 1 · 12:00'],
  [basketball, 0.1, 'Quarter 1 · 5:36'],
  [basketball, 0.2, 'Quarter 1 · 0:00'],
  [basketball, 0.5, 'Quarter 3 · 7:51'],
  [basketball, 0.9, 'Overtime'],
] as const)('the clock of a match of %s says at %d of its time: %s', (code, part, said) => {
  const { model } = leagues.get(code) as League
  expect(tellClock(model, { isOver: false }, { part, say })).toBe(said)
  expect(tellClock(model, { isOver: true }, { part, say })).toBe('Full time')
})
