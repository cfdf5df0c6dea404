import { dayMs } from '@saya/money'
import { declareTransitions } from '../../platform/transition/transition.rules.ts'
import { fingerprintOf, standardMultiple } from '../wallet/index.ts'

/** The kinds of postings that are promised before: coins, and what promotions pay. */
export const rewardKinds = [42, 4001, 4002, 4003, 4004, 4005, 4006, 4007, 4008, 4009, 4010] as const
export type RewardKind = (typeof rewardKinds)[number]

export type RewardStatus = 'open' | 'held' | 'posted' | 'expired' | 'refused'
export type RewardEvent = 'post' | 'hold' | 'release' | 'refuse' | 'expire'

export const rewardTransitions = declareTransitions<RewardStatus, RewardEvent>({
  initial: ['open', 'held'],
  table: {
    open: { post: 'posted', hold: 'held', refuse: 'refused', expire: 'expired' },
    held: { release: 'open', refuse: 'refused' },
    posted: {},
    expired: {},
    refused: {},
  },
})

export const coins = 42

export interface RewardKey {
  readonly uid: bigint
  readonly kind: RewardKind
  /** Names it among all of its kind and member: a day, a level, a place in a contest. */
  readonly name: string
}

/** What a reward is known by, and its posting among those of all members. */
export function rewardIdOf({ uid, kind, name }: RewardKey): string {
  return fingerprintOf(['reward', uid, kind, name])
}

/** How often it must be played through: as it is promised, or else as its kind asks. Coins are not played. */
export function multipleFor(kind: RewardKind, multiple: number | undefined): number {
  if (kind === coins) return 0
  const own = multiple ?? standardMultiple(kind)
  if (own === undefined) throw new RangeError(`A reward of kind ${kind} says how often it must be played through.`)
  return Number(own)
}

interface Reach {
  readonly status: RewardStatus
  readonly expiresAtMs: number | null
  readonly collectedAtMs: number | null
}

/** What was collected waits for nobody but us, and expires no more. */
export function isExpired({ status, expiresAtMs, collectedAtMs }: Reach, nowMs: number): boolean {
  return status === 'open' && collectedAtMs === null && expiresAtMs !== null && expiresAtMs <= nowMs
}

export type RewardCode = 'reward_held' | 'reward_refused' | 'reward_expired'

/** Whether a reward can still be posted, as far as the reward itself tells. */
export function judgeReward(reward: Reach, nowMs: number): 'post' | 'posted' | RewardCode {
  if (reward.status === 'posted') return 'posted'
  if (reward.status === 'held') return 'reward_held'
  if (reward.status === 'refused') return 'reward_refused'
  return reward.status === 'expired' || isExpired(reward, nowMs) ? 'reward_expired' : 'post'
}

/** When the sweep has to see to an open reward: at once, when it expires, or never. */
export function dueAt(reward: { readonly isAutomatic: boolean; readonly expiresAtMs: number | null }, nowMs: number) {
  return reward.isAutomatic ? nowMs : reward.expiresAtMs
}

const hourMs = 3_600_000

/** When a reward is tried again that could not be posted just now: in an hour, or when it expires before that. */
export function retryAt({ expiresAtMs, collectedAtMs }: Omit<Reach, 'status'>, nowMs: number): number {
  const next = nowMs + hourMs
  return collectedAtMs === null && expiresAtMs !== null && expiresAtMs < next ? expiresAtMs : next
}

/**
 * What a pause kept a member from collecting stays collectable for seven days after it, whether it is seen to while the pause lasts or
 * behind its end. Nothing where no pause held it, or where these days are over too.
 */
export function expiryAfter(
  heldUntilMs: number | undefined,
  { promisedAtMs }: { readonly promisedAtMs: number },
  nowMs: number,
): number | undefined {
  if (heldUntilMs === undefined || heldUntilMs <= promisedAtMs) return undefined
  const laterMs = heldUntilMs + 7 * dayMs
  return laterMs > nowMs ? laterMs : undefined
}

interface Hold {
  readonly expiresAtMs: number | null
  readonly heldAtMs: number | null
}

/** The time in which a reward was held does not count. */
export function expiryAfterHold({ expiresAtMs, heldAtMs }: Hold, nowMs: number): number | null {
  return expiresAtMs === null || heldAtMs === null ? expiresAtMs : expiresAtMs + (nowMs - heldAtMs)
}
