import { daysToCount } from '@saya/contract/invite/daysToCount.ts'
import type { friendStates } from '@saya/contract/invite/invite.ts'
import type { EligibilityCode } from '@saya/contract/promotion/errors.ts'
import { dayMs, daySpan, manilaDay, type Units } from '@saya/money'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** So long until one is tried again who may yet be given something. */
export const tryGapMs = hourMs

const inviteDays = {
  /** So long somebody may wait for what they cannot be given just now. */
  toPay: 62,
  /** So long a deposit may be taken back. */
  toTakeBack: 120,
} as const

/** What a friend has done by now. */
export interface FriendFacts {
  readonly verifiedAtMs: number | null
  readonly deposit: {
    readonly id: string
    readonly amount: Units
    readonly atMs: number
    readonly isPlayed: boolean
  } | null
}

/** What of it the dates of an invitation are held against. */
interface DoneFacts {
  readonly verifiedAtMs: number | null
  readonly deposit: Pick<NonNullable<FriendFacts['deposit']>, 'atMs' | 'isPlayed'> | null
}

interface Dates {
  readonly first_day: string
  readonly last_day: string
}

/** Whether a friend signed up within the dates of an invitation. */
function isJoinedIn({ first_day: first, last_day: last }: Dates, joinedAtMs: number): boolean {
  const day = manilaDay(joinedAtMs)
  return first <= day && day <= last
}

/**
 * Whether a friend who signed up at a moment has done everything by the dates of an invitation, and while they had time for it. What they
 * played is only seen when somebody looks: so the last day's play counts where it was seen by the end of the day after it. Whoever was
 * ready by then stays so.
 */
export function isComplete(
  { verifiedAtMs, deposit }: DoneFacts,
  dates: Dates,
  { joinedAtMs, playSeenAtMs }: { readonly joinedAtMs: number; readonly playSeenAtMs: number },
): boolean {
  if (verifiedAtMs === null || !deposit?.isPlayed) return false
  const overAtMs = joinedAtMs + daysToCount * dayMs
  const done = [verifiedAtMs, deposit.atMs, playSeenAtMs - dayMs]
  const within = done.every(ms => manilaDay(ms) <= dates.last_day && ms < overAtMs)
  return within && isJoinedIn(dates, joinedAtMs)
}

/** When a friend is looked at next who has yet to do something: often at first, and no more once their time is over. */
export function nextLookAt(joinedAtMs: number, nowMs: number): number | null {
  const age = nowMs - joinedAtMs
  if (age >= daysToCount * dayMs) return null
  return nowMs + (age < dayMs ? 5 * minuteMs : age < 7 * dayMs ? hourMs : 12 * hourMs)
}

/** When somebody looks next whether the deposit behind a reward is taken back. */
export function nextWatchAt(countedAtMs: number, nowMs: number): number | null {
  const age = nowMs - countedAtMs
  if (age >= inviteDays.toTakeBack * dayMs) return null
  return nowMs + (age < 30 * dayMs ? dayMs : 7 * dayMs)
}

const passing: ReadonlySet<EligibilityCode> = new Set([
  'promotion_paused',
  'promotion_limit',
  'promotion_unavailable',
  'promotion_verify',
  'promotion_id',
  'promotion_level',
  'promotion_age',
  'promotion_email',
  'promotion_payee',
  'promotion_gift_cap',
])

/** Whether what keeps somebody from a reward may be over soon. Everything else is for good. */
export function mayPass(code: EligibilityCode): boolean {
  return passing.has(code)
}

/** From when on both are given what a friend brings who counts: rings show once there was time to withdraw. */
export function payableAt(countedAtMs: number, waitDays: number): number {
  return countedAtMs + waitDays * dayMs
}

/** The day to read for a reward that waits for nothing else than that: none where it is not known yet, or has come. */
export function dueAtOf(state: FriendState, payableAtMs: number | undefined, nowMs: number): number | undefined {
  return state === 'played' && payableAtMs !== undefined && nowMs < payableAtMs ? payableAtMs : undefined
}

/** Until when somebody waits at the longest for what keeps them from a reward to be over. */
export function waitsUntil(payableAtMs: number): number {
  return payableAtMs + inviteDays.toPay * dayMs
}

/** Of a month that is full it is the last day of the invitation, where that is later: until then friends are promised something. */
export function waitsForMonthUntil(payableAtMs: number, { last_day: last }: Pick<Dates, 'last_day'>): number {
  return Math.max(waitsUntil(payableAtMs), daySpan(last).untilMs)
}

/** When one is tried again who may yet be given something; nothing where that has taken too long. */
export function nextTryAt(untilMs: number, nowMs: number): number | undefined {
  return nowMs >= untilMs ? undefined : nowMs + tryGapMs
}

export type FriendState = (typeof friendStates)[number]

export interface FriendRow {
  readonly verifiedAtMs: number | null
  readonly depositedAtMs: number | null
  readonly playedAtMs: number | null
  readonly isCounted: boolean
  /** Whether an invitation holds for whoever has done everything. */
  readonly isInvited: boolean
  readonly isHeld: boolean
  readonly isTakenBack: boolean
  /** Whether nobody looks any more. */
  readonly isOver: boolean
  readonly parentState: 'open' | 'promised' | 'refused' | 'none'
  /** What keeps the parent from the reward, for now or for good. */
  readonly parentCode: string
  /** Whether the invitation by which the friend counts was stopped. */
  readonly isStopped: boolean
  /** Of what the parent was promised. */
  readonly reward: 'open' | 'held' | 'posted' | 'expired' | 'refused' | undefined
}

/** What comes to nothing for a reason of the invitation, which is about neither of the two: so both may read it. */
const offerEnds: Readonly<Partial<Record<string, FriendState>>> = {
  promotion_stopped: 'stopped',
  promotion_used_up: 'used_up',
  promotion_gift_cap: 'month_over',
}

/** No day is read of what was stopped: nothing new is taken of it. */
function openStateOf({ isStopped, parentCode }: FriendRow): FriendState {
  if (isStopped) return 'stopped'
  return parentCode === 'promotion_gift_cap' ? 'next_month' : 'played'
}

/**
 * How whoever brought a friend sees them. It tells what the friend has yet to do, and never why nothing comes of it although all is done:
 * that is about the friend.
 */
export function friendState(row: FriendRow): FriendState {
  if (row.isTakenBack) return 'none'
  if (!row.isCounted) return row.isOver ? 'over' : stepOf(row)
  if (row.parentState === 'open') return openStateOf(row)
  if (row.parentState !== 'promised') return offerEnds[row.parentCode] ?? 'none'
  if (row.reward === 'posted') return 'paid'
  if (row.reward === 'refused' || row.reward === 'expired') return 'none'
  // What became of the promise says more than what was known as the friend counted.
  return (row.reward ? row.reward === 'held' : row.isHeld) ? 'checking' : 'played'
}

/** What a friend has yet to do: the first of it. Nothing comes of all of it where no invitation is about them. */
function stepOf({ verifiedAtMs, depositedAtMs, playedAtMs, isInvited }: FriendRow): FriendState {
  if (verifiedAtMs === null) return 'joined'
  if (depositedAtMs === null) return 'verified'
  if (playedAtMs === null) return 'deposited'
  return isInvited ? 'played' : 'none'
}
