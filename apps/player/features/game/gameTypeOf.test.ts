import { expect, test } from 'vitest'
import { gameTypeOf } from './gameTypeOf.ts'

test.each([
  ['Live', 1, '[GAME-44]'],
  ['live', 1, '[GAME-44]'],
  ['Fishing', 2, '[GAME-45]'],
  ['Slot', 3, '[GAME-46]'],
  ['Slots', 3, '[GAME-46]'],
  ['Sport', 4, '[GAME-47]'],
  ['Sports', 4, '[GAME-47]'],
  ['Table Game', 5, '[GAME-48]'],
  ['board games', 5, '[GAME-48]'],
  ['Bingo', 7, '[GAME-49]'],
  ['Hot Games', 0, '[GAME-50]'],
  ['', 0, '[GAME-50]'],
] as const)('the category %j has the game type %i %s', (name, type, _id) => expect(gameTypeOf(name)).toBe(type))
