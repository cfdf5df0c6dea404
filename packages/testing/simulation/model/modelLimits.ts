import type { LimitWish } from '../../ledger/playLimits.store.ts'
import { periodStart } from './manilaDay.ts'

type WinAmount = bigint | ((since: number) => bigint)

interface Play {
  /** The first day of the period it was counted in. */
  readonly since: number
  /** The day of the stake that is given back. */
  readonly stakedOn: number | undefined
  readonly stake: bigint
  readonly won: bigint
}

/**
 * A limit of the model adds up its whole history each time, where the ledger keeps one figure. It counts whether it is set
 * or not: so one that is set later begins with what its period has cost.
 */
export interface ModelLimit extends Omit<LimitWish, 'most'> {
  readonly most: bigint | null
  since: number
  readonly plays: Play[]
}

export interface Stake {
  readonly today: number
  readonly stakedOn?: number | undefined
  readonly stake: bigint
  /** What is taken back may have been won in another period than this one. */
  readonly won: WinAmount
}

/** Every limit there can be, none of them set. */
export function noLimits(): ModelLimit[] {
  const periods = ['day', 'week', 'month'] as const
  return (['spent', 'lost'] as const).flatMap(counts =>
    periods.map(period => ({ counts, period, most: null, since: periodStart(0, period), plays: [] })),
  )
}

/** The limits once these are the ones that are set. */
export function withLimits(limits: readonly ModelLimit[], wishes: readonly LimitWish[]): ModelLimit[] {
  return limits.map(limit => {
    const wish = wishes.find(({ counts, period }) => counts === limit.counts && period === limit.period)
    return { ...limit, most: wish?.most ?? null }
  })
}

export function usedOf(limit: ModelLimit): bigint {
  return limit.plays
    .filter(({ since }) => since === limit.since)
    .reduce((used, play) => usedAfter(limit, used, play), 0n)
}

/** One may have won more than one lost, but nobody spends less than nothing. */
function usedAfter({ counts, since }: ModelLimit, used: bigint, { stakedOn, stake, won }: Play): bigint {
  const isOfBefore = stakedOn !== undefined && stakedOn < since
  const after = isOfBefore ? used : used + stake
  if (counts === 'lost') return after - won
  return after < 0n ? 0n : after
}

/** The limits after one more stake or win. */
export function withPlay(limits: readonly ModelLimit[], { today, won, ...play }: Stake): ModelLimit[] {
  return limits.map(limit => {
    const since = Math.max(limit.since, periodStart(today, limit.period))
    const counted = typeof won === 'function' ? won(since) : won
    return { ...limit, since, plays: [...limit.plays, { stakedOn: undefined, ...play, won: counted, since }] }
  })
}

export function isExceeded(limits: readonly ModelLimit[]): boolean {
  return limits.some(limit => limit.most !== null && usedOf(limit) > limit.most)
}
