import type { Corners, Point } from './homography.ts'

/** Opposite sides of a card differ no more than this however it is held. */
const leastRatio = 0.86
/** How far a corner may be from a right one: the cosine of its angle. */
const mostSlant = 0.2

/**
 * Puts right one corner that was taken for the table because the card is as dark there: of the four corners that the
 * other three could be meant to have, the one that makes a rectangle.
 */
export function squareUp(corners: Corners): Corners {
  const lengths = [0, 1, 2, 3].map(at =>
    distance(corners[at] as Point, corners[(at + 1) % 4] as Point),
  ) as unknown as Lengths
  if (Math.min(ratio(lengths[0], lengths[2]), ratio(lengths[1], lengths[3])) >= leastRatio) return corners
  const candidates = [0, 1, 2, 3].flatMap(at => {
    const [before, next, opposite] = [3, 1, 2].map(step => corners[(at + step) % 4] as Point) as [Point, Point, Point]
    const corner = { x: before.x + next.x - opposite.x, y: before.y + next.y - opposite.y }
    const slant = Math.abs(cosine(opposite, before, next))
    const figure = corners.map((point, index) => (index === at ? corner : point)) as unknown as Corners
    // A corner that was lost lies farther out: one moved inwards would cut off what was seen.
    return slant <= mostSlant && areaOf(figure) > areaOf(corners) ? [{ figure, slant }] : []
  })
  return candidates.toSorted((a, b) => a.slant - b.slant)[0]?.figure ?? corners
}

function areaOf(corners: Corners): number {
  const doubled = corners.reduce((sum, point, at) => {
    const next = corners[(at + 1) % 4] as Point
    return sum + point.x * next.y - next.x * point.y
  }, 0)
  return Math.abs(doubled / 2)
}

type Lengths = readonly [number, number, number, number]

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function ratio(a: number, b: number): number {
  return Math.min(a, b) / Math.max(a, b, 1)
}

function cosine(corner: Point, a: Point, b: Point): number {
  const dot = (a.x - corner.x) * (b.x - corner.x) + (a.y - corner.y) * (b.y - corner.y)
  return dot / Math.max(1, distance(corner, a) * distance(corner, b))
}
