import type { Draw } from '@saya/game-math'
import { areOutOf, areSame, drawnFrom, numbered, sizesOf } from '../../view/drawnFrom.ts'
import { type Arrangement, type Card, dealt, type VisibleRound } from '../shape.ts'

const deck = 52
const bots = 3

/** The cards that these draws deal: thirteen to the player, then to each bot but the last, who has what is left. */
export function cardsBy(draws: readonly Draw[]): readonly Card[] {
  return drawnFrom(numbered(deck), draws)
}

/** Whether everybody had the cards that the draws stand for, however they laid them down. */
export function areCardsDealt(shown: VisibleRound | undefined, draws: readonly Draw[]): boolean {
  if (!shown?.own || shown.bots.length !== bots || !areOutOf(draws, sizesOf(deck, bots * dealt))) return false
  const taken = cardsBy(draws)
  const left = numbered(deck).filter(card => !taken.includes(card))
  const hands = [0, 1, 2].map(at => taken.slice(at * dealt, (at + 1) * dealt)).concat([left])
  const laid = [shown.own, ...shown.bots].map(inOrder)
  return areSame(hands[0] ?? [], shown.cards) && hands.every((hand, at) => areSame(sorted(hand), laid[at]))
}

function inOrder({ hands }: Arrangement): readonly Card[] {
  return sorted(hands.flat())
}

function sorted(cards: readonly Card[]): readonly Card[] {
  return [...cards].sort((one, other) => one - other)
}
