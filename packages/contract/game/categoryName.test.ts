import { expect, test } from 'vitest'
import { isSameCategory } from './categoryName.ts'

test('a category is recognised without its case, spaces and plural', () => {
  expect(isSameCategory('Slots', 'Slot')).toBe(true)
  expect(isSameCategory('table games', 'Table Game')).toBe(true)
  expect(isSameCategory('Table Game', 'Board Game')).toBe(false)
})
