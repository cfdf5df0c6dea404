import { type CappedKind, cappedKinds, type RebateCap } from '@saya/contract/rebateCap/rebateCap.ts'
import { type Units, unitsPerCentavo } from '@saya/money'

/** What a member's rounds of a month came to by now. Free rounds are no part of it. */
export interface MonthPlay {
  readonly turnover: Units
  /** Nothing where the member won. */
  readonly netLoss: Units
}

/** What was posted to a member in a month in each of the capped classes. */
export type MonthSums = Readonly<Record<CappedKind, Units>>

/** A reward that was collected and is not posted yet. */
export interface WaitingReward {
  readonly id: string
  readonly kind: CappedKind
  readonly amount: Units
  readonly promisedAtMs: number
}

export interface MonthState {
  readonly play: MonthPlay
  readonly posted: MonthSums
  /** Whatever of the member waits, in any order. */
  readonly waiting: readonly WaitingReward[]
}

export interface Room {
  /** The most that may have been posted by now in the classes that share the reward's part of the cap. */
  readonly most: Units
  /** What was posted of that. */
  readonly used: Units
  /** What waits in the same classes and is older than the reward. */
  readonly ahead: Units
}

const ppmOfOne = 1_000_000n
const onLosses: readonly CappedKind[] = [4006]

/** The classes that a reward shares its part of the cap with. */
export function classesBeside({ rule }: Pick<RebateCap, 'rule'>, kind: CappedKind): readonly CappedKind[] {
  if (rule !== 'by_basis') return cappedKinds
  return cappedKinds.filter(other => onLosses.includes(other) === onLosses.includes(kind))
}

/** The most that may be posted in a month in the classes that a reward shares its part of the cap with. */
export function mostOf({ rule, turnoverPpm, lossPpm }: RebateCap, kind: CappedKind, play: MonthPlay): Units {
  const ofTurnover = shareOf(play.turnover, turnoverPpm)
  const ofLoss = shareOf(play.netLoss, lossPpm)
  if (rule === 'by_basis') return onLosses.includes(kind) ? ofLoss : ofTurnover
  if (rule === 'larger') return ofTurnover > ofLoss ? ofTurnover : ofLoss
  return ofTurnover < ofLoss ? ofTurnover : ofLoss
}

function shareOf(amount: Units, ppm: bigint): Units {
  return amount <= 0n ? 0n : (amount * ppm) / ppmOfOne
}

export function roomFor(cap: RebateCap, state: MonthState, reward: WaitingReward): Room {
  const classes = classesBeside(cap, reward.kind)
  const older = state.waiting.filter(other => classes.includes(other.kind) && isOlder(other, reward))
  return {
    most: mostOf(cap, reward.kind, state.play),
    used: classes.reduce((sum, kind) => sum + state.posted[kind], 0n),
    ahead: older.reduce((sum, { amount }) => sum + amount, 0n),
  }
}

/** Whole rewards alone are posted, and none takes the room of one that waits longer. */
export function fits({ most, used, ahead }: Room, amount: Units): boolean {
  return used + ahead + amount <= most
}

function isOlder(one: WaitingReward, other: WaitingReward): boolean {
  if (one.promisedAtMs !== other.promisedAtMs) return one.promisedAtMs < other.promisedAtMs
  return one.id < other.id
}

/** How much more turnover this month makes room for a reward. Nothing where it is losses that do, which nobody is asked for. */
export function playUntilRoom(cap: RebateCap, state: MonthState, reward: WaitingReward): Units | null {
  const { used, ahead } = roomFor(cap, state, reward)
  const needed = used + ahead + reward.amount
  const isOnLosses = cap.rule === 'by_basis' && onLosses.includes(reward.kind)
  const isHeldByLosses = cap.rule === 'smaller' && shareOf(state.play.netLoss, cap.lossPpm) < needed
  if (isOnLosses || isHeldByLosses || cap.turnoverPpm === 0n) return null
  const more = divideUp(needed * ppmOfOne, cap.turnoverPpm) - state.play.turnover
  return more <= 0n ? 0n : divideUp(more, unitsPerCentavo) * unitsPerCentavo
}

function divideUp(amount: bigint, by: bigint): bigint {
  return (amount + by - 1n) / by
}
