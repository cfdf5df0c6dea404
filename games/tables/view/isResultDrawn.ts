import { decksInShoe, type Draw } from '@saya/game-math'
import { areOutOf, areSame, drawnFrom, numbered, sizesOf } from '../../view/drawnFrom.ts'
import type { Card, Kind, VisibleRound } from '../shape.ts'

const cardsInDeck = 52
const shoe = decksInShoe * cardsInDeck
const pockets = 37

/** The cards that these draws take out of a whole shoe. */
export function cardsBy(draws: readonly Draw[]): readonly Card[] {
  return drawnFrom(numbered(shoe), draws).map(place => place % cardsInDeck)
}

/** Whether the number, the dice or the cards that were shown are what the draws stand for. */
export function isResultDrawn(kind: Kind, shown: VisibleRound | null, draws: readonly Draw[]): boolean {
  if (shown?.kind !== kind) return false
  const values = draws.map(({ value }) => value)
  switch (shown.kind) {
    case 'roulette':
      return areOutOf(draws, [pockets]) && areSame(values, [shown.number])
    case 'sicBo':
      return (
        isThrow(draws) &&
        areSame(
          values,
          shown.dice.map(face => face - 1),
        )
      )
    case 'colorGame':
      return isThrow(draws) && areSame(values, shown.dice)
    case 'dragonTiger':
      return areOutOf(draws, sizesOf(shoe, 2)) && areSame(cardsBy(draws), [shown.dragon, shown.tiger])
    case 'baccarat': {
      const [first, third, ...more] = shown.player
      const [second, fourth, ...last] = shown.banker
      const cards = [first, second, third, fourth, ...more, ...last]
      return areOutOf(draws, sizesOf(shoe, cards.length)) && areSame(cardsBy(draws), cards) && areTotals(shown)
    }
  }
}

function isThrow(draws: readonly Draw[]): boolean {
  return areOutOf(draws, [6, 6, 6])
}

/** An ace counts one, ten and the pictures nothing. */
function areTotals({ player, banker, totals }: Extract<VisibleRound, { kind: 'baccarat' }>): boolean {
  const [mine, theirs] = [player, banker].map(cards => cards.reduce((sum, card) => sum + worthOf(card), 0) % 10)
  return areSame([mine, theirs], totals)
}

function worthOf(card: Card): number {
  const rank = (card % 13) + 1
  return rank > 9 ? 0 : rank
}
