import type { Card } from '../shape.ts'

/** What cards count together; soft while an ace counts eleven. */
export interface Sum {
  readonly total: number
  readonly isSoft: boolean
}

/** An ace counts eleven here, tens and pictures ten. */
export function valueOf(card: Card): number {
  const rank = (card % 13) + 1
  return rank === 1 ? 11 : Math.min(rank, 10)
}

/** An ace counts eleven for as long as that is not too much; no second one ever does. */
export function addValue({ total, isSoft }: Sum, value: number): Sum {
  const hard = total - (isSoft ? 10 : 0) + (value === 11 ? 1 : value)
  const soft = hard + 10
  return (isSoft || value === 11) && soft <= 21 ? { total: soft, isSoft: true } : { total: hard, isSoft: false }
}

export function sumOf(cards: readonly Card[]): Sum {
  return cards.reduce<Sum>((sum, card) => addValue(sum, valueOf(card)), { total: 0, isSoft: false })
}

export function isTwentyOneInTwo(cards: readonly Card[]): boolean {
  return cards.length === 2 && sumOf(cards).total === 21
}
