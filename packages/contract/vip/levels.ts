import * as v from 'valibot'
import { pesos } from '../money.ts'
import { maxLevel } from './tiers.ts'

/** One level as members see it: from how much experience on it is reached, and what it brings. */
export const vipLevel = v.object({
  level: v.number(),
  /** The number of its tier, 1 to 5. */
  ty: v.number(),
  xp: v.number(),
  /** Once, for reaching it. */
  upgrade: pesos,
  /** On each birthday while this is the level. */
  birthday: pesos,
  /** How often a bonus of this level must be played through. */
  multiple: v.number(),
  img: v.string(),
})
export type VipLevel = v.InferOutput<typeof vipLevel>

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** All that staff say of one level, in whole pesos. */
export const levelWish = v.object({
  xp: whole(1, 1_000_000_000_000),
  upgrade: whole(1, 10_000_000),
  birthday: whole(1, 10_000_000),
  multiple: whole(0, 100),
})
export type LevelWish = v.InferOutput<typeof levelWish>

/** All levels, the first one first. */
export const levelWishes = v.pipe(v.array(levelWish), v.length(maxLevel))
