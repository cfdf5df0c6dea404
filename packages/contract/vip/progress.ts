import { maxLevel } from './tiers.ts'

interface VipStanding {
  readonly vip: number
  readonly xp: number
}

interface Threshold {
  readonly level: number
  readonly xp: number
}

export interface Progress {
  /** How much of the way to the next level is behind, in whole percent and rounded down. */
  readonly percent: number
  /** How much experience is still missing. */
  readonly missing: number
  /** Nothing at the last level. */
  readonly next: number | undefined
}

/**
 * How far somebody is from their level to the next one. Without a level they are on the way to the first. A level is never
 * lost, so that one may have less experience than one's own level asks for.
 */
export function progressOf({ vip, xp }: VipStanding, levels: readonly Threshold[]): Progress {
  if (vip >= maxLevel) return { percent: 100, missing: 0, next: undefined }
  const thresholdOf = (level: number) => levels.find(one => one.level === level)?.xp ?? 0
  const [from, until] = [vip === 0 ? 0 : thresholdOf(vip), thresholdOf(vip + 1)]
  const share = until > from ? (xp - from) / (until - from) : 1
  const percent = Math.floor(Math.min(1, Math.max(0, share)) * 100)
  return { percent, missing: Math.max(0, until - xp), next: vip + 1 }
}
