import { type Draw, recorded, type Rng } from '@saya/game-math'
import type { Units } from '@saya/money'
import { ticketOf, type Title, type VisibleRound } from '../shape.ts'

export interface RoundOutcome {
  readonly win: Units
  readonly shown: VisibleRound
  readonly draws: readonly Draw[]
}

interface Round {
  readonly title: Title
  readonly stake: Units
  readonly rng: Rng
  /** The numbers of the ticket. */
  readonly choices: readonly number[]
}

/** What is drawn depends on no ticket: number after number takes one of those that are left. */
export function play({ title, stake, rng, choices }: Round): RoundOutcome {
  if (!isTicket(title, choices)) throw new RangeError(`This is no ticket of ${title.code}.`)
  const chance = recorded(rng)
  const left = Array.from({ length: title.numbers }, (_, at) => at + 1)
  const drawn = Array.from({ length: title.drawn }, () => left.splice(chance.next(left.length), 1)[0] ?? 0)
  const hits = choices.filter(number => drawn.includes(number)).length
  const pay = ticketOf(title, choices.length)?.pays[hits] ?? 0
  return { win: (stake * BigInt(pay)) / 10n, shown: { picks: choices, drawn, hits, pay }, draws: chance.draws }
}

/** Whether these are numbers that can be played together: each there is, none twice, and not too many. */
export function isTicket(title: Title, choices: readonly number[]): boolean {
  const areThere = choices.every(number => Number.isInteger(number) && number >= 1 && number <= title.numbers)
  return areThere && new Set(choices).size === choices.length && ticketOf(title, choices.length) !== undefined
}
