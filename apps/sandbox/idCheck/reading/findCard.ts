import type { Corners, Point } from './homography.ts'
import { squareUp } from './squareUp.ts'

interface Colours {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export interface FoundCard {
  readonly corners: Corners
  /** How many sides of the picture cut into it. */
  readonly cutSides: number
  /** Its share of the picture. */
  readonly area: number
}

/** Finds what lies on the table: the largest thing of another colour than the rim of the picture, and its four corners. */
export function findCard(picture: Colours): FoundCard | undefined {
  const { width, height } = picture
  const away = distances(picture)
  const mask = largestPart(away, otsu(away), picture)
  const area = mask.count / (width * height)
  if (area < 0.06) return undefined
  const hull = convexHull(mask.rim)
  const quad = fourSided(hull)
  if (!quad) return undefined
  // A figure that its own outline fills badly is no card: a hand, a sheet of fabric, a room.
  if (mask.count / Math.max(1, areaOf(quad)) < 0.6) return undefined
  return { corners: squareUp(quad as unknown as Corners), cutSides: cuts(mask.rim, width, height), area }
}

/** How far each pixel's colour is from that of the rim nearest to it, in its own light. */
function distances({ data, width, height }: Colours): Uint8Array {
  const grounds = groundsOf({ data, width, height })
  const out = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [right, down] = [x / width, y / height]
      const at = (y * width + x) * 3
      let sum = 0
      for (const [channel, [left, far, top, bottom]] of grounds.entries()) {
        const across = left * (1 - right) + far * right
        const along = top * (1 - down) + bottom * down
        sum += ((data[at + channel] as number) - (across + along) / 2) ** 2
      }
      out[y * width + x] = Math.min(255, Math.sqrt(sum))
    }
  }
  return out
}

type Sides = readonly [left: number, right: number, top: number, bottom: number]

/** The table's shade along each side of the picture, for each of the three colours. */
function groundsOf({ data, width, height }: Colours): readonly Sides[] {
  const rim = Math.max(3, Math.round(width / 50))
  const sides: readonly number[][] = [[], [], [], []]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const side = [x < rim, x >= width - rim, y < rim, y >= height - rim].indexOf(true)
      if (side >= 0) sides[side]?.push((y * width + x) * 3)
    }
  }
  return [0, 1, 2].map(channel => {
    const shades = sides.map(places => median(places.map(at => data[at + channel] as number)))
    const usual = median(sides.flat().map(at => data[at + channel] as number))
    // A side along which the card itself lies says nothing about the table.
    return shades.map(shade =>
      Math.abs(shade - usual) > Math.max(45, usual * 0.6) ? usual : shade,
    ) as unknown as Sides
  })
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The threshold between two heaps of values, after Otsu, a little lower: a dark band belongs to its card. */
function otsu(values: Uint8Array): number {
  const counts = new Float64Array(256)
  for (const value of values) counts[value] = (counts[value] as number) + 1
  const whole = counts.reduce((sum, count, value) => sum + count * value, 0)
  let [below, sumBelow, best, threshold] = [0, 0, 0, 30]
  for (let value = 0; value < 256; value++) {
    below += counts[value] as number
    sumBelow += value * (counts[value] as number)
    const above = values.length - below
    if (below === 0 || above === 0) continue
    const spread = below * above * (sumBelow / below - (whole - sumBelow) / above) ** 2
    if (spread > best) [best, threshold] = [spread, value]
  }
  return Math.max(11, threshold * 0.34)
}

interface Part {
  readonly count: number
  /** Its outermost pixels in each row and column. */
  readonly rim: readonly Point[]
}

function largestPart(values: Uint8Array, threshold: number, { width, height }: Omit<Colours, 'data'>): Part {
  const names = new Int32Array(values.length)
  let [best, bestCount, next] = [0, 0, 0]
  for (let start = 0; start < values.length; start++) {
    if (names[start] !== 0 || (values[start] as number) <= threshold) continue
    const count = spread({ values, threshold, names, width }, start, ++next)
    if (count > bestCount) [best, bestCount] = [next, count]
  }
  const rim: Point[] = []
  for (let y = 0; y < height; y++) {
    const row = names.subarray(y * width, (y + 1) * width)
    const [first, last] = [row.indexOf(best), row.lastIndexOf(best)]
    if (first >= 0) rim.push({ x: first, y: y + 0.5 }, { x: last + 1, y: y + 0.5 })
  }
  return { count: bestCount, rim }
}

interface Field {
  readonly values: Uint8Array
  readonly threshold: number
  readonly names: Int32Array
  readonly width: number
}

/** Names all that hangs together with a pixel, and counts it. */
function spread({ values, threshold, names, width }: Field, start: number, name: number): number {
  const stack = [start]
  names[start] = name
  let count = 0
  while (stack.length > 0) {
    const at = stack.pop() as number
    count++
    const x = at % width
    for (const near of [at - width, at + width, x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1]) {
      if (near < 0 || near >= values.length || names[near] !== 0 || (values[near] as number) <= threshold) continue
      names[near] = name
      stack.push(near)
    }
  }
  return count
}

function cross(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/** Andrew's monotone chain; clockwise on a screen. */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  function half(list: readonly Point[]): Point[] {
    const chain: Point[] = []
    for (const point of list) {
      while (chain.length >= 2 && cross(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** Takes away, one by one, the side whose neighbours need to be lengthened least until four are left: round corners go. */
function fourSided(hull: readonly Point[]): Point[] | undefined {
  let figure = [...hull]
  while (figure.length > 4) {
    let best: { at: number; corner: Point; cost: number } | undefined
    for (let at = 0; at < figure.length; at++) {
      const around = [0, 1, 2, 3].map(step => figure[(at + step) % figure.length] as Point) as unknown as Corners
      const corner = meeting(around)
      if (!corner) continue
      const cost = Math.abs(cross(around[1], corner, around[2]))
      if (!best || cost < best.cost) best = { at, corner, cost }
    }
    if (!best) return undefined
    const { at, corner } = best
    const [b, c] = [(at + 1) % figure.length, (at + 2) % figure.length]
    figure = figure.map((point, index) => (index === b ? corner : point)).filter((_, index) => index !== c)
  }
  return figure.length === 4 ? figure : undefined
}

/** Where the lines through a, b and through d, c meet beyond b and c. */
function meeting([a, b, c, d]: Corners): Point | undefined {
  const [dx1, dy1, dx2, dy2] = [b.x - a.x, b.y - a.y, c.x - d.x, c.y - d.y]
  const turn = dx1 * dy2 - dy1 * dx2
  if (Math.abs(turn) < 1e-9) return undefined
  const share = ((d.x - a.x) * dy2 - (d.y - a.y) * dx2) / turn
  const other = ((d.x - a.x) * dy1 - (d.y - a.y) * dx1) / turn
  return share >= 1 && other >= 1 ? { x: a.x + share * dx1, y: a.y + share * dy1 } : undefined
}

function areaOf(figure: readonly Point[]): number {
  return Math.abs(
    figure.reduce((sum, point, at) => {
      const next = figure[(at + 1) % figure.length] as Point
      return sum + point.x * next.y - next.x * point.y
    }, 0) / 2,
  )
}

/** A side counts as cutting when the thing lies along it for a fifth of its length. */
function cuts(rim: readonly Point[], width: number, height: number): number {
  const left = rim.filter(({ x }) => x <= 1).length
  const right = rim.filter(({ x }) => x >= width - 1).length
  const top = rim.filter(({ y }) => y < 1.5).map(({ x }) => x)
  const bottom = rim.filter(({ y }) => y > height - 1.5).map(({ x }) => x)
  const along = (xs: number[]) => (xs.length > 1 ? Math.max(...xs) - Math.min(...xs) : 0)
  return [left > height / 5, right > height / 5, along(top) > width / 5, along(bottom) > width / 5].filter(Boolean)
    .length
}
