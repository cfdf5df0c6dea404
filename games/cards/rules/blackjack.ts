import { type Draw, recorded, type Rng } from '@saya/game-math'
import type { Units } from '@saya/money'
import { type BlackjackRound, type BlackjackTitle, type Card, type Hand, type Move, moves } from '../shape.ts'
import { bestMoves } from './blackjackReturns.ts'
import { isTwentyOneInTwo, type Sum, sumOf, valueOf } from './sums.ts'

export interface RoundOutcome<Shown> {
  readonly win: Units
  /** What the decisions have staked in all. */
  readonly staked: Units
  readonly shown: Shown
  readonly draws: readonly Draw[]
  /** What a choice stakes besides; undefined where it cannot be made now. */
  costOf(choice: number): Units | undefined
  /** What is good for a player who does not decide, and stakes nothing. Nothing where the round is over. */
  readonly late: (() => number) | undefined
}

interface Round {
  readonly title: BlackjackTitle
  readonly stake: Units
  readonly rng: Rng
  readonly choices: readonly number[]
}

interface OpenHand {
  readonly cards: Card[]
  isDoubled: boolean
  isClosed: boolean
}

const cardsInDeck = 52

/**
 * Every card is drawn from a whole deck, so that none tells anything of the next, and the cards come in one order that no
 * decision changes: player, dealer, player, dealer, and then to whoever is next. A dealer with an ace or a ten looks first.
 */
export function playBlackjack({ title, stake, rng, choices }: Round): RoundOutcome<BlackjackRound> {
  const chance = recorded(rng)
  const next = () => chance.next(cardsInDeck)
  const [first, up, second, hole] = [next(), next(), next(), next()]
  const hands: OpenHand[] = [{ cards: [first, second], isDoubled: false, isClosed: false }]
  const dealer = [up, hole]
  // Neither of them leaves anything to decide: the dealer has looked.
  if (isTwentyOneInTwo(dealer) || isTwentyOneInTwo(hands[0]?.cards ?? [])) close(hands)
  for (const choice of choices) act(title, hands, { choice, next })
  const hand = hands.find(({ isClosed }) => !isClosed)
  const allowed = hand ? allowedFor(title, hands, hand) : []
  const staked = stake * BigInt(hands.reduce((sum, { isDoubled }) => sum + (isDoubled ? 2 : 1), 0))
  if (!hand && !hands.every(isSettledAlone)) drawDealer(title, dealer, next)
  const results = hand ? [] : hands.map(one => resultOf(one, dealer, hands.length > 1))
  const win = results.reduce((sum, result, at) => sum + payOf(result, stake, hands[at]?.isDoubled ?? false), 0n)
  return {
    win,
    staked,
    shown: {
      kind: 'blackjack',
      hands: hands.map((one, at) => viewHand(one, results[at] ?? null)),
      active: hand ? hands.indexOf(hand) : null,
      dealer: hand ? [up] : dealer,
      dealerTotal: sumOf(hand ? [up] : dealer).total,
      allowed,
    },
    draws: chance.draws,
    costOf(choice) {
      const move = allowed.find(one => moves[one] === choice)
      if (!move) return undefined
      return move === 'double' || move === 'split' ? stake : 0n
    },
    late: hand && (() => moves[bestMoves(title, { cards: hand.cards, up, allowed: ['stand', 'hit'] }).best]),
  }
}

function close(hands: readonly OpenHand[]): void {
  for (const hand of hands) hand.isClosed = true
}

function act(
  title: BlackjackTitle,
  hands: OpenHand[],
  { choice, next }: { readonly choice: number; readonly next: () => Card },
): void {
  const hand = hands.find(({ isClosed }) => !isClosed)
  const move = hand && allowedFor(title, hands, hand).find(one => moves[one] === choice)
  if (!hand || !move) throw new RangeError(`The choice ${choice} cannot be made now.`)
  if (move === 'split') return split(hands, hand, next)
  if (move !== 'stand') hand.cards.push(next())
  hand.isDoubled = move === 'double'
  hand.isClosed = move === 'stand' || move === 'double' || sumOf(hand.cards).total >= 21
}

/** Two hands of one card each, which both get another at once. Aces get no more than that. */
function split(hands: OpenHand[], hand: OpenHand, next: () => Card): void {
  const [kept = 0, moved = 0] = hand.cards
  const areAces = valueOf(kept) === 11
  hand.cards.splice(0, 2, kept, next())
  const other: OpenHand = { cards: [moved, next()], isDoubled: false, isClosed: false }
  hands.push(other)
  for (const one of hands) one.isClosed = areAces || sumOf(one.cards).total === 21
}

/** A pair is split once; two cards can be doubled. */
function allowedFor({ isDoubleAfterSplit }: BlackjackTitle, hands: readonly OpenHand[], { cards }: OpenHand): Move[] {
  const isFirst = cards.length === 2
  const isSplit = hands.length > 1
  const [one = 0, other = 0] = cards
  return [
    'stand',
    'hit',
    ...(isFirst && (!isSplit || isDoubleAfterSplit) ? (['double'] as const) : []),
    ...(isFirst && !isSplit && valueOf(one) === valueOf(other) ? (['split'] as const) : []),
  ]
}

/** What the dealer draws could change nothing any more. */
function isSettledAlone({ cards }: OpenHand, _at: number, hands: readonly OpenHand[]): boolean {
  return sumOf(cards).total > 21 || (hands.length === 1 && isTwentyOneInTwo(cards))
}

function drawDealer({ isSoftHit }: BlackjackTitle, dealer: Card[], next: () => Card): void {
  while (mustDraw(sumOf(dealer), isSoftHit)) dealer.push(next())
}

function mustDraw({ total, isSoft }: Sum, isSoftHit: boolean): boolean {
  return total < 17 || (total === 17 && isSoft && isSoftHit)
}

type Result = NonNullable<Hand['result']>

function resultOf({ cards }: OpenHand, dealer: readonly Card[], isSplit: boolean): Result {
  const [mine, theirs] = [sumOf(cards).total, sumOf(dealer).total]
  const isBlackjack = !isSplit && isTwentyOneInTwo(cards)
  if (mine > 21) return 'bust'
  if (isTwentyOneInTwo(dealer)) return isBlackjack ? 'push' : 'lost'
  if (isBlackjack) return 'blackjack'
  if (theirs > 21 || mine > theirs) return 'won'
  return mine === theirs ? 'push' : 'lost'
}

/** A blackjack pays three to two. */
function payOf(result: Result, stake: Units, isDoubled: boolean): Units {
  const whole = isDoubled ? 2n * stake : stake
  if (result === 'blackjack') return (5n * stake) / 2n
  if (result === 'won') return 2n * whole
  return result === 'push' ? whole : 0n
}

function viewHand({ cards, isDoubled }: OpenHand, result: Hand['result']): Hand {
  return { cards: [...cards], ...sumOf(cards), isDoubled, result }
}
