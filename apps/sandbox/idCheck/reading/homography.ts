export interface Point {
  readonly x: number
  readonly y: number
}

/** The corners of something flat, clockwise from the upper left. */
export type Corners = readonly [Point, Point, Point, Point]

/** Nine numbers that carry a point of one plane to where it is seen in another. */
export type Homography = readonly number[]

/** The mapping under which each corner of one figure falls on the same corner of the other. */
export function homography(from: Corners, to: Corners): Homography {
  const rows: number[][] = []
  for (let at = 0; at < 4; at++) {
    const [a, b] = [from[at] as Point, to[at] as Point]
    rows.push([a.x, a.y, 1, 0, 0, 0, -b.x * a.x, -b.x * a.y, b.x])
    rows.push([0, 0, 0, a.x, a.y, 1, -b.y * a.x, -b.y * a.y, b.y])
  }
  return [...solve(rows), 1]
}

/** Where a point comes to lie. */
export function project(h: Homography, x: number, y: number): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0, j = 1] = h
  const depth = g * x + i * y + j
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
}

/** Eight equations in eight unknowns, by elimination with the largest pivot first. */
function solve(rows: number[][]): number[] {
  const count = rows.length
  for (let column = 0; column < count; column++) {
    let best = column
    for (let row = column + 1; row < count; row++) {
      if (Math.abs(cell(rows, row, column)) > Math.abs(cell(rows, best, column))) best = row
    }
    const [one, other] = [rows[column] as number[], rows[best] as number[]]
    rows[column] = other
    rows[best] = one
    for (let row = 0; row < count; row++) {
      if (row === column) continue
      const share = cell(rows, row, column) / cell(rows, column, column)
      for (let at = column; at <= count; at++)
        (rows[row] as number[])[at] = cell(rows, row, at) - share * cell(rows, column, at)
    }
  }
  return rows.map((_, row) => cell(rows, row, count) / cell(rows, row, row))
}

function cell(rows: readonly number[][], row: number, column: number): number {
  return rows[row]?.[column] ?? 0
}
