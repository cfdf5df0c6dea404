import type { Kind } from '../shape.ts'

/** Where a fish is: in widths and heights of the water, and how it looks there. */
export interface Swimmer {
  /** Which of its ways across it is on: one that is caught is gone until the next. */
  readonly lap: number
  readonly x: number
  readonly y: number
  /** Whether it swims to the right. */
  readonly isRight: boolean
  /** How far its tail is in its stroke: 0 up to 1. */
  readonly stroke: number
}

const restMs = 3500
/** So far outside the water a way begins and ends, so that nothing comes into sight at once. */
const outside = 0.28
const strokeMs = 700

/** What a school swims by. Everybody at one reef knows it, so that all of them see the same without being told. */
export function seedOf(code: string, reef: number): number {
  let seed = 0x811c9dc5
  for (const letter of `${code}/${reef}`) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return seed >>> 0
}

interface Where {
  readonly kind: Pick<Kind, 'seconds'>
  readonly fish: number
  readonly seed: number
  readonly atMs: number
}

/** Where a fish is at a moment of the studio's clock. Nothing while it rests outside. */
export function swim({ kind, fish, seed, atMs }: Where): Swimmer | undefined {
  const own = chanceOf(seed, fish, -1)
  const acrossMs = kind.seconds * 1000 * (0.85 + 0.3 * own())
  const periodMs = acrossMs + restMs * (0.4 + own())
  const elapsedMs = atMs + own() * periodMs
  const lap = Math.floor(elapsedMs / periodMs)
  const part = (elapsedMs - lap * periodMs) / acrossMs
  if (part > 1) return undefined
  const chance = chanceOf(seed, fish, lap)
  const isRight = chance() < 0.5
  const height = 0.07 + 0.73 * chance()
  const [swing, turns, begin] = [0.015 + 0.05 * chance(), 1 + 1.6 * chance(), chance()]
  const way = -outside + part * (1 + 2 * outside)
  return {
    lap,
    x: isRight ? way : 1 - way,
    y: height + swing * Math.sin(2 * Math.PI * (turns * part + begin)),
    isRight,
    stroke: (elapsedMs / strokeMs + begin) % 1,
  }
}

/** The same numbers for the same fish and way, everywhere. They decide no catch. */
function chanceOf(seed: number, fish: number, lap: number): () => number {
  let state = (seed ^ Math.imul(fish + 1, 0x9e3779b1) ^ Math.imul(lap + 1, 0x85ebca77)) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
