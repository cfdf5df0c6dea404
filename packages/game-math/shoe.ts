import type { Rng } from './rng.ts'

export const decksInShoe = 8
const cardsInDeck = 52

/**
 * Cards from a shoe of eight decks that is whole before every round: each draw is a number below how many are left, and
 * takes the card at that place of those that are left, in the order deck by deck. No card is put in order before, so
 * that every order of the whole shoe is as likely as any other.
 */
export function openShoe(rng: Rng): () => number {
  const left = Array.from({ length: decksInShoe * cardsInDeck }, (_, place) => place % cardsInDeck)
  return () => {
    const [card] = left.splice(rng.next(left.length), 1)
    if (card === undefined) throw new Error('The shoe is empty.')
    return card
  }
}
