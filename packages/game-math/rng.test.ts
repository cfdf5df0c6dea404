import { expect, test } from 'vitest'
import { recorded, replayed } from './rng.ts'
import { simulationRng } from './simulationRng.ts'

test('what was drawn is written down in its order, and said again it is the same', () => {
  const rng = recorded(simulationRng(1))
  const values = [5, 10, 3].map(count => rng.next(count))
  expect(rng.draws).toEqual([5, 10, 3].map((of, index) => ({ of, value: values[index] })))
  const again = replayed(rng.draws)
  expect([5, 10, 3].map(count => again.next(count))).toEqual(values)
  expect(() => again.next(2)).toThrow('not of 2')
})

test('a replay that is asked for another count than was drawn stops', () => {
  expect(() => replayed([{ of: 5, value: 4 }]).next(6)).toThrow('of 5, not of 6')
})
