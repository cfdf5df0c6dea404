import { recorded, type Rng } from '@saya/game-math'
import type { Units } from '@saya/money'
import type { Card, PokerRound, PokerTitle } from '../shape.ts'
import type { RoundOutcome } from './blackjack.ts'
import { bestHold } from './pokerReturns.ts'
import { rankHand } from './rankHand.ts'

interface Round {
  readonly title: PokerTitle
  readonly stake: Units
  readonly rng: Rng
  readonly choices: readonly number[]
}

const handSize = 5
const holds = 2 ** handSize

/** Ten cards of a whole deck are drawn before anything is held: five to see, and five that come for what is not held. */
export function playPoker({ title, stake, rng, choices }: Round): RoundOutcome<PokerRound> {
  const chance = recorded(rng)
  const deck = Array.from({ length: 52 }, (_, card) => card)
  const drawn = Array.from({ length: 2 * handSize }, () => deck.splice(chance.next(deck.length), 1)[0] ?? 0)
  const dealt = drawn.slice(0, handSize)
  const [held, ...more] = choices
  if (more.length > 0) throw new RangeError('Cards are held once.')
  if (held === undefined) {
    return {
      win: 0n,
      staked: stake,
      shown: { kind: 'poker', cards: dealt, held: null, rank: rankHand(dealt) },
      draws: chance.draws,
      costOf: choice => (choice < holds ? 0n : undefined),
      late: () => bestHold(title, dealt),
    }
  }
  const cards = hold(dealt, held, drawn.slice(handSize))
  const rank = rankHand(cards)
  return {
    win: stake * BigInt(title.pays[rank]),
    staked: stake,
    shown: { kind: 'poker', cards, held, rank },
    draws: chance.draws,
    costOf: () => undefined,
    late: undefined,
  }
}

/** What is not held is replaced from the first place on, by the cards in the order in which they were drawn. */
function hold(dealt: readonly Card[], held: number, coming: readonly Card[]): Card[] {
  let used = 0
  return dealt.map((card, place) => ((held >> place) & 1 ? card : (coming[used++] ?? 0)))
}
