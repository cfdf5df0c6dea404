import { rankingLimits } from '@saya/contract/ranking/ranking.ts'
import type { Units } from '@saya/money'

/** Somebody in a contest of a day. */
export interface Entrant {
  readonly uid: bigint
  readonly turnover: Units
  /** When they came to that sum. */
  readonly reachedAtMs: number
}

const centavo = 100n

/**
 * More counted play comes first, then who came to it earlier, then the lower number of a member. It is compared by whole centavos,
 * as it is published, so that whoever recounts the list comes to the same order.
 */
export function compareEntrants(one: Entrant, other: Entrant): number {
  const [own, others] = [one.turnover / centavo, other.turnover / centavo]
  if (own !== others) return own > others ? -1 : 1
  if (one.reachedAtMs !== other.reachedAtMs) return one.reachedAtMs - other.reachedAtMs
  return one.uid < other.uid ? -1 : 1
}

/** How many entrants played about so much: from this amount on, and less than the next one. */
export interface Step {
  readonly turnover: Units
  readonly count: number
}

/** The steps of all schemas as one list, the largest amount first. */
export function mergeSteps(lists: readonly (readonly Step[])[]): readonly Step[] {
  const counts = new Map<Units, number>()
  for (const { turnover, count } of lists.flat()) counts.set(turnover, (counts.get(turnover) ?? 0) + count)
  const merged = [...counts].map(([turnover, count]) => ({ turnover, count }))
  return merged.toSorted((one, other) => (one.turnover > other.turnover ? -1 : 1))
}

/** From so many on it takes long to count how many played how much. */
const manyEntrants = 10_000
const stepsMinutes = 10

interface CountedDay {
  readonly entrants: number
  readonly countedAtMs: number | null
  readonly steps: readonly Step[]
}

/** How many played how much, where the last count of it still does: of many members it is counted anew every ten minutes. */
export function stepsToKeep(known: CountedDay | undefined, nowMs: number): readonly Step[] | undefined {
  if (!known || known.countedAtMs === null || known.entrants < manyEntrants) return undefined
  const spanOf = (ms: number) => Math.floor(ms / (stepsMinutes * 60_000))
  return spanOf(known.countedAtMs) === spanOf(nowMs) ? known.steps : undefined
}

/** About which place somebody has who played so much and is none of the first: behind all who surely played more. */
export function placeAmong(steps: readonly Step[], turnover: Units): number {
  const above = steps.filter(step => step.turnover > turnover)
  return above.reduce((sum, { count }) => sum + count, 0) + 1
}

interface Standing {
  /** Nothing where they are in no place that is kept. */
  readonly place: number | undefined
  readonly turnover: Units
}

interface Places {
  readonly prizes: readonly Units[]
  readonly least: Units
  /** What those in the first places played, the first one first. */
  readonly turnovers: readonly Units[]
}

export interface NextPrize {
  /** The last place that is given it. */
  readonly place: number
  readonly prize: Units
  /** How much more play it takes as things stand, in whole centavos. */
  readonly missing: Units
}

/** The next better prize, and what is missing to it as things stand. Nothing for who has the first prize. */
export function findNextPrize(
  { place, turnover }: Standing,
  { prizes, least, turnovers }: Places,
): NextPrize | undefined {
  const own = (place !== undefined && prizes[place - 1]) || 0n
  const at = prizes.findLastIndex(prize => prize > own)
  const prize = prizes[at]
  if (prize === undefined) return undefined
  // A place that nobody is in takes no more than to take part.
  const ahead = turnovers[at]
  const wanted = ahead === undefined ? (least > centavo ? least : centavo) : (ahead / centavo + 1n) * centavo
  const missing = wanted > turnover ? wanted - turnover : centavo
  return { place: at + 1, prize, missing: missing + ((centavo - (missing % centavo)) % centavo) }
}

/** So many places are shown. */
export const shownPlaces = rankingLimits.places
/** So many are counted exactly, so that who is near the last prize knows where they are. */
export const exactPlaces = 500
