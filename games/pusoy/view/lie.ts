import { type Card, choiceOf, rows, sizes } from '../shape.ts'

/** Thirteen cards as they lie while they are arranged: by slot, the front's three first. */
export type Lie = readonly Card[]

/** The row of each slot. */
export const rowOfSlot: readonly number[] = rows.flatMap((_row, at) => Array.from({ length: sizes[at] ?? 0 }, () => at))

export function swap(lie: Lie, one: number, other: number): Lie {
  return lie.map((card, slot) => lie[slot === one ? other : slot === other ? one : slot] ?? card)
}

/** The highest in the back, the lowest in the front; or suit by suit. */
export function sortAll(cards: readonly Card[], by: 'rank' | 'suit'): Lie {
  const order = by === 'rank' ? byRank : bySuit
  const sorted = [...cards].sort(order)
  return [sorted.slice(10), sorted.slice(5, 10), sorted.slice(0, 5)].flat()
}

/** Cards by the row of each; within a row what belongs together lies together. */
export function layRows(cards: readonly Card[], places: readonly number[]): Lie {
  return rows.flatMap((_row, at) => grouped(cards.filter((_card, place) => places[place] === at)))
}

/** What is chosen by laying them so, for cards in the order of the deal. */
export function choiceFor(cards: readonly Card[], lie: Lie): number {
  return choiceOf(cards.map(card => rowOfSlot[lie.indexOf(card)] ?? 0))
}

/** Those there are most of first, and among them the highest. */
export function grouped(hand: readonly Card[]): Card[] {
  const countOf = (card: Card) => hand.filter(other => other % 13 === card % 13).length
  return [...hand].sort((a, b) => countOf(b) - countOf(a) || byRank(a, b))
}

function heightOf(card: Card): number {
  return (card + 12) % 13
}

function suitOf(card: Card): number {
  return Math.floor(card / 13)
}

function byRank(a: Card, b: Card): number {
  return heightOf(b) - heightOf(a) || suitOf(a) - suitOf(b)
}

function bySuit(a: Card, b: Card): number {
  return suitOf(a) - suitOf(b) || heightOf(b) - heightOf(a)
}
