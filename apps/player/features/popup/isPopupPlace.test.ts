import { expect, test } from 'vitest'
import { isPopupPlace } from './isPopupPlace.ts'

test.each([
  ['/', true],
  ['/my', true],
  ['/s-game/category/Slot', true],
  ['/s-game/sections/hot', true],
  ['/s-game-page/mangga-fiesta', false],
  ['/s-kyc', false],
  ['/terms-of-use', false],
  ['/login', false],
  ['/s-transaction', false],
])('on %s popups may be shown: %s', (path, may) => expect(isPopupPlace(path)).toBe(may))
