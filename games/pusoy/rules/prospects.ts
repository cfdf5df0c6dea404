import { kinds, rows, type Title } from '../shape.ts'
import { royaltyTable, type Strengths } from './points.ts'
import { classOf } from './strength.ts'

export type Arranging = Pick<Title, 'way' | 'royalties'>

const perKind = 13 * 13
export const classes = kinds.length * perKind
const thousand = 1000
/** A prospect: in how many of a thousand comparisons a hand wins, and below that what it counts then. */
const perValue = 16

/**
 * What an arrangement is expected to come to: what each hand counts when it wins, less one point when it loses, and the
 * same once more for winning or losing all three. It is a whole number, so that it is the same wherever it is counted.
 */
export function scoreOf(front: number, middle: number, back: number): number {
  const [f, ofFront] = [front >> 4, front & 15]
  const [m, ofMiddle] = [middle >> 4, middle & 15]
  const [b, ofBack] = [back >> 4, back & 15]
  const singly = f * (ofFront + 1) + m * (ofMiddle + 1) + b * (ofBack + 1) - rows.length * thousand
  const none = rows.length * (thousand - f) * (thousand - m) * (thousand - b)
  return singly * thousand * thousand + f * m * b * (ofFront + ofMiddle + ofBack) - none
}

/** The same of three hands by what they are worth. */
export function openScorer(title: Arranging): (strengths: Strengths) => number {
  const [front, middle, back] = prospectsOf(title)
  return ([first, second, third]) =>
    scoreOf(front[classOf(first)] ?? 0, middle[classOf(second)] ?? 0, back[classOf(third)] ?? 0)
}

/** By the class of a hand, its prospect in each row. */
export function prospectsOf({ way, royalties }: Arranging): readonly [Int32Array, Int32Array, Int32Array] {
  const values = royaltyTable({ royalties })
  const [front, middle, back] = rows.map((row, at) =>
    Int32Array.from({ length: classes }, (_, one) => {
      const value = values[at]?.[Math.floor(one / perKind)] ?? 1
      return chanceOf(way[row], one) * perValue + value
    }),
  )
  if (!front || !middle || !back) throw new Error('There are three rows.')
  return [front, middle, back]
}

/** A hand lies between the lowest of its kind and highest rank and the lowest of the next, by its second rank. */
function chanceOf(lowest: readonly number[], ofClass: number): number {
  const [kind, first, second] = [Math.floor(ofClass / perKind), Math.floor(ofClass / 13) % 13, ofClass % 13]
  const here = lowest[Math.floor(ofClass / 13)] ?? thousand
  const next = lowest[Math.floor(ofClass / 13) + 1] ?? thousand
  const name = kinds[kind] ?? 'high'
  if (name === 'straight' || name === 'straightFlush') return Math.round((here + next) / 2)
  const seconds = name === 'high' || name === 'flush' || name === 'twoPair' ? Math.max(first, 1) : 13
  return Math.round(here + ((next - here) * (2 * Math.min(second, seconds - 1) + 1)) / (2 * seconds))
}
