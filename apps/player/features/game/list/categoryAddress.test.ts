import { expect, test } from 'vitest'
import { categoryAddress } from './categoryAddress.ts'

test.each([
  ['Slot', 'Popular', [], '/s-game/category/Slot?sort=Popular'],
  ['Slot', 'A-Z', ['203_305'], '/s-game/category/Slot?sort=A-Z&brands=203_305'],
  ['Table Game', 'Newest', ['203_305', '201_301'], '/s-game/category/Table%20Game?sort=Newest&brands=203_305,201_301'],
] as const)(
  'the page of %s by %s and the providers %j has the address %s [GAME-21]',
  (category, sort, brands, address) => {
    expect(categoryAddress(category, { sort, brands })).toBe(address)
  },
)
