import { expect, test } from 'vitest'
import { goOnSitting, isPauseDue, type Sitting } from './sitting.rules.ts'

const minute = 60_000
const hour = 60 * minute
const at = (begun: number, heard: number, answered: number): Sitting => ({
  begunAtMs: begun,
  heardAtMs: heard,
  answeredAtMs: answered,
})

test.each([
  ['nobody that was heard of', undefined, 5, at(5, 5, 5)],
  ['who was heard of just now', at(0, hour, 0), hour + 19_999, at(0, hour, 0)],
  ['who was heard of a while ago', at(0, hour, 0), hour + 20_000, at(0, hour + 20_000, 0)],
  ['who was away for nearly long enough', at(0, hour, 0), hour + 15 * minute - 1, at(0, hour + 15 * minute - 1, 0)],
  ['who was away for long enough', at(0, hour, 7), hour + 15 * minute, at(75 * minute, 75 * minute, 75 * minute)],
])('the sitting of %s', (_whose, known, nowMs, gone) => {
  expect(goOnSitting(known, nowMs)).toEqual(gone)
})

test('a pause is due half an hour after the last answer', () => {
  const sitting = at(0, hour, 20 * minute)
  expect([50 * minute - 1, 50 * minute].map(nowMs => isPauseDue(sitting, nowMs))).toEqual([false, true])
})
