import { expect, test } from 'vitest'
import { movementName } from './movement.ts'

test.each([
  [42, 'Tasks and check-in', 'Tasks at check-in'],
  [7777, 'Filcoins', 'Filcoins'],
])('a change of kind %i is called %s', (kind, english, tagalog) => {
  expect(movementName(kind)).toEqual([english, tagalog])
})
