import { type Draw, recorded, type Rng } from '@saya/game-math'
import type { Units } from '@saya/money'
import {
  type Advice,
  type Arrangement,
  type Bot,
  type Card,
  choiceOf,
  dealt,
  type Hands,
  handsOf,
  placesOf,
  type Title,
  type VisibleRound,
} from '../shape.ts'
import { arrangeFor } from './arrangeFor.ts'
import { layNatural, naturalOf } from './natural.ts'
import { meet } from './points.ts'
import { kindOf, strengthOf } from './strength.ts'

export interface RoundOutcome {
  readonly win: Units
  readonly staked: Units
  readonly shown: VisibleRound
  readonly draws: readonly Draw[]
  /** What is to be arranged; nothing where the round is over. */
  readonly waits: Arranging | undefined
}

export interface Arranging {
  /** Whether cards may lie so: three, five and five, and none weaker than the one before it. */
  isAllowed(choice: number): boolean
  /** What an arrangement is, or the one that the published way would choose. */
  advise(choice?: number): Advice | undefined
}

interface Round {
  readonly title: Title
  readonly stake: Units
  readonly rng: Rng
  readonly choices: readonly number[]
}

const players = 4
const deckSize = 52

/**
 * Thirteen cards for the player and for each of three bots, all drawn before anything is arranged; the last bot has what
 * is left. A natural is decided as it was dealt, since nothing could be won with another arrangement of it.
 */
export function play({ title, stake, rng, choices }: Round): RoundOutcome {
  const chance = recorded(rng)
  const [own = [], ...others] = deal(chance)
  const [choice, ...more] = choices
  const natural = naturalOf(own)
  if (more.length > 0 || (natural && choice !== undefined)) throw new RangeError('Cards are laid down once.')
  const told = { staked: stake, draws: chance.draws }
  if (!natural && choice === undefined) {
    const shown = { cards: own, own: null, bots: [], points: 0, bonus: 0 }
    return { ...told, win: 0n, shown, waits: waitFor(title, own) }
  }
  const laid = natural ? lay(layNatural(own, natural), natural) : layAs(own, choice ?? 0)
  const bots = others.map(cards => meet(title, laid, arrangeBot(title, cards)))
  const shown = { cards: own, own: laid, bots, ...countUp(title, laid, bots) }
  return { ...told, win: winOf(title, stake, shown), shown, waits: undefined }
}

function deal(rng: Rng): readonly Card[][] {
  const deck = Array.from({ length: deckSize }, (_, card) => card)
  const hands = Array.from({ length: players - 1 }, () =>
    Array.from({ length: dealt }, () => deck.splice(rng.next(deck.length), 1)[0] ?? 0),
  )
  return [...hands, deck]
}

function waitFor(title: Title, cards: readonly Card[]): Arranging {
  function judge(choice: number): Advice | undefined {
    const places = placesOf(choice)
    if (!places) return undefined
    const hands = handsOf(cards, places)
    return { choice, kinds: kindsOf(hands), isAllowed: isInOrder(hands) }
  }
  return {
    isAllowed: choice => judge(choice)?.isAllowed ?? false,
    advise: choice => judge(choice ?? choiceOf(placesIn(cards, arrangeFor(title, cards)))),
  }
}

function placesIn(cards: readonly Card[], hands: Hands): number[] {
  return cards.map(card => hands.findIndex(hand => hand.includes(card)))
}

function layAs(cards: readonly Card[], choice: number): Arrangement {
  const places = placesOf(choice)
  const hands = places && handsOf(cards, places)
  if (!hands || !isInOrder(hands)) throw new RangeError('Cards cannot lie so.')
  return lay(hands, null)
}

function lay(hands: Hands, natural: Arrangement['natural']): Arrangement {
  return { hands, kinds: kindsOf(hands), natural }
}

/** A bot sees its own cards and nothing else. */
function arrangeBot(title: Title, cards: readonly Card[]): Arrangement {
  const natural = naturalOf(cards)
  return lay(natural ? layNatural(cards, natural) : arrangeFor(title, cards), natural)
}

function kindsOf([front, middle, back]: Hands): Arrangement['kinds'] {
  return [kindOf(strengthOf(front)), kindOf(strengthOf(middle)), kindOf(strengthOf(back))]
}

function isInOrder([front, middle, back]: Hands): boolean {
  return strengthOf(front) <= strengthOf(middle) && strengthOf(middle) <= strengthOf(back)
}

function countUp(
  { bonus }: Title,
  { natural }: Arrangement,
  bots: readonly Bot[],
): Pick<VisibleRound, 'points' | 'bonus'> {
  const points = bots.reduce((sum, bot) => sum + bot.points, 0)
  return { points, bonus: natural ? bonus[natural] : 0 }
}

/** The stake covers all that three bots can win of it. Of what is won from them in all a part is kept; a bonus is whole. */
function winOf(title: Title, stake: Units, { points, bonus }: Pick<VisibleRound, 'points' | 'bonus'>): Units {
  const perPoint = stake / BigInt((players - 1) * title.mostPoints)
  const won = BigInt(points) * perPoint
  const kept = won > 0n ? (won * BigInt(title.keptPercent)) / 100n : 0n
  return stake + won - kept + BigInt(bonus) * stake
}
