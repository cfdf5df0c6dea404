import { expect, test } from 'vitest'
import { findCard } from './findCard.ts'
import { homography, project } from './homography.ts'

/** A bright parallelogram on a dark table. */
function table(width: number, height: number, isCard: (x: number, y: number) => boolean) {
  const data = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    data.fill(isCard(at % width, Math.floor(at / width)) ? 220 : 40 + (at % 5), at * 3, at * 3 + 3)
  }
  return { data, width, height }
}

test('the four corners of a card are found where they are', () => {
  const found = findCard(table(320, 240, (x, y) => x >= 60 && x < 260 && y >= 60 && y < 186))
  for (const [x, y] of [
    [60, 60],
    [260, 60],
    [260, 186],
    [60, 186],
  ] as const) {
    const away = found?.corners.map(corner => Math.hypot(corner.x - x, corner.y - y)) ?? []
    expect(Math.min(...away)).toBeLessThan(1)
  }
  expect(found?.cutSides).toBe(0)
})

test('a card that leaves the picture is told as cut', () => {
  expect(findCard(table(320, 240, (x, y) => x >= 180 && y >= 60 && y < 190))?.cutSides).toBe(1)
})

test('an empty table has no card', () => {
  expect(findCard(table(320, 240, () => false))).toBeUndefined()
})

test('a mapping carries each corner onto its own, and what lies between in between', () => {
  const from = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 5 },
    { x: 0, y: 5 },
  ] as const
  const to = [
    { x: 3, y: 4 },
    { x: 40, y: 9 },
    { x: 37, y: 30 },
    { x: 1, y: 22 },
  ] as const
  const mapping = homography(from, to)
  for (const [at, corner] of from.entries()) {
    const seen = project(mapping, corner.x, corner.y)
    expect(seen.x).toBeCloseTo(to[at]?.x ?? 0)
    expect(seen.y).toBeCloseTo(to[at]?.y ?? 0)
  }
})
