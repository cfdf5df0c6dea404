import { expect, test } from 'vitest'
import type { Corners } from './homography.ts'
import { squareUp } from './squareUp.ts'

const card: Corners = [
  { x: 50, y: 30 },
  { x: 270, y: 30 },
  { x: 270, y: 180 },
  { x: 50, y: 180 },
]

test.each([0, 1, 2, 3])('corner %s, lost half way along its side, is put back', at => {
  const lost = card.map((point, index) => (index === at ? { ...point, y: point.y < 100 ? 75 : 135 } : point))
  expect(squareUp(lost as unknown as Corners)).toEqual(card)
})

test('a card that is only tilted stays as it is', () => {
  const tilted = card.map(({ x, y }, at) => ({ x: at < 2 ? x + (at === 0 ? 8 : -8) : x, y })) as unknown as Corners
  expect(squareUp(tilted)).toEqual(tilted)
})
