import { type Corners, homography, type Point, project } from './homography.ts'
import type { Plane } from './plane.ts'
import { shadeAt } from './shadeAt.ts'

const width = 1400
/** Of bank cards and most identity cards, height over width. */
const cardRatio = 0.63

/** Looks at the card from straight above, with a rim of the table around it in case a corner was missed. */
export function flatten(picture: Plane, corners: Corners, rim = 0.05): Plane {
  const upright = landscape(corners)
  const ratio = Math.min(0.85, Math.max(0.4, sides(upright)))
  const inner = width / (1 + 2 * rim)
  const left = inner * rim
  // A dark band at its edge may have been taken for the table: a card is not that flat.
  const top = left + inner * Math.max(0, cardRatio - ratio)
  const height = Math.round(inner * ratio + 2 * top)
  const back = homography(
    [
      { x: left, y: top },
      { x: left + inner, y: top },
      { x: left + inner, y: top + inner * ratio },
      { x: left, y: top + inner * ratio },
    ],
    upright,
  )
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const seen = project(back, x + 0.5, y + 0.5)
      data[y * width + x] = shadeAt(picture, seen.x, seen.y)
    }
  }
  return { data, width, height }
}

/** Turned upside down: the other way in which a card can lie. */
export function turned({ data, width, height }: Plane): Plane {
  return { data: data.toReversed(), width, height }
}

/** The corners from the upper left on, so that the long side lies across and the picture's own upside stays up. */
function landscape(corners: Corners): Corners {
  const clockwise = area(corners) > 0 ? corners : (corners.toReversed() as unknown as Corners)
  const first =
    clockwise.map((point, at) => ({ at, sum: point.x + point.y })).toSorted((a, b) => a.sum - b.sum)[0]?.at ?? 0
  const ordered = rotated(clockwise, first)
  return sides(ordered) > 1 ? rotated(ordered, 1) : ordered
}

function rotated(corners: Corners, by: number): Corners {
  return [0, 1, 2, 3].map(at => corners[(at + by) % 4]) as unknown as Corners
}

/** Height over width. */
function sides([a, b, c, d]: Corners): number {
  return (length(a, d) + length(b, c)) / (length(a, b) + length(d, c))
}

function length(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function area(corners: Corners): number {
  return corners.reduce((sum, point, at) => {
    const next = corners[(at + 1) % 4] as Point
    return sum + point.x * next.y - next.x * point.y
  }, 0)
}
