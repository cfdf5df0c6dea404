import type { Units } from '@saya/money'
import { isExpired, type Reward } from '../../reward/index.ts'

/** The kind of reward that play at providers is given back as. */
export const rebateKind = 4005

/** What its member can collect now, the first to expire first. What waits under the law's cap comes by itself. */
export function collectableOf(rewards: readonly Reward[], nowMs: number): readonly Reward[] {
  return rewards
    .filter(reward => reward.kind === rebateKind && reward.status === 'open')
    .filter(reward => !reward.isAutomatic && !isExpired(reward, nowMs))
    .toSorted((one, other) => (one.expiresAtMs ?? 0) - (other.expiresAtMs ?? 0) || (one.id < other.id ? -1 : 1))
}

export function sumOf(rewards: readonly { readonly amount: Units }[]): Units {
  return rewards.reduce((sum, { amount }) => sum + amount, 0n)
}

/** The day that a reward is of: a name is the promotion and the day. */
export function dayOfName(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1)
}
