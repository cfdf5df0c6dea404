import type { Draw } from '@saya/game-math'
import { areOutOf, areSame, drawnFrom, numbered, sizesOf } from '../../view/drawnFrom.ts'
import { ticketOf, type Title, type VisibleRound } from '../shape.ts'

/** The numbers that these draws take: each takes one of those that are left, in their order. */
export function numbersBy({ numbers }: Title, draws: readonly Draw[]): readonly number[] {
  return drawnFrom(numbered(numbers, 1), draws)
}

interface PlayedRound {
  readonly shown: VisibleRound | undefined
  /** The numbers of the ticket. */
  readonly choices: readonly number[]
}

/** Whether the numbers that were shown are what the draws stand for, and what they were worth is what the ticket pays. */
export function areNumbersDrawn(title: Title, { shown, choices }: PlayedRound, draws: readonly Draw[]): boolean {
  if (!shown) return false
  const drawn = numbersBy(title, draws)
  const hits = choices.filter(number => drawn.includes(number)).length
  const pay = ticketOf(title, choices.length)?.pays[hits]
  return (
    areOutOf(draws, sizesOf(title.numbers, title.drawn)) &&
    areSame(drawn, shown.drawn) &&
    areSame(choices, shown.picks) &&
    hits === shown.hits &&
    pay === shown.pay
  )
}
