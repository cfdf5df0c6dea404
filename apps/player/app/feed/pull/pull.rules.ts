/** How far a page follows the finger at most, in pixels, and from where on letting go asks anew. */
const [most, enough] = [96, 56]
/** A finger moves further than what it pulls. */
const resistance = 0.45
/** Below this nobody has decided where to yet. */
const begins = 8

export interface Way {
  readonly x: number
  readonly y: number
}

/** What a finger's way since it came down is: a pull, something else for good, or not yet known. */
export function judgeWay({ x, y }: Way): 'pull' | 'other' | 'unknown' {
  if (Math.hypot(x, y) < begins) return 'unknown'
  return y > 1.5 * Math.abs(x) ? 'pull' : 'other'
}

/** How far the sign has come down for a finger that moved so far. */
export function pulledBy(y: number): number {
  return Math.max(0, Math.min(most, y * resistance))
}

export function isEnough(pulled: number): boolean {
  return pulled >= enough
}
