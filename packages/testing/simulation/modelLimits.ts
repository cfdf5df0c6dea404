import { periodStart } from './manilaDay.ts'

/** One limit as it was set. Counts 1: what is spent, 2: what is lost. Periods 1, 2, 3: day, week, month. */
export interface LimitWish {
  readonly counts: number
  readonly period: number
  readonly most: bigint
}

interface Play {
  /** The first day of the period it was counted in, and the day its stake was staked. */
  readonly since: number
  readonly stakedOn: number
  readonly stake: bigint
  readonly won: bigint
}

/** A limit of the model adds up its whole history each time, where the ledger keeps one figure. */
export interface ModelLimit extends LimitWish {
  since: number
  readonly plays: Play[]
}

export interface Stake {
  readonly today: number
  readonly stakedOn: number
  readonly stake: bigint
  readonly won: bigint
}

export function setLimit(wish: LimitWish, today: number): ModelLimit {
  return { ...wish, since: periodStart(today, wish.period), plays: [] }
}

export function usedOf(limit: ModelLimit): bigint {
  return limit.plays.reduce((sum, play) => sum + usedBy(limit, play), 0n)
}

function usedBy({ counts, since }: ModelLimit, play: Play): bigint {
  if (play.since !== since) return 0n
  const staked = play.stakedOn >= since ? play.stake : 0n
  return counts === 2 ? staked - play.won : staked
}

/** The limits after one more stake or win. */
export function withPlay(limits: readonly ModelLimit[], { today, ...play }: Stake): ModelLimit[] {
  return limits.map(limit => {
    const since = Math.max(limit.since, periodStart(today, limit.period))
    return { ...limit, since, plays: [...limit.plays, { ...play, since }] }
  })
}

export function isExceeded(limits: readonly ModelLimit[]): boolean {
  return limits.some(limit => usedOf(limit) > limit.most)
}
