import { type Units, unitsPerPeso } from '@saya/money'
import type { Card, CardWin, DabbedCard, Kind, PrizeCode, Room, Stakes } from '../shape.ts'
import { patternsOf } from './patterns.ts'

/** By which ball a card has completed a prize: infinity where it has not. */
export function ballOf(kind: Kind, prize: PrizeCode, { card, balls }: CalledCard): number {
  const called = new Map(balls.map((number, at) => [number, at + 1]))
  const places = card.filter(number => number !== 0).map(number => called.get(number) ?? Number.POSITIVE_INFINITY)
  const ends = patternsOf(kind, prize).map(pattern => Math.max(...pattern.map(place => places[place] ?? 0)))
  return Math.min(...ends)
}

interface CalledCard {
  readonly card: Card
  readonly balls: readonly number[]
}

/** What a card has won of the fixed prizes by the balls that were called. */
export function wonBy(room: Pick<Room, 'kind' | 'prizes'>, called: CalledCard): readonly CardWin[] {
  return room.prizes.flatMap(({ code, steps }) => {
    const ball = ballOf(room.kind, code, called)
    const step = steps.find(({ by }) => ball <= by)
    return step ? [{ prize: code, ball, pay: step.pay }] : []
  })
}

export function hasJackpot(room: Pick<Room, 'kind' | 'jackpot'>, called: CalledCard): boolean {
  return ballOf(room.kind, 'house', called) <= room.jackpot.by
}

/** A card as it stands after these balls. */
export function dab(room: Room, { card, balls }: CalledCard): DabbedCard {
  const called = new Set(balls)
  return {
    cells: card,
    dabs: card.filter(number => called.has(number)),
    won: wonBy(room, { card, balls }),
    hasJackpot: hasJackpot(room, { card, balls }),
  }
}

/** What the fixed prizes of cards come to together. */
export function winOf(room: Room, cards: readonly Card[], balls: readonly number[]): Units {
  const pays = cards.flatMap(card => wonBy(room, { card, balls }).map(({ pay }) => pay))
  const price = BigInt(room.price) * unitsPerPeso
  return pays.reduce((sum, pay) => sum + (price * BigInt(pay)) / 100n, 0n)
}

export type StakesJudgement =
  | { readonly ok: true; readonly cards: number }
  | { readonly ok: false; readonly code: 'bet_unknown' | 'cards_bought' }

/** Cards are bought with one press a round: as many as are wanted, each at the price of the room. */
export function judgeStakes(room: Room, stakes: Stakes, before: Stakes): StakesJudgement {
  const names = Object.keys(stakes)
  const isKnown = names.every(
    (name, at) => name in stakes && stakes[`card-${at}`] === room.price && /^card-\d$/.test(name),
  )
  if (names.length === 0 || names.length > room.mostCards || !isKnown) return { ok: false, code: 'bet_unknown' }
  if (Object.keys(before).length > 0) return { ok: false, code: 'cards_bought' }
  return { ok: true, cards: names.length }
}
