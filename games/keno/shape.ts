import type { SoloTitle, Volatility } from '@saya/game-math'

export type { Text } from '@saya/game-math'

/** What comes back in tenths of the stake: 10 is the stake itself. Stakes are tens of pesos, so it is whole pesos. */
export type Pay = number

/** A ticket of so many numbers, and what it pays. */
export interface Ticket {
  readonly picks: number
  /** By how many of them are drawn, from none to all. */
  readonly pays: readonly Pay[]
}

export interface Title extends SoloTitle<ParSheet> {
  /** How many numbers there are, and how many of them are drawn. */
  readonly numbers: number
  readonly drawn: number
  readonly tickets: readonly Ticket[]
}

/** What the mathematics come to; `proof.test.ts` recomputes every number. */
export interface ParSheet {
  /** The least return of all tickets, in millionths of what is staked. */
  readonly returnPpm: number
  /** The greatest of them. */
  readonly mostReturnPpm: number
  /** That of the ticket whose wins are furthest apart. */
  readonly volatility: Volatility
}

/** A round as a browser shows it. */
export interface VisibleRound {
  readonly picks: readonly number[]
  /** In the order in which they were drawn. */
  readonly drawn: readonly number[]
  readonly hits: number
  readonly pay: Pay
}

export function ticketOf({ tickets }: Pick<Title, 'tickets'>, picks: number): Ticket | undefined {
  return tickets.find(ticket => ticket.picks === picks)
}

/**
 * In how many of all ways to draw so many numbers of a ticket are among them. Which numbers they are does not matter: so many
 * of its own, and the rest of those that it has not.
 */
export function countWays(
  { numbers, drawn }: Pick<Title, 'numbers' | 'drawn'>,
  { picks, hits }: { readonly picks: number; readonly hits: number },
): readonly [ways: bigint, all: bigint] {
  return [choose(picks, hits) * choose(numbers - picks, drawn - hits), choose(numbers, drawn)]
}

/** In how many ways so many can be chosen of all. */
function choose(all: number, chosen: number): bigint {
  let ways = 1n
  for (let at = 0; at < chosen; at++) ways = (ways * BigInt(all - at)) / BigInt(at + 1)
  return ways
}
