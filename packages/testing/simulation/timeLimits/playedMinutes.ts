import { manilaDay, periodStart } from '../model/manilaDay.ts'

/** After so many minutes without a bet nobody plays any more. */
const idle = 15
export const longestSeat = 12 * 60

const minutesADay = 24 * 60
const minutesAhead = 8 * 60

export type Period = 'day' | 'week' | 'month'

/** A way into a game as its member understands it, in whole minutes. */
export interface Seat {
  readonly tokenHash: Buffer
  readonly provider: number
  readonly game: number
  readonly from: number
  until: number
  lastBet: number
}

export interface PlayedBet {
  readonly provider: number
  /** None where the bet does not say it. */
  readonly game: number
  readonly at: number
}

/**
 * The seats that a bet is made in: that of its game, all where it names no game, and on a game that nobody sat down for the seat that was
 * taken last.
 */
export function seatsOf(seats: readonly Seat[], { provider, game, at }: PlayedBet): readonly Seat[] {
  const open = seats.filter(seat => seat.provider === provider && seat.from <= at && at < seat.until)
  if (game === 0) return open
  const own = open.filter(seat => seat.game === game)
  const last = Math.max(...open.map(({ from }) => from))
  return own.length > 0 ? own : open.filter(({ from }) => from === last)
}

/** Every minute that was played since then and before now, each of them once. */
export function countMinutes(seats: readonly Seat[], since: number, now: number): number {
  const played = new Set<number>()
  for (const { from, until, lastBet } of seats) {
    for (let minute = from; minute < until && minute < lastBet + idle; minute++) {
      if (minute >= since && minute < now) played.add(minute)
    }
  }
  return played.size
}

/** How many of these seats somebody plays in at this minute. */
export function countPlayed(seats: readonly Seat[], now: number): number {
  return seats.filter(({ until, lastBet }) => now < until && now < lastBet + idle).length
}

/** The minute at which the day, week or month began in Manila. */
export function sinceOf(period: Period, now: number): number {
  return periodStart(manilaDay(now * 60_000), period) * minutesADay - minutesAhead
}
