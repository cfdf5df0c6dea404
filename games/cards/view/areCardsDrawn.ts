import type { Draw } from '@saya/game-math'
import { areOutOf, areSame, drawnFrom, numbered, sizesOf } from '../../view/drawnFrom.ts'
import type { BlackjackRound, Card, PokerRound, Title, VisibleRound } from '../shape.ts'

const deck = 52
const handSize = 5

/** The cards that these draws stand for: of poker out of those that are left, of blackjack each out of a whole deck. */
export function cardsBy({ kind }: Pick<Title, 'kind'>, draws: readonly Draw[]): readonly Card[] {
  return kind === 'poker' ? drawnFrom(numbered(deck), draws) : draws.map(({ value }) => value)
}

/** Whether the cards that were shown are those that the draws stand for, each where it had to come. */
export function areCardsDrawn(title: Title, shown: VisibleRound | undefined, draws: readonly Draw[]): boolean {
  const cards = cardsBy(title, draws)
  if (shown?.kind !== title.kind) return false
  if (shown.kind === 'poker')
    return areOutOf(draws, sizesOf(deck, 2 * handSize)) && areSame(heldOf(shown, cards), shown.cards)
  return draws.every(({ of }) => of === deck) && areSame(cards, orderOf(shown))
}

/** Five cards to see, and behind them those that come for what is not held, from the first place on. */
function heldOf({ held }: PokerRound, cards: readonly Card[]): readonly (Card | undefined)[] {
  let used = handSize
  return cards.slice(0, handSize).map((card, place) => (((held ?? 0) >> place) & 1 ? card : cards[used++]))
}

/** Cards of a round of blackjack in the order in which they come: first two each in turn, of a pair that was split one more each. */
function orderOf({ hands: [one, other], dealer: [up, hole, ...drawn] }: BlackjackRound): readonly (Card | undefined)[] {
  const [first, second, ...rest] = one?.cards ?? []
  if (!other) return [first, up, second, hole, ...rest, ...drawn]
  const [moved, next, ...last] = other.cards
  return [first, up, moved, hole, second, next, ...rest, ...last, ...drawn]
}
