import { decksInShoe, openShoe, type Rng } from '@saya/game-math'
import type { Card, Marks } from '../shape.ts'
import type { Chance, DrawnOutcome } from './chance.ts'

/** One card each; the higher rank wins, and an ace is the lowest. */
export function drawDragonTiger(rng: Rng): DrawnOutcome {
  const next = openShoe(rng)
  const [dragon, tiger] = [next(), next()]
  return { shown: { kind: 'dragonTiger', dragon, tiger }, marks: marksOf(dragon, tiger) }
}

function marksOf(dragon: Card, tiger: Card): Marks {
  if (dragon % 13 !== tiger % 13) return dragon % 13 > tiger % 13 ? { dragon: 1 } : { tiger: 1 }
  return dragon === tiger ? { tie: 1, suitedTie: 1 } : { tie: 1 }
}

/** Every two cards that can follow each other out of a full shoe. */
export function listDragonTiger(): readonly Chance[] {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  return deck.flatMap(dragon =>
    deck.map(tiger => ({
      marks: marksOf(dragon, tiger),
      weight: BigInt(decksInShoe * (tiger === dragon ? decksInShoe - 1 : decksInShoe)),
    })),
  )
}
