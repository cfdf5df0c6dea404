import { dayMs, manilaDay } from '@saya/money'

/** What a member may spend (1) or lose (2) in a day (1), a week (2) or a month (3), and what of it is used. */
export interface PlayLimit {
  readonly counts: number
  readonly period: number
  /** The first day of the period that `used` was counted in. */
  readonly since: string
  readonly used: bigint
  readonly most: bigint
}

const losses = 2

export interface Play {
  readonly nowMs: number
  readonly stake: bigint
  readonly won: bigint
  /** Of a stake that is given back: the day it was counted on. */
  readonly stakedOn?: string
}

/** The limits once so much more was staked and won. */
export function countPlay(limits: readonly PlayLimit[], { nowMs, stake, won, stakedOn }: Play): PlayLimit[] {
  return limits.map(limit => {
    const { since, used } = inPeriodOf(limit, nowMs)
    const isOfBefore = stakedOn !== undefined && stakedOn < since
    const spent = isOfBefore ? used : used + stake
    // One may have won more than one lost, but nobody spends less than nothing.
    return { ...limit, since, used: limit.counts === losses ? spent - won : spent < 0n ? 0n : spent }
  })
}

export function exceedsPlay(limits: readonly PlayLimit[]): boolean {
  return limits.some(({ used, most }) => used > most)
}

export interface PlayBack {
  readonly nowMs: number
  readonly stake: bigint
  readonly stakedOn: string
  readonly won: bigint
  readonly openedOn: string
  readonly wins: readonly { readonly day: string; readonly amount: bigint }[]
}

/**
 * The limits once a stake and a win are taken back. Of a win in a period that its round is older than, so much is
 * forgotten as the round won since: a limit is rather kept than opened.
 */
export function takeBackPlay(limits: readonly PlayLimit[], back: PlayBack): PlayLimit[] {
  const { nowMs, stake, stakedOn, won, openedOn, wins } = back
  return limits.map(limit => {
    const { since } = inPeriodOf(limit, nowMs)
    const wonSince = wins.filter(({ day }) => day >= since).reduce((sum, { amount }) => sum + amount, 0n)
    const counted = openedOn >= since || wonSince > won ? won : wonSince
    const [after] = countPlay([limit], { nowMs, stake: -stake, stakedOn, won: -counted })
    return after ?? limit
  })
}

/** No limit counts what was before this day. */
export function oldestDay(nowMs: number): string {
  const [week, month] = [startOf(2, nowMs), startOf(3, nowMs)]
  return week < month ? week : month
}

function inPeriodOf({ period, since, used }: PlayLimit, nowMs: number): { since: string; used: bigint } {
  const start = startOf(period, nowMs)
  return since < start ? { since: start, used: 0n } : { since, used }
}

/** The first day of the day, the week from Monday or the month in Manila. */
function startOf(period: number, nowMs: number): string {
  const today = manilaDay(nowMs)
  if (period === 3) return `${today.slice(0, 8)}01`
  if (period === 1) return today
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  return manilaDay(nowMs - sinceMonday * dayMs)
}
