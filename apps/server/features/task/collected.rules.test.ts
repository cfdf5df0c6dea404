import { expect, test } from 'vitest'
import { openSteps } from './collected.rules.ts'

const steps = (...named: readonly (readonly [number, number])[]) => named.map(([value, coins]) => ({ value, coins }))
const collected = (...named: readonly (readonly [number, number])[]) =>
  steps(...named).map(step => ({ ...step, ty: 102, day: '2026-03-02' }))

test.each([
  ['that nobody collected', steps([500, 20], [2000, 50]), collected(), steps([500, 20], [2000, 50])],
  ['that was collected', steps([500, 20], [2000, 50]), collected([500, 20]), steps([2000, 50])],
  ['that gives more by now', steps([500, 25]), collected([500, 20]), []],
  ['that moved up', steps([600, 20]), collected([500, 20]), []],
  ['that moved down', steps([400, 20], [2000, 50]), collected([500, 20]), steps([2000, 50])],
  ['that moved and gives more', steps([600, 30]), collected([500, 20]), steps([600, 10])],
  ['that was taken away', steps([2000, 50]), collected([500, 20]), steps([2000, 30])],
  ['that was cut in two', steps([300, 10], [500, 10]), collected([400, 20]), []],
  [
    'that was cut once, beside what was collected since',
    steps([2000, 50], [9000, 90]),
    collected([500, 20], [2000, 30]),
    steps([9000, 90]),
  ],
  ['that moved there and back', steps([500, 20], [2000, 50]), collected([500, 20], [600, 5]), steps([2000, 45])],
])('a step %s gives what is left of it and nothing twice [POINTS-81]', (_what, now, before, left) => {
  expect(openSteps(now, before)).toEqual(left)
})
