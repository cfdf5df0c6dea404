import { dayMs, manilaDay } from '@saya/money'

/** Where each limit stands in the arrays of a wallet. */
export const playPlaces = [
  { counts: 'spent', period: 'day' },
  { counts: 'spent', period: 'week' },
  { counts: 'spent', period: 'month' },
  { counts: 'lost', period: 'day' },
  { counts: 'lost', period: 'week' },
  { counts: 'lost', period: 'month' },
] as const

type Period = (typeof playPlaces)[number]['period']

/** Of which play a limit is. */
export interface PlayPlace {
  readonly counts: (typeof playPlaces)[number]['counts']
  readonly period: Period
}

/** What a member may spend and lose, and what of that is used, by the places above. */
export interface PlayLimits {
  /** Null where there is no limit of that kind. */
  readonly most: readonly (bigint | null)[]
  /** Counted whether there is a limit or not. */
  readonly used: readonly bigint[]
  /** The last Manila day that it was counted on. It never goes back, whatever a clock says. */
  readonly countedOn: string
}

export interface Play {
  readonly nowMs: number
  readonly stake: bigint
  readonly won: bigint
}

/** The limits once so much more was staked and won. */
export function countPlay(limits: PlayLimits, { nowMs, stake, won }: Play): PlayLimits {
  return changeUsed(limits, nowMs, () => ({ stake, won }))
}

export function exceedsPlay({ most, used }: PlayLimits): boolean {
  return used.some((units, place) => units > (most[place] ?? units))
}

export interface PlayBack extends Play {
  /** The day that the stake was counted on. */
  readonly stakedOn: string
  readonly openedOn: string
  readonly wins: readonly { readonly day: string; readonly amount: bigint }[]
}

/**
 * The limits once a stake and a win are taken back. The stake of a period that is over makes no room in this one. Of a win
 * in a period that its round is older than, so much is forgotten as the round won since: a limit is rather kept than opened.
 */
export function takeBackPlay(
  limits: PlayLimits,
  { nowMs, stake, stakedOn, won, openedOn, wins }: PlayBack,
): PlayLimits {
  return changeUsed(limits, nowMs, since => {
    const wonSince = wins.filter(({ day }) => day >= since).reduce((sum, { amount }) => sum + amount, 0n)
    const counted = openedOn >= since || wonSince > won ? won : wonSince
    return { stake: stakedOn < since ? 0n : -stake, won: -counted }
  })
}

type PlaySince = (since: string) => { readonly stake: bigint; readonly won: bigint }

/** One may have won more than one lost, but nobody spends less than nothing. */
function changeUsed({ most, used, countedOn }: PlayLimits, nowMs: number, playSince: PlaySince): PlayLimits {
  const today = manilaDay(nowMs)
  const until = today > countedOn ? today : countedOn
  const after = playPlaces.map(({ counts, period }, place) => {
    const since = startOf(period, until)
    const before = countedOn < since ? 0n : (used[place] ?? 0n)
    const { stake, won } = playSince(since)
    if (counts === 'lost') return before + stake - won
    return before + stake < 0n ? 0n : before + stake
  })
  return { most, used: after, countedOn: until }
}

/** The limits as they stand on a day: what is used of a period that was over by then is nothing. */
export function limitsOn(limits: PlayLimits, nowMs: number): PlayLimits {
  return countPlay(limits, { nowMs, stake: 0n, won: 0n })
}

/** No limit counts what was before this day. */
export function oldestDay(nowMs: number): string {
  const today = manilaDay(nowMs)
  const [week, month] = [startOf('week', today), startOf('month', today)]
  return week < month ? week : month
}

/** The first day of the period that a Manila day lies in. A week begins on Monday. */
export function startOf(period: Period, day: string): string {
  if (period === 'day') return day
  if (period === 'month') return `${day.slice(0, 8)}01`
  const date = new Date(`${day}T00:00:00Z`)
  const sinceMonday = (date.getUTCDay() + 6) % 7
  return new Date(date.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10)
}
